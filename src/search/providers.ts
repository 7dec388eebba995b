import { algoliaProvider } from './algolia-provider.ts';
import { localProvider } from './local-provider.ts';
import type { SearchProvider } from './provider.ts';

/** Searches the site's own index. */
export const local: SearchProvider = localProvider();

/** The configured provider. */
export const provider: SearchProvider = __ALGOLIA__ ? algoliaProvider(__ALGOLIA__, local) : local;
