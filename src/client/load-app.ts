import { once } from './once.ts';

/**
 * Loads and starts `app.ts`.
 *
 * @throws also if the script is empty, which is a valid module
 */
export const loadApp: () => Promise<void> = once(() => import('./app.ts').then((app) => app.start()));
