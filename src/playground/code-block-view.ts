/*
 * Changes the code block of a playground in the DOM. React doesn't render it, because it is part of the article.
 */

/** The code block of a playground. */
export interface CodeBlockView {
  /** The title of the block. */
  readonly title: string;
  /** The element that React renders the playground into. */
  readonly container: HTMLElement;
  /** Turns the Run button into a Stop button. */
  setRunning(isRunning: boolean): void;
  /** Hides the original code while the editor is open, and sets what the Copy button copies. */
  setEditedCode(code: string | undefined): void;
  /** Hides the output block of the page, which the report replaces. */
  hideOutput(isHidden: boolean): void;
  /** Marks a line of the code, counted from 1. Lines that are shown as deleted don't count. */
  markLine(line: number | undefined): void;
  /** Moves the focus to the Run button. */
  focus(): void;
  /** Restores the original block. */
  restore(): void;
}

/** Returns the code block of a Run button, with an empty container for the playground. */
export function takeOverBlock(button: HTMLElement): CodeBlockView {
  const figure = button.closest('figure');
  const pre = figure?.querySelector('pre');
  if (!figure || !pre) throw new Error('A Run button is outside of a code block.');
  const label = button.ariaLabel ?? '';
  const container = document.createElement('div');
  container.className = 'playground';
  figure.append(container);
  figure.dataset.playground = '';
  /** The Copy button copies the first `<code>` of the block. */
  const copied = document.createElement('code');
  copied.hidden = true;
  const mark = document.createElement('span');
  mark.className = 'error-line';
  const view: CodeBlockView = {
    title: figure.querySelector('figcaption')?.textContent ?? '',
    container,
    setRunning(isRunning) {
      button.toggleAttribute('data-running', isRunning);
      button.ariaLabel = isRunning ? label.replace(/^Run/, 'Stop') : label;
    },
    setEditedCode(code) {
      figure.toggleAttribute('data-edited', code !== undefined);
      copied.textContent = code ?? '';
      if (code === undefined) copied.remove();
      else if (!copied.isConnected) figure.prepend(copied);
    },
    hideOutput(isHidden) {
      figure.toggleAttribute('data-output-replaced', isHidden);
    },
    markLine(line) {
      if (line === undefined) {
        mark.remove();
        return;
      }
      mark.style.setProperty('--line-number', String(shownLine(pre, line)));
      pre.append(mark);
    },
    focus: () => button.focus(),
    restore() {
      view.setRunning(false);
      view.setEditedCode(undefined);
      view.hideOutput(false);
      mark.remove();
      container.remove();
      delete figure.dataset.playground;
    },
  };
  return view;
}

/** Converts a line of the code, counted from 1, to a line of the block, counted from 0. */
function shownLine(pre: HTMLElement, line: number): number {
  let [shown, count] = [0, 1];
  for (const node of pre.querySelector('code')?.childNodes ?? []) {
    const breaks = (node.textContent ?? '').split('\n').length - 1;
    if (node instanceof Element && node.matches('.del')) shown += breaks;
    else if (count + breaks >= line) return shown + line - count;
    else {
      shown += breaks;
      count += breaks;
    }
  }
  return shown;
}
