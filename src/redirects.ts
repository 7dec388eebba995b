import type { Redirect } from '../data/redirects.ts';
import { decodePath, isPagePath, normalizeRoute } from './paths.ts';

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
  while (route.startsWith(doubledBase)) route = route.slice(doubledBase.length - 1);
  const found = table.find((redirect) => !redirect.exact && redirect.from === route);
  if (found) return { kind: 'redirect', to: found.to, temporary: found.temporary ?? false };
  if (hasPage(route)) return { kind: 'redirect', to: route, temporary: false };
  return { kind: 'unknown', route };
}

/** Whether a redirect's target is another site. */
export const isExternal = (target: string): boolean => /^https?:\/\//.test(target);
