/*
 * Where a heading is whose id an address names on the wrong page: links on other sites outlive a section that has moved. The
 * build writes which page has an id, if exactly one does. Readers fetch one small part of that, and only when the page that
 * they open does not have the id.
 */

import { bucketOf } from './manifest.ts';

/** The page of each id, as a route. */
export type AnchorPlaces = Record<string, string>;

/** Into how many parts the ids are split: of a site of 5,000 pages, each has about 30 kB. Fixed, so browsers need not ask. */
const parts = 64;

/** The file below the base that says where an id is, if it is anywhere. */
export const anchorsFile = (id: string): string => `assets/anchors-${bucketOf(id, parts)}.json`;

/**
 * The files that say where ids are, each with its content. An id of several pages is in none of them, because nobody knows
 * which page is meant.
 *
 * @param idsByRoute ids that links can name, by route
 */
export function anchorFiles(
  idsByRoute: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, AnchorPlaces> {
  const routeOf = new Map<string, string | undefined>();
  for (const [route, ids] of idsByRoute)
    for (const id of ids) routeOf.set(id, routeOf.has(id) ? undefined : route);
  const files = new Map<string, AnchorPlaces>();
  for (let part = 0; part < parts; part++) files.set(`assets/anchors-${part}.json`, {});
  for (const [id, route] of routeOf) {
    const places = files.get(anchorsFile(id));
    // Not assigned, because an id can be called `__proto__`.
    if (places && route !== undefined)
      Object.defineProperty(places, id, { value: route, enumerable: true, configurable: true });
  }
  return files;
}

/**
 * Where a reader is sent whose address names an id that its page does not have.
 *
 * @param id that no element of the page has
 * @param places what the file of the id says
 * @param route of the page that is shown
 * @returns the route with the id, or `undefined` if no other page has it, or several have
 */
export function findMovedAnchor(id: string, places: AnchorPlaces, route: string): string | undefined {
  const home = Object.hasOwn(places, id) ? places[id] : undefined;
  if (home === undefined || home === route) return undefined;
  return `${home}#${encodeURIComponent(id)}`;
}
