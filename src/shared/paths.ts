/*
 * The rules for addresses: slashes, suffixes and the base. Build, server and browser share them.
 *
 * A *route* is a path below the base with a slash at both ends: `/api/rest/`.
 */

import { isBelowBase } from './address.ts';

export { isPagePath } from './address.ts';

export const ensureLeadingSlash = (path: string): string => (path.startsWith('/') ? path : `/${path}`);
export const ensureTrailingSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);
export const stripTrailingSlash = (path: string): string => path.replace(/\/+$/, '');

/** `/docs/` and `/limits/` give `/docs/limits/`. */
export const withBase = (base: string, route: string): string => base + route.replace(/^\/+/, '');

/** The part of a path below the base, with a leading slash; `undefined` outside of the base. */
export const stripBase = (base: string, pathname: string): string | undefined =>
  isBelowBase(base, pathname) ? pathname.slice(base.length - 1) || '/' : undefined;

/** Decodes a path; an invalid one is returned unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}

/** Decodes the fragment of a URL; an invalid one is empty. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** The canonical form of a route, without `index.html`, `.html` and repeated slashes. Idempotent. */
export function normalizeRoute(path: string): string {
  let route = ensureLeadingSlash(path).replace(/[\\/]+/g, '/');
  for (let before = ''; before !== route; ) {
    before = route;
    route = ensureTrailingSlash(route.replace(/\/index(\.html)?\/?$/, '/').replace(/\.html\/?$/, ''));
  }
  return route;
}

/** Whether a file of the content folder is a page. */
export const isPageFile = (relativePath: string): boolean => relativePath.endsWith('.mdx');

/** Whether the author may have meant a page: `limits.md` isn't one. */
export const looksLikePage = (relativePath: string): boolean => /\.(?:mdx?|markdown)$/i.test(relativePath);

/** `api/rest/index.mdx` and `api/rest.mdx` are both `/api/rest/`. */
export const routeOfFile = (relativePath: string): string =>
  normalizeRoute(relativePath.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '$1'));

/** The file of a Markdown copy: `/limits.md` is `/limits/index.md`. Other paths are returned unchanged. */
export const markdownFile = (path: string): string =>
  path.endsWith('/index.md') ? path : path.replace(/(?<=[^/])\.md$/, '/index.md');

/** The path of a page's social card below the base. */
export const socialCardFile = (route: string): string => `${route.slice(1)}card.png`;

/** The stable id of a page: `/api/rest/` gives `api_rest`, the home page is `index`. */
export const keyOfRoute = (route: string): string => route.slice(1, -1).replaceAll('/', '_') || 'index';

/** The path of a page's chunk below the base. */
export const chunkFile = (key: string, hash: string): string => `assets/js/${key}.${hash}.js`;
