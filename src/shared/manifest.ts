/*
 * Which chunk belongs to which page. A page's HTML doesn't name the chunks of other pages, so that a change to one page changes
 * one document. Above `pagesPerBucket` pages, the manifest is split into parts ("buckets"), so that its size for readers doesn't
 * grow with the site.
 */

import type { Redirect } from '../../data/redirects.ts';

/** A part of the manifest. */
export interface Manifest {
  /** The id of the build, which its documents have on their root element. */
  build: string;
  /** The current number of parts. Open tabs may have a lower one. */
  buckets: number;
  /** All redirects; the same in every part. */
  redirects: readonly Redirect[];
  /** Content hash of the search index; the same in every part. */
  search: string;
  /** Content hash of the not-found page's chunk; the same in every part. */
  notFound: string;
  /** The size and version of the offline copy; the same in every part. Missing if offline reading is off. */
  offline?: { bytes: number; version: string };
  /** Content hash of each page's chunk, by route. */
  pages: Record<string, string>;
}

export const pagesPerBucket = 500;

/** The number of parts for a number of pages. */
export const bucketCount = (pages: number): number => Math.max(1, Math.ceil(pages / pagesPerBucket));

/** The part that has a route, by its FNV-1a hash: http://www.isthe.com/chongo/tech/comp/fnv/. */
export function bucketOf(route: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < route.length; i++) hash = Math.imul(hash ^ route.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % Math.max(1, buckets);
}

/** The key of the not-found page, in the name of its chunk. The route is reserved. */
export const notFoundKey = '404';

/** The path of a part below the base. */
export const manifestFile = (bucket: number): string => `assets/pages-${bucket}.json`;
