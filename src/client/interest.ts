import type * as App from './app.tsx';

/** What a reader does before the page has to be more than a document. Scrolling by the browser itself is not among it. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;

let app: Promise<typeof App> | undefined;

/** Fetches and starts the part of the site that needs React, once. A failure is not remembered. */
export function loadApp(): Promise<typeof App> {
  // Side by side: the app brings React anyway, but would ask for it only once its own script is there.
  app ??= Promise.all([import('./app.tsx'), import('./react.ts')]).then(
    ([module]) => module,
    (error: unknown) => {
      app = undefined;
      throw error;
    },
  );
  return app;
}

/** Loads the app at the reader's first sign of interest. */
export function awaitInterest(): void {
  const controller = new AbortController();
  const load = () => {
    controller.abort();
    loadApp().catch((error: unknown) => {
      // The reader has asked for nothing yet: the next sign tries again, and a click has an answer of its own.
      reportError(error);
      awaitInterest();
    });
  };
  for (const sign of signs) addEventListener(sign, load, { passive: true, signal: controller.signal });
}
