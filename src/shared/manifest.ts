/*
 * Which chunk belongs to which page. A page's HTML names no other page's chunk, so that changing one page changes
 * one document; the browser asks the manifest, after the first sign of interest. Above `pagesPerBucket` pages it is
 * split, so that what a reader downloads does not grow with the site.
 */

import type { Redirect } from '../../data/redirects.ts';

/** One part of the manifest. */
export interface Manifest {
  /** The build that wrote it, as on the root element of its documents. */
  build: string;
  /** Into how many parts it is split now; a tab that was opened before may have learnt of fewer. */
  buckets: number;
  /** The redirects in force, in every part. */
  redirects: readonly Redirect[];
  /** Content hash of the search index, in every part. */
  search: string;
  /** Content hash of the not-found page's chunk, in every part. */
  notFound: string;
  /** What there is to keep for reading without a network, in every part; nothing where that is switched off. */
  offline?: { bytes: number; version: string };
  /** Content hash of each page's chunk, by route. */
  pages: Record<string, string>;
}

export const pagesPerBucket = 500;

/** Into how many parts the manifest of so many pages is split. */
export const bucketCount = (pages: number): number => Math.max(1, Math.ceil(pages / pagesPerBucket));

/** The part that a route stands in: FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/. */
export function bucketOf(route: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < route.length; i++) hash = Math.imul(hash ^ route.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % Math.max(1, buckets);
}

/** The key of the not-found page, for the name of its chunk. No page has it, because its route is reserved. */
export const notFoundKey = '404';

/** The place of a part below the base. */
export const manifestFile = (bucket: number): string => `assets/pages-${bucket}.json`;
