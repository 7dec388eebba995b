/// <reference types="vite/client" />

/** Base path of the site, filled in by the build. */
declare const __BASE__: string;
/** Milliseconds after which a page chunk counts as lost, filled in by the build. */
declare const __CHUNK_TIMEOUT_MS__: number;
/** Tag manager container, or an empty text. */
declare const __TAG_MANAGER_ID__: string;
/** Third-party search, or null. */
declare const __ALGOLIA__: import('./site.ts').AlgoliaConfig | null;
declare const __SUPPORT_URL__: string;
/** Addresses of the stylesheets that only some documents load, filled in by the build. */
declare const __EXTRA_SHEETS__: readonly string[];
/** Whether the site has a worker that keeps pages, filled in by the build. */
declare const __OFFLINE__: boolean;
/** Path and query of the page that the document was made for, by the script in its head; Back may have changed the address since. */
declare const loadedPath: string;
