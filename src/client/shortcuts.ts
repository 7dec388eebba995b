import { isComposing } from './composing.ts';
import { press } from './navigation.ts';

/** Opens search on a click on the search box, on `/`, and on Ctrl or Cmd with K; holds other clicks until React is there. */
export function startShortcuts(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // What works without this script needs no help.
    if (!button || button.onclick || button.hasAttribute('popovertarget')) return;
    if (button.hasAttribute('data-search')) press();
    else if (!document.documentElement.hasAttribute('data-live')) press(button);
  });
  // An address such as `/docs/?q=cron`, made by a browser that knows the site as a search engine.
  if (/[?&]q=./.test(location.search)) press();
  document.addEventListener('keydown', (event) => {
    if (!opensSearch(event)) return;
    event.preventDefault();
    press();
  });
}

/** Whether a key opens search. */
function opensSearch(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (isComposing(event)) return false;
  if (ctrlKey || metaKey) {
    // On a keyboard for another script the key with the Latin K counts; on one for Latin letters, wherever K is.
    const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code === 'KeyK' && 'k';
    return letter === 'k' && !altKey && !shiftKey;
  }
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
  // A shortcut of one character can be turned off: https://www.w3.org/TR/WCAG22/#character-key-shortcuts
  return key === '/' && !isTyping && document.documentElement.dataset.slash !== 'false';
}
