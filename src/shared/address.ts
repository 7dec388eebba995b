/*
 * What the boot script has to know of addresses; the rest is in `paths.ts`.
 */

/** Whether an address path is below the base; `/docs` itself, without its slash, counts as such. */
export const isBelowBase = (base: string, pathname: string): boolean =>
  pathname.startsWith(base) || `${pathname}/` === base;

/** Whether a path, with or without the base, can be a page at all, rather than a file such as `/sitemap.xml`. */
export const isPagePath = (path: string): boolean => !/\.(?!html$)\w+$/.test(path);

/** Whether an address can be that of a page of this site. */
export const isPageAddress = (base: string, pathname: string): boolean =>
  isBelowBase(base, pathname) && isPagePath(pathname);

/** The id in an address hash; a malformed escape names nothing. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** What identifies an article: the path and query of its address. */
export const pathOf = ({ pathname, search }: URL | Location): string => pathname + search;
