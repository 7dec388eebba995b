import type { Redirect } from '../../data/redirects.ts';
import { decodePath, isPagePath, normalizeRoute, stripBase, withBase } from './paths.ts';

/** The meaning of a path below the base. */
export type Resolution =
  | { kind: 'page'; route: string }
  | { kind: 'redirect'; to: string; temporary: boolean }
  | { kind: 'unknown'; route: string };

/** Some links on other sites repeat the base. */
export const doubledBase = '/docs/';

/**
 * Resolves a path below the base. Redirects never lead to other redirects.
 *
 * @param path begins with a slash, still percent-encoded, without query and fragment
 * @param table the redirects of the site
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
 * The route that an address stands for, to find the part of the manifest that has it.
 *
 * @param address with its path as requested, still percent-encoded
 */
export const routeOf = (base: string, { pathname }: { pathname: string }): string =>
  withoutDoubledBase(normalizeRoute(decodePath(stripBase(base, pathname) ?? '/')));

/** Whether a redirect leads to another site. */
export const isExternal = (target: string): boolean => /^https?:\/\//.test(target);

/** Removes every repetition of the base from the start of a route. */
export function withoutDoubledBase(route: string): string {
  let rest = route;
  while (rest.startsWith(doubledBase)) rest = rest.slice(doubledBase.length - 1);
  return rest;
}

/** Splits a target where the query of the request is inserted: `/limits/?a=1`, and `#memory` or an empty string. */
export function splitTarget(target: string): [address: string, hash: string] {
  const index = target.indexOf('#');
  return index < 0 ? [target, ''] : [target.slice(0, index), target.slice(index)];
}

/** The target of a redirect with the base, unless it is another site. */
export const withBaseUnlessExternal = (base: string, target: string): string =>
  isExternal(target) ? target : withBase(base, target);

/**
 * The location of a redirect. The target's query comes first, then the request's, so that neither is lost. The fragment of the
 * target replaces the request's, as in browsers (RFC 9110, section 10.2.2).
 *
 * @param target of the redirect, with the base
 * @param search query of the request with its question mark, or an empty string
 */
export function locationOf(target: string, search: string): string {
  const [address, hash] = splitTarget(target);
  const added = address.includes('?') ? search.replace(/^\?/, '&').replace(/^&$/, '') : search;
  return address + added + hash;
}

/** Where an address leads. */
export type Destination =
  | { kind: 'page'; route: string }
  /** `location` is a path with the base or a complete URL of another site, and includes the query of the request. */
  | { kind: 'redirect'; location: string; temporary: boolean }
  /** Not a page, but maybe a file. `path` is below the base, as requested. */
  | { kind: 'unknown'; path: string; route: string }
  /** Outside of the base. */
  | { kind: 'outside' };

/**
 * Returns where an address leads. Servers, browser, service worker and host configurations all use this function, so that they
 * agree.
 *
 * @param address path as requested, still percent-encoded, and query with its question mark, or an empty string
 * @param redirects the redirects of the site
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
