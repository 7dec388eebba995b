import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { watchCrashes } from '../browser/crashes.ts';
import { reportFailure } from '../browser/failure.ts';
import { closeDialog } from '../browser/overlays.ts';
import { addStyles } from '../browser/styles.ts';
import { provider } from './providers.ts';
import { SearchDialog } from './SearchDialog.tsx';
import styles from './search.css?inline';

const isRepeatedCrash = watchCrashes();
/** What React renders below the field of the dialog. */
let panel: HTMLElement | undefined;

/**
 * Adds results to the dialog, which is open already unless the reader has closed it meanwhile. The first time, an empty field gets
 * the query of the URL (`?q=cron`).
 */
export function openSearch(): void {
  provider.prepare();
  if (panel) return;
  const dialog = document.querySelector('dialog');
  const input = dialog?.querySelector('input');
  // Both are in every complete document.
  if (!dialog || !input) return;
  addStyles(styles);
  const close = () => closeDialog(dialog);
  if (!isComplete(input)) {
    // A click on the backdrop has the dialog itself as its target. So has one after dragging from the field to somewhere else.
    let isOnBackdrop = false;
    dialog.addEventListener('pointerdown', ({ target }) => {
      isOnBackdrop = target === dialog;
    });
    dialog.addEventListener('click', ({ target }) => isOnBackdrop && target === dialog && close());
    input.value ||= new URLSearchParams(location.search).get('q')?.trimStart() ?? '';
    complete(input);
  }
  const element = document.createElement('div');
  element.className = 'panel';
  dialog.append(element);
  panel = element;
  const root = createRoot(element, {
    onUncaughtError(error) {
      reportError(error);
      restart(element);
    },
  });
  flushSync(() => root.render(<SearchDialog {...{ provider, input }} onLeave={close} />));
}

/** Whether the field has been completed. */
const isComplete = (input: HTMLInputElement): boolean => input.role === 'combobox';

/** Sets the attributes of the field that it doesn't need to take keys. */
function complete(input: HTMLInputElement): void {
  input.role = 'combobox';
  input.ariaLabel = 'Search the documentation';
  input.ariaAutoComplete = 'list';
  input.autocomplete = 'off';
  input.autocapitalize = 'off';
  input.setAttribute('autocorrect', 'off');
  input.enterKeyHint = 'go';
  input.spellcheck = false;
  input.maxLength = 200;
}

/**
 * Replaces what React has rendered, which is empty after an error. Extensions and translators change the document in ways that
 * React can't handle.
 */
function restart(crashed: HTMLElement): void {
  const isRepeated = isRepeatedCrash();
  // React is still rendering the old one.
  setTimeout(() => {
    crashed.remove();
    panel = undefined;
    if (!isRepeated) return openSearch();
    reportFailure(() => {
      reportFailure(undefined);
      openSearch();
    });
  });
}
