/*
 * The code block on the page. The build has rendered it, and navigation replaces it, so React doesn't.
 */

/** What the playground changes about the code block that it belongs to. */
export interface CodeBlockView {
  /** The title of the block. */
  readonly title: string;
  /** Where the playground is rendered. */
  readonly container: HTMLElement;
  /** Turns the Run button into a Stop button. */
  setRunning(isRunning: boolean): void;
  /** Hides the code of the page while there is an editor, and makes the Copy button copy another text. */
  setEditedCode(code: string | undefined): void;
  /** Hides the output that the page shows, because the report takes its place. */
  hideOutput(isHidden: boolean): void;
  /** Marks a line of the code, counted from 1 without the lines that are shown as deleted. */
  markLine(line: number | undefined): void;
  /** Moves the focus to the Run button. */
  focus(): void;
  /** Restores the block. */
  restore(): void;
}

/** Takes over the code block of a Run button. */
export function takeOverBlock(button: HTMLElement): CodeBlockView {
  const figure = button.closest('figure');
  const pre = figure?.querySelector('pre');
  if (!figure || !pre) throw new Error('A Run button is outside of a code block.');
  const label = button.ariaLabel ?? '';
  const container = document.createElement('div');
  container.className = 'playground';
  figure.append(container);
  figure.dataset.playground = '';
  /** The first `<code>` of the block, which is what its Copy button copies. */
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

/** The line of the block, counted from 0, that shows a line of its code. */
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
