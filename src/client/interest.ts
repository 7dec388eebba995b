import type * as App from './app.tsx';

/** What a reader does before the page has to be more than a document: a finger is a pointer, and scrolling by the browser no sign. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

let app: Promise<typeof App> | undefined;

/**
 * Fetches and starts the part of the site that needs React, once, and waits until
 * React has taken over. A failure is not remembered.
 */
export function loadApp(): Promise<typeof App> {
  // Side by side: the app brings React anyway, but would ask for it only once its own script is there.
  app ??= Promise.all([import('./app.tsx'), import('./react.ts')])
    // A file that came empty is a module too, of which nothing can be expected.
    .then(([module]) => module.ready.then(() => module))
    .catch((error: unknown) => {
      app = undefined;
      throw error;
    });
  return app;
}

/** Milliseconds after a failure in which signs of interest count for nothing. */
let pause = 500;

/** Loads the app at the reader's first sign of interest. */
export function awaitInterest(): void {
  const controller = new AbortController();
  const load = () => {
    controller.abort();
    // The reader has asked for nothing yet: a later sign tries again, and a click has an answer of its own.
    loadApp().catch(() => {
      pause *= 2;
      setTimeout(awaitInterest, pause);
    });
  };
  for (const sign of signs) addEventListener(sign, load, { passive: true, signal: controller.signal });
}
