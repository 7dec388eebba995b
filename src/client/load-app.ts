import { once } from './once.ts';

/**
 * Loads and starts everything that is live in the shell and in articles but needs no React.
 *
 * @throws also when the script arrives empty, because that is a module too
 */
export const loadApp: () => Promise<void> = once(() => import('./app.ts').then((app) => app.start()));
