import { loadApp } from './load-app.ts';
import { loadPages } from './navigation.ts';
import { noteAct, signs } from './reader.ts';

/** Milliseconds after a failure in which signs of interest are ignored. */
const pause = 2000;

/** Loads the other scripts at the reader's first sign of interest. */
export function awaitInterest(): void {
  const controller = new AbortController();
  const load = () => {
    noteAct();
    controller.abort();
    Promise.all([loadPages(), loadApp()]).catch(() => {
      // Nothing has been requested yet, so nothing is reported. A later sign tries again.
      setTimeout(awaitInterest, pause);
    });
  };
  // The browser scrolls too, so `scroll` is no sign.
  for (const sign of [...signs, 'focusin'])
    addEventListener(sign, load, { passive: true, signal: controller.signal });
}
