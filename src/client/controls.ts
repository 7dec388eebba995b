import { isComposing } from '../browser/composing.ts';
import { requestControl } from './navigation.ts';
import { applyNextTheme } from './theme.ts';

/** Handles the buttons of the shell and the keyboard shortcuts of search. */
export function startControls(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    if (button.matches('[data-search]')) openDialog();
    else if (button.matches('[data-theme]')) applyNextTheme();
    // Run buttons, and until `app.ts` handles them, copy buttons.
    else if (button.matches('html:not([data-live]) :is([data-copy], [data-copy-page]), [data-run]'))
      requestControl(button);
  });
  // A URL such as `/docs/?q=cron`, from a browser that uses the site as a search engine (see `opensearch.xml`).
  if (/[?&]q=./.test(location.search)) openDialog();
  document.addEventListener('keydown', (event) => {
    if (!opensSearch(event)) return;
    event.preventDefault();
    openDialog();
  });
}

/** Opens the dialog of the document, which takes every key from now on, and loads the script that finds results. */
function openDialog(): void {
  const dialog = document.querySelector('dialog');
  if (!dialog?.open) dialog?.showModal();
  dialog?.querySelector('input')?.select();
  requestControl();
}

/** Whether a key opens search. */
function opensSearch(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (isComposing(event)) return false;
  if (ctrlKey || metaKey) {
    // On non-Latin keyboards, the physical key K counts. On Latin ones, the letter K does, wherever it is.
    return (/^[a-z]$/i.test(key) ? /k/i.test(key) : code === 'KeyK') && !altKey && !shiftKey;
  }
  const isTyping = target instanceof Element && target.closest('input, select, textarea, [contenteditable]');
  // A shortcut of one character can be turned off: https://www.w3.org/TR/WCAG22/#character-key-shortcuts
  return key === '/' && !isTyping && document.documentElement.dataset.slash !== 'false';
}
