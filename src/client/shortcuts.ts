import { press } from './navigation.ts';

/** Opens search on a click on the search box, on `/`, and on Ctrl or Cmd with K; holds other clicks until React is there. */
export function startShortcuts(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // What works by itself needs nobody's help.
    if (!button || button.onclick || button.hasAttribute('popovertarget')) return;
    if (button.hasAttribute('data-search')) press();
    else if (!document.documentElement.hasAttribute('data-live')) press(button);
  });
  // An address such as `/docs/?q=cron`, which browsers make that know the site as a search engine.
  if (/[?&]q=./.test(location.search)) press();
  document.addEventListener('keydown', (event) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const isTyping = document.activeElement?.matches('input, select, textarea');
    if (isCommand ? event.key === 'k' : event.key === '/' && !isTyping) {
      event.preventDefault();
      press();
    }
  });
}
