import { provider } from './providers.ts';

/** Prefetches everything that search needs. */
export function prepare(): void {
  provider.prepare();
  // Failures are reported when search is opened.
  import('./open-search.tsx').catch(() => {});
}
