import type { Redirect } from '../data/redirects.ts';
import { decodePath, isPagePath, normalizeRoute, withBase } from './paths.ts';

/** Where an address leads. */
export type Resolution =
  | { kind: 'page'; route: string }
  | { kind: 'redirect'; to: string; temporary: boolean }
  | { kind: 'unknown'; route: string };

/** Links in the world carry the base twice; a second one is taken away. */
export const doubledBase = '/docs/';

/**
 * Says what an address path below the base means. One step: a redirect never leads to another redirect.
 *
 * @param path begins with a slash, still percent-encoded, without query and fragment
 * @param table the redirects in force
 * @param hasPage whether a route has a page
 */
export function resolve(
  path: string,
  table: readonly Redirect[],
  hasPage: (route: string) => boolean,
): Resolution {
  const exact = table.find((redirect) => redirect.exact && redirect.from === path);
  if (exact) return { kind: 'redirect', to: exact.to, temporary: exact.temporary ?? false };

  if (!isPagePath(path)) return { kind: 'unknown', route: path };
  let route = normalizeRoute(decodePath(path));
  if (hasPage(route)) {
    return path === route ? { kind: 'page', route } : { kind: 'redirect', to: route, temporary: false };
  }
  route = withoutDoubledBase(route);
  const found = table.find((redirect) => !redirect.exact && redirect.from === route);
  if (found) return { kind: 'redirect', to: found.to, temporary: found.temporary ?? false };
  if (hasPage(route)) return { kind: 'redirect', to: route, temporary: false };
  return { kind: 'unknown', route };
}

/** Whether a redirect's target is another site. */
export const isExternal = (target: string): boolean => /^https?:\/\//.test(target);

/** Removes every repetition of the base from the beginning of a route. */
export function withoutDoubledBase(route: string): string {
  let rest = route;
  while (rest.startsWith(doubledBase)) rest = rest.slice(doubledBase.length - 1);
  return rest;
}

/** A target in the parts between which the query of a request belongs: `/limits/?a=1`, and `#memory` or nothing. */
export function splitTarget(target: string): [address: string, hash: string] {
  const index = target.indexOf('#');
  return index < 0 ? [target, ''] : [target.slice(0, index), target.slice(index)];
}

/** What a redirect's target has below the base of a site, or as it is for another site. */
export const withBaseUnlessExternal = (base: string, target: string): string =>
  isExternal(target) ? target : withBase(base, target);

/**
 * Where a request for a redirected address is sent. The target's own query comes first and the request's follows, so that
 * a redirect such as `/old/?` to `/new/?tab=1` loses neither. A fragment in the target replaces the reader's, as browsers do
 * with that of a `Location` header (RFC 9110, section 10.2.2).
 *
 * @param target of the redirect, with the base
 * @param search query of the request with its question mark, or nothing
 */
export function locationOf(target: string, search: string): string {
  const [address, hash] = splitTarget(target);
  const added = address.includes('?') ? search.replace(/^\?/, '&').replace(/^&$/, '') : search;
  return address + added + hash;
}
