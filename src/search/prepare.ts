import { provider } from './providers.ts';

/** Fetches what search needs, side by side, before it is opened. */
export function prepare(): void {
  provider.prepare();
  // What fails now is told when search is opened.
  import('./open-search.tsx').catch(() => {});
}
