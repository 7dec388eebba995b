/*
 * What is called what in the copies that a browser keeps. Build, worker and page share it.
 */

/** The worker's place below the base; its scope is the base. It has no hash: browsers ask this address for the next one. */
export const workerFile = 'service-worker.js';
/** A worker that takes itself and its copies away, for an operator to put in the place of the other. */
export const removalFile = 'service-worker-off.js';
/** The place of the list of everything that can be kept. */
export const listFile = 'assets/offline.json';
/** The page that is shown for one that has not been kept. */
export const offlineRoute = '/offline/';

/** Everything that can be kept of a build. */
export interface OfflineList {
  build: string;
  /** Changes with the content of any file. */
  version: string;
  files: readonly OfflineFile[];
}

/** Path below the base, bytes, and the beginning of the content's SHA-256. */
export type OfflineFile = readonly [path: string, bytes: number, hash: string];

/** What all caches of a site begin with; the origin may have others. */
export const cachePrefix = (base: string): string => `docs ${base} `;

/** The caches of a build: what the reader has used, and what was kept on request. */
export const cachesOf = (base: string, build: string): { used: string; all: string } => ({
  used: cachePrefix(base) + build,
  all: `${cachePrefix(base)}${build} all`,
});

/** What a page tells the worker that waits: the reader wants the new version. */
export const takeOver = 'take over';
/** What a page asks a worker: of which build it is. */
export const whichBuild = 'which build';
