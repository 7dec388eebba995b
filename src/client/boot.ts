/*
 * The script that every page loads at once. It stays small: it knows which heading is read, listens to navigations,
 * and fetches the rest at the reader's first sign of interest.
 */
import { awaitInterest, loadApp } from './interest.ts';
import { listenToNavigation } from './navigation.ts';
import { startScrollSpy } from './scroll-spy.ts';
import { rememberGroups } from './sidebar-state.ts';

// React, when it comes, finds the document as the server sent it; until then a button of its own waits here.
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element && event.target.closest('#header button:not([popovertarget])');
  if (button instanceof HTMLButtonElement && !document.documentElement.hasAttribute('data-live')) {
    loadApp().then((app) => app.ready).then(() => button.click(), () => awaitInterest());
  }
});

startScrollSpy();
rememberGroups();
if (window.navigation) listenToNavigation(window.navigation);
if (document.documentElement.hasAttribute('data-not-found')) loadApp().then((app) => app.showNotFoundHere());
awaitInterest();
