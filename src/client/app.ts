/*
 * What is live in the shell and in articles, without React. It is loaded at the reader's first sign of interest.
 */

import { closeOverlays } from '../browser/overlays.ts';
import { startCopying } from './copy.ts';
import { startFiltering } from './filter.ts';
import { watchIslands } from './islands.ts';
import { prefetchSearch } from './pages/show-page.ts';
import { watchScrollBoxes } from './scroll-boxes.ts';
import { rememberGroups } from './sidebar-state.ts';

/** Milliseconds after which offline reading starts even if the page is busy. */
const idleTimeout = 5000;

/** Starts everything. It is called once. */
export function start(): void {
  startCopying();
  startFiltering();
  rememberGroups();
  watchIslands();
  watchScrollBoxes();
  // A document that comes back from the back/forward cache shows its article, as after any other Back.
  addEventListener('pagehide', closeOverlays);
  addEventListener('pointerover', onPoint, { passive: true });
  addEventListener('focusin', onPoint, { passive: true });
  if (__OFFLINE__) {
    if (document.readyState === 'complete') startOfflineWhenIdle();
    else addEventListener('load', startOfflineWhenIdle, { once: true });
  }
  document.documentElement.setAttribute('data-live', '');
}

/** Loads search when the reader points at its button or moves focus to it. */
function onPoint({ target }: Event): void {
  if (target instanceof Element && target.closest('[data-search]')) prefetchSearch();
}

function startOfflineWhenIdle(): void {
  const load = () => {
    // Without its script nothing is cached, and the next document tries again.
    import('../offline/client/start.ts').then(({ start }) => start()).catch(() => {});
  };
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: idleTimeout });
  else setTimeout(load);
}
