import { once } from './once.ts';

/** Loads and starts `app.ts`. */
export const loadApp: () => Promise<void> = once(async () => (await import('./app.ts')).start());
