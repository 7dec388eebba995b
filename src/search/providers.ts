import { algoliaProvider } from './algolia-provider.ts';
import { localProvider } from './local-provider.ts';
import type { SearchProvider } from './provider.ts';

/** Searches the site's own index, which the not-found page uses too. */
export const local: SearchProvider = localProvider();

/** Searches as the site is configured. */
export const provider: SearchProvider = __ALGOLIA__ ? algoliaProvider(__ALGOLIA__, local) : local;
