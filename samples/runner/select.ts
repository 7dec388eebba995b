import type { SourcePage } from '../../src/content/read/source-page.ts';
import { nearest } from '../../src/shared/nearest.ts';
import { normalizeRoute, routeOfFile } from '../../src/shared/paths.ts';

/** A page was named that there is not. */
export class UnknownPage extends Error {}

/**
 * The pages that are named; all of them without a name.
 *
 * @param names routes with or without slashes at their ends, or paths of files: `/limits/`, `limits`, `content/limits.mdx`
 * @throws {UnknownPage} with the nearest routes, when there is no such page
 */
export function selectPages(pages: readonly SourcePage[], names: readonly string[]): SourcePage[] {
  if (names.length === 0) return [...pages];
  const wanted = new Set(names.map(routeOf));
  for (const route of wanted) {
    if (pages.some((page) => page.route === route)) continue;
    const known = pages.map((page) => page.route);
    throw new UnknownPage(`There is no page ${route}. Nearest are: ${nearest(route, known, 3).join(', ')}.`);
  }
  return pages.filter(({ route }) => wanted.has(route));
}

const routeOf = (name: string): string =>
  name.endsWith('.mdx') ? routeOfFile(name.replace(/^(.*\/)?content\//, '')) : normalizeRoute(name);
