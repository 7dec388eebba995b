/*
 * Names that the build, the service worker and the page share.
 */

/**
 * The path of the service worker below the base, which is its scope. It has no hash, because browsers check this URL for updates.
 */
export const workerFile = 'service-worker.js';
/** A worker that removes itself and the caches. To turn offline reading off, an operator serves it instead of the other. */
export const removalFile = 'service-worker-off.js';
/** The path of the list of all files that can be cached. */
export const listFile = 'assets/offline.json';
/** The page that is shown offline for pages that aren't cached. */
export const offlineRoute = '/offline/';

/** All files of a build that can be cached. */
export interface OfflineList {
  build: string;
  /** Changes with the content of any file. */
  version: string;
  files: readonly OfflineFile[];
}

/** Path below the base, bytes, and the start of the content's SHA-256. */
export type OfflineFile = readonly [path: string, bytes: number, hash: string];

/** The prefix of all caches of a site. The origin may have other sites. */
export const cachePrefix = (base: string): string => `docs ${base} `;

/** The caches of a build: what the reader has visited, and what was downloaded. */
export const cachesOf = (base: string, build: string): { used: string; all: string } => ({
  used: cachePrefix(base) + build,
  all: `${cachePrefix(base)}${build} all`,
});

/** The message that activates a waiting worker. */
export const takeOver = 'take over';
/** The message that asks a worker for its build. */
export const whichBuild = 'which build';

/** Milliseconds that the browser's storage has to respond. Damaged storage may never respond. */
export const storageTimeout = 10_000;
