import type { SourcePage } from '../../src/content/read/source-page.ts';
import { nearest } from '../../src/shared/nearest.ts';
import { normalizeRoute, routeOfFile } from '../../src/shared/paths.ts';

/** The error for a page that doesn't exist. */
export class UnknownPageError extends Error {}

/**
 * Returns the pages with the given names, or all pages if there are no names.
 *
 * @param names routes with or without leading and trailing slashes, or file paths: `/limits/`, `limits`, `content/limits.mdx`
 * @throws {UnknownPageError} with the nearest routes, if a page doesn't exist
 */
export function selectPages(pages: readonly SourcePage[], names: readonly string[]): SourcePage[] {
  if (names.length === 0) return [...pages];
  const wanted = new Set(names.map(routeOf));
  for (const route of wanted) {
    if (pages.some((page) => page.route === route)) continue;
    const known = pages.map((page) => page.route);
    throw new UnknownPageError(
      `There is no page ${route}. Nearest are: ${nearest(route, known, 3).join(', ')}.`,
    );
  }
  return pages.filter(({ route }) => wanted.has(route));
}

const routeOf = (name: string): string =>
  name.endsWith('.mdx') ? routeOfFile(name.replace(/^(.*\/)?content\//, '')) : normalizeRoute(name);
