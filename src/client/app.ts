/*
 * Everything interactive that needs no React. It is loaded at the reader's first interaction.
 */
import { closeOverlays } from '../browser/overlays.ts';
import { startCopying } from './copy.ts';
import { rememberAnswers } from './feedback.ts';
import { observeFigures } from './islands.ts';
import { loadSearch } from './pages/show-page.ts';
import { rememberTabChoices } from './remember-tabs.ts';
import { observeScrollBoxes } from './scroll-boxes.ts';
import { rememberGroups } from './sidebar-state.ts';

/** Starts everything. It is called once. */
export function start(): void {
  startCopying();
  startFiltering();
  rememberGroups();
  rememberTabChoices();
  rememberAnswers();
  observeFigures();
  observeScrollBoxes();
  // A page that is restored from the back/forward cache should show its article, like after any other Back.
  addEventListener('pagehide', closeOverlays);
  addEventListener('pointerover', onPoint, { passive: true });
  addEventListener('focusin', onPoint, { passive: true });
  if (__OFFLINE__) {
    if (document.readyState === 'complete') startOfflineWhenIdle();
    else addEventListener('load', startOfflineWhenIdle, { once: true });
  }
  document.documentElement.setAttribute('data-live', '');
}

/** Loads the script of filters, also for articles that are shown later. */
function startFiltering(): void {
  const filter = (field: HTMLInputElement) => {
    import('./filter.ts')
      .then(({ filter }) => filter(field))
      // The next key requests it again.
      .catch(() => {});
  };
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-filter] > input')) filter(target);
  });
  // The reader may have typed before this script was loaded.
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-filter] > input'))
    if (field.value) filter(field);
}

/** Prefetches search when the pointer or focus is on its button. */
function onPoint({ target }: Event): void {
  if (target instanceof Element && target.closest('[data-search]')) loadSearch().catch(() => {});
}

function startOfflineWhenIdle(): void {
  const load = () => {
    // If this fails, nothing is cached, and the next document tries again.
    import('../offline/client/start.ts').then(({ start }) => start()).catch(() => {});
  };
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 5000 });
  else setTimeout(load);
}
