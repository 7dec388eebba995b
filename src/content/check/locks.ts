import type { AuthorError } from '../author-error.ts';
import { idsOnEveryPage } from './links.ts';

/** Heading ids that were once published, by route. */
export type AnchorsLock = Record<string, string[]>;

/** What must go on resolving because it was once published. */
export interface Locks {
  anchors: AnchorsLock;
  routes: string[];
}

/**
 * Reports published ids and routes that no longer resolve.
 *
 * @param pages the file and the ids of each page, by route
 * @param answered routes that lead somewhere although they have no page
 */
export function checkLocks(
  pages: ReadonlyMap<string, { file: string; ids: ReadonlySet<string> }>,
  answered: ReadonlySet<string>,
  locks: Locks,
  errors: AuthorError[],
): void {
  for (const [route, ids] of Object.entries(locks.anchors)) {
    const page = pages.get(route);
    const lost = page ? ids.filter((id) => !page.ids.has(id) && !idsOnEveryPage.has(id)) : [];
    if (page && lost.length > 0) {
      errors.push({
        file: page.file,
        line: 0,
        message: `Published heading ids no longer resolve: ${lost.join(', ')}.`,
        hint: `Give the sections that answer them <Anchor id="${lost.join(' ')}" />.`,
      });
    }
  }
  for (const route of locks.routes) {
    if (pages.has(route) || answered.has(route)) continue;
    errors.push({
      file: 'data/routes.lock.json',
      line: 0,
      message: `The published route ${route} has no page any more.`,
      hint: 'Bring the page back, or add a redirect to data/redirects.ts.',
    });
  }
}

/**
 * The locks with everything added that the pages have now; nothing is ever taken out.
 *
 * @param pages the ids of each page, by route
 */
export function extendLocks(pages: ReadonlyMap<string, ReadonlySet<string>>, locks: Locks): Locks {
  const anchors: AnchorsLock = { ...locks.anchors };
  for (const [route, ids] of pages) anchors[route] = [...new Set([...(anchors[route] ?? []), ...ids])].sort();
  const sorted = Object.fromEntries(Object.entries(anchors).sort(([a], [b]) => a.localeCompare(b)));
  return { anchors: sorted, routes: [...new Set([...locks.routes, ...pages.keys()])].sort() };
}
