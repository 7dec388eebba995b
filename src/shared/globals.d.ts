/// <reference types="vite/client" />

/** Base path of the site, filled in by the build. */
declare const __BASE__: string;
/** Timeout of page chunks in milliseconds, filled in by the build. */
declare const __CHUNK_TIMEOUT_MS__: number;
/** Tag manager container, or an empty string. */
declare const __TAG_MANAGER_ID__: string;
/** Algolia configuration, or null. */
declare const __ALGOLIA__: import('./site.ts').AlgoliaConfig | null;
declare const __SUPPORT_URL__: string;
/** Addresses of the stylesheets that only some documents load, filled in by the build. */
declare const __EXTRA_SHEETS__: readonly string[];
/** Whether the site has a service worker, filled in by the build. */
declare const __OFFLINE__: boolean;
/**
 * Path and query of the page that the document was loaded for. An inline script sets it, because Back may have changed the URL
 * since.
 */
declare const loadedPath: string;
interface Window {
  /** What the build replaces imports between scripts with. */
  importModule: (url: string) => Promise<object>;
}
