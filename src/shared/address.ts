/*
 * The rules for addresses that the boot script needs. The others are in `paths.ts`.
 */

/** Whether a path is below the base. `/docs` counts too. */
export const isBelowBase = (base: string, pathname: string): boolean =>
  pathname.startsWith(base) || `${pathname}/` === base;

/** Whether a path can be a page, rather than a file such as `/sitemap.xml`. */
export const isPagePath = (path: string): boolean => !/\.(?!html$)\w+$/.test(path);

/** Whether an address can be that of a page of this site. */
export const isPageAddress = (base: string, pathname: string): boolean =>
  isBelowBase(base, pathname) && isPagePath(pathname);

/** Path and query, which identify an article. */
export const pathOf = ({ pathname, search }: URL | Location): string => pathname + search;
