/*
 * What addresses look like. Build, server and browser all ask here, so that a rule about slashes,
 * suffixes or the base path exists once. Nothing in this file touches a file system or a document.
 *
 * A *route* is an address path below the base with a slash at both ends: `/api/rest/`.
 */

import { isBelowBase } from './address.ts';

export { isPagePath } from './address.ts';

export const ensureLeadingSlash = (path: string): string => (path.startsWith('/') ? path : `/${path}`);
export const ensureTrailingSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);
export const stripTrailingSlash = (path: string): string => path.replace(/\/+$/, '');

/** `/docs/` and `/limits/` give `/docs/limits/`. */
export const withBase = (base: string, route: string): string => base + route.replace(/^\/+/, '');

/** The part of an address path below the base, beginning with a slash, or `undefined` outside the base. */
export const stripBase = (base: string, pathname: string): string | undefined =>
  isBelowBase(base, pathname) ? pathname.slice(base.length - 1) || '/' : undefined;

/** Percent-decodes a path; a malformed escape leaves it as it came. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}

/**
 * The one form of a route that pages are found under: a slash at both ends, no `index.html`, no `.html`,
 * no doubled slashes. Idempotent.
 */
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

/** Whether its author took it for one: `limits.md` is no page. */
export const looksLikePage = (relativePath: string): boolean => /\.(?:mdx?|markdown)$/i.test(relativePath);

/** `api/rest/index.mdx` and `api/rest.mdx` are both `/api/rest/`. */
export const routeOfFile = (relativePath: string): string =>
  normalizeRoute(relativePath.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '$1'));

/**
 * The file that an address of a Markdown copy means: `/limits.md` is `/limits/index.md`, as is that itself. Other paths stay as
 * they are.
 */
export const markdownFile = (path: string): string =>
  path.endsWith('/index.md') ? path : path.replace(/(?<=[^/])\.md$/, '/index.md');

/** The stable id of a page: `/api/rest/` gives `api_rest`, the home page is `index`. */
export const keyOfRoute = (route: string): string => route.slice(1, -1).replaceAll('/', '_') || 'index';

/** The place of a page chunk below the base. */
export const chunkFile = (key: string, hash: string): string => `assets/js/${key}.${hash}.js`;
