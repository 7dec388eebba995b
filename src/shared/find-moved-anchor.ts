import type { AnchorPlaces } from './moved-anchors.ts';

/**
 * Returns the new address of a heading.
 *
 * @param id that no element of the page has
 * @param places the part of the list for the id
 * @param route the current page
 * @returns the route with the id, or `undefined` if no other page or more than one has it
 */
export function findMovedAnchor(id: string, places: AnchorPlaces, route: string): string | undefined {
  const home = Object.hasOwn(places, id) ? places[id] : undefined;
  if (home === undefined || home === route) return undefined;
  return `${home}#${encodeURIComponent(id)}`;
}
