import { loadApp } from './load-app.ts';
import { loadPages } from './navigation.ts';
import { noteInteraction, userEvents } from './user-events.ts';

/** Milliseconds after a failure in which userEvents of interest are ignored. */
const pause = 2000;

/** Loads the other scripts at the reader's first sign of interest. */
export function loadOnFirstInteraction(): void {
  const controller = new AbortController();
  const load = () => {
    noteInteraction();
    controller.abort();
    Promise.all([loadPages(), loadApp()]).catch(() => {
      // Nothing has been requested yet, so nothing is reported. A later sign tries again.
      setTimeout(loadOnFirstInteraction, pause);
    });
  };
  // The browser scrolls too, so `scroll` is no sign.
  for (const sign of [...userEvents, 'focusin'])
    addEventListener(sign, load, { passive: true, signal: controller.signal });
}
