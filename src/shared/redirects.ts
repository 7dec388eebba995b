import type { Redirect } from '../../data/redirects.ts';
import { decodePath, isPagePath, normalizeRoute, stripBase, withBase } from './paths.ts';

/** What a path below the base means. */
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
  const redirectTo = (to: string, temporary = false): Resolution => ({ kind: 'redirect', to, temporary });
  const find = (from: string, isExact: boolean) =>
    table.find((redirect) => !!redirect.exact === isExact && redirect.from === from);

  const exact = find(path, true);
  if (exact) return redirectTo(exact.to, exact.temporary);
  if (!isPagePath(path)) return { kind: 'unknown', route: path };
  const asked = normalizeRoute(decodePath(path));
  if (hasPage(asked)) return path === asked ? { kind: 'page', route: asked } : redirectTo(asked);
  const route = withoutDoubledBase(asked);
  const found = find(route, false);
  if (found) return redirectTo(found.to, found.temporary);
  return hasPage(route) ? redirectTo(route) : { kind: 'unknown', route };
}

/**
 * The route that an address means, unless a redirect or a page has another one: its part of the manifest says which.
 *
 * @param address path as it was requested, still percent-encoded
 */
export const routeOf = (base: string, { pathname }: { pathname: string }): string =>
  withoutDoubledBase(normalizeRoute(decodePath(stripBase(base, pathname) ?? '/')));

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

/** Where an address leads. */
export type Destination =
  | { kind: 'page'; route: string }
  /** `location` is a path with the base, or a complete address of another site; the query of the request is in it. */
  | { kind: 'redirect'; location: string; temporary: boolean }
  /** No page. It may be a file; `path` is below the base, as it was requested. */
  | { kind: 'unknown'; path: string; route: string }
  /** Not an address of the site. */
  | { kind: 'outside' };

/**
 * Says where an address leads. The servers, the browser and the service worker all ask this function, so that they agree.
 *
 * @param address path as it was requested, still percent-encoded, and query with its question mark, or nothing
 * @param redirects those of the site
 * @param hasPage whether a route has a page
 */
export function destinationOf(
  { pathname, search }: { pathname: string; search: string },
  base: string,
  redirects: readonly Redirect[],
  hasPage: (route: string) => boolean,
): Destination {
  const redirect = (target: string, temporary: boolean): Destination => ({
    kind: 'redirect',
    location: locationOf(target, search),
    temporary,
  });
  if (pathname === '/' && base !== '/') return redirect(base, true);
  const path = stripBase(base, pathname);
  if (path === undefined) return { kind: 'outside' };
  if (!pathname.startsWith(base)) return redirect(base, false);
  const resolution = resolve(path, redirects, hasPage);
  if (resolution.kind === 'redirect')
    return redirect(withBaseUnlessExternal(base, resolution.to), resolution.temporary);
  return resolution.kind === 'page' ? resolution : { ...resolution, path };
}
