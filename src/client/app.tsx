/*
 * What is fetched at the reader's first sign of interest: React for the shell, and what serves the article beside it.
 */
import { flushSync } from 'react-dom';
// What shows pages belongs to it; named here, the two share one copy of what both of them use.
import './pages/arrive.ts';
import { startCopying } from './copy.ts';
import { startFiltering } from './filter.ts';
import { hydrateShell } from './hydrate.tsx';
import { watchIslands } from './islands.tsx';
import { closeOverlays } from './pages/overlays.ts';
import { currentView, drawWithin, sentView, subscribe } from './pages/store.ts';
import { prepareSearch } from './prepare-search.ts';
import { watchScrollBoxes } from './scroll-boxes.ts';
import { watchHeadings } from './scroll-spy.ts';
import { rememberGroups } from './sidebar-state.ts';

export { notFoundHtml } from './not-found-article.tsx';

/** Fetches search when the reader points at its box or moves to it. */
function prepareAhead({ target }: Event): void {
  if (target instanceof Element && target.closest('[data-search]')) prepareSearch();
}

drawWithin(flushSync);
hydrateShell();
startCopying();
startFiltering();
rememberGroups();
for (const watch of [watchIslands, watchScrollBoxes]) {
  watch();
  subscribe(watch);
}
// Back to a document that the browser has kept shows its article, as Back to any other page does.
addEventListener('pagehide', closeOverlays);
addEventListener('pointerover', prepareAhead, { passive: true });
addEventListener('focusin', prepareAhead, { passive: true });

/** Resolves when React has taken over, which it does in tasks of its own. */
export const ready: Promise<void> = new Promise((resolve) => {
  setTimeout(() => {
    document.documentElement.setAttribute('data-live', '');
    // The contents of a page that came before React are there only now.
    if (currentView() !== sentView) watchHeadings();
    resolve();
  });
});

/** What keeps pages waits until the page has nothing else to do, but no longer than this many milliseconds. */
const idleTimeout = 5000;

function startOffline(): void {
  const load = () => {
    // Without it nothing is kept, and the next page tries again.
    import('../offline/client/start.ts').then(({ start }) => start()).catch(() => {});
  };
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: idleTimeout });
  else setTimeout(load);
}

if (__OFFLINE__)
  void ready.then(() => {
    if (document.readyState === 'complete') startOffline();
    else addEventListener('load', startOffline, { once: true });
  });
