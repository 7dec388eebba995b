import { loadApp } from './load-app.ts';
import { loadPages } from './navigation.ts';
import { noteInteraction, userEvents } from './user-events.ts';

/** Milliseconds to wait after a failure before interactions load the scripts again. */
const pause = 2000;

/** Loads the other scripts at the reader's first interaction. */
export function loadOnFirstInteraction(): void {
  const controller = new AbortController();
  const load = () => {
    noteInteraction();
    controller.abort();
    Promise.all([loadPages(), loadApp()]).catch(() => {
      // The reader hasn't requested anything yet, so nothing is reported. A later interaction retries.
      setTimeout(loadOnFirstInteraction, pause);
    });
  };
  // Not `scroll`, because the browser scrolls too.
  for (const sign of [...userEvents, 'focusin'])
    addEventListener(sign, load, { passive: true, signal: controller.signal });
}
