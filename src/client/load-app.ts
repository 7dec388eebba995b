import type * as App from './app.tsx';

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
