import { loadApp } from './load-app.ts';
import type * as Arrive from './pages/arrive.ts';
import { noteAct, signs } from './reader.ts';

/** Fetches what shows another page, which does not need React. */
export const loadPages = (): Promise<typeof Arrive> => import('./pages/arrive.ts');

/** Milliseconds after a failure in which signs of interest count for nothing. */
let pause = 500;

/** Loads what shows pages, then the app, at the reader's first sign of interest. */
export function awaitInterest(): void {
  const controller = new AbortController();
  const load = () => {
    noteAct();
    controller.abort();
    // The reader has asked for nothing yet: a later sign tries again, and a click has an answer of its own.
    loadPages()
      // A page that is on its way comes first; it asks for the app itself.
      .then<unknown>(() => (document.documentElement.hasAttribute('data-busy') ? awaitInterest() : loadApp()))
      .catch(() => {
        pause *= 2;
        setTimeout(awaitInterest, pause);
      });
  };
  // What a reader does before the page has to be more than a document; scrolling by the browser is no sign.
  for (const sign of [...signs, 'focusin'])
    addEventListener(sign, load, { passive: true, signal: controller.signal });
}
