/*
 * Finds the page that a heading has moved to, because other sites keep linking to its old page. The build writes which page has
 * each id. If a page doesn't have the id in its URL, the browser fetches a small part of that list.
 */

import { bucketOf } from './manifest.ts';

/** The route of the page that has each id. */
export type AnchorPlaces = Record<string, string>;

/**
 * The number of parts of the list. For a site of 5,000 pages, each has about 30 kB. It is fixed, so that browsers don't have to
 * request it.
 */
const parts = 64;

/** The file below the base that has an id. */
export const anchorsFile = (id: string): string => `assets/anchors-${bucketOf(id, parts)}.json`;

/**
 * The parts of the list by file name, without ids that several pages have.
 *
 * @param pages the ids of each page that links can use, by route
 */
export function anchorFiles(
  pages: ReadonlyMap<string, { ids: ReadonlySet<string> }>,
): ReadonlyMap<string, AnchorPlaces> {
  const routeOf = new Map<string, string | undefined>();
  for (const [route, { ids }] of pages)
    for (const id of ids) routeOf.set(id, routeOf.has(id) ? undefined : route);
  const files = new Map<string, AnchorPlaces>();
  for (let part = 0; part < parts; part++) files.set(`assets/anchors-${part}.json`, {});
  for (const [id, route] of routeOf) {
    const places = files.get(anchorsFile(id));
    // Not an assignment, because the id may be `__proto__`.
    if (places && route !== undefined)
      Object.defineProperty(places, id, { value: route, enumerable: true, configurable: true });
  }
  return files;
}
