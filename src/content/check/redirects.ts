import type { Redirect } from '../../../data/redirects.ts';
import { suggest } from '../../nearest.ts';
import { isExternal } from '../../redirects.ts';
import type { AuthorError } from '../author-error.ts';
import { splitHash } from './links.ts';

/**
 * Checks that every redirect of the table leads somewhere, at once, and hides nothing.
 *
 * @param idsByRoute ids that can be named, by route
 * @param unreadable routes of pages that could not be read, which is reported already
 */
export function checkRedirects(
  table: readonly Redirect[],
  idsByRoute: ReadonlyMap<string, ReadonlySet<string>>,
  unreadable: ReadonlySet<string>,
  errors: AuthorError[],
): void {
  const fail = (message: string, hint: string) =>
    errors.push({ file: 'data/redirects.ts', line: 0, message, hint });
  const sources = new Set<string>();
  for (const { from, to, exact } of table) {
    const [route, hash] = splitHash(to);
    if (sources.has(from)) fail(`Two redirects leave from ${from}.`, 'Keep one.');
    sources.add(from);
    if (!exact && !/^\/(?:.*\/)?$/.test(from))
      fail(`The redirect from ${from} is no route.`, `Write ${from}/.`);
    if (!exact && (idsByRoute.has(from) || unreadable.has(from)))
      fail(`The redirect from ${from} hides the page of that route.`, 'Remove it.');
    if (isExternal(to)) continue;
    if (table.some((other) => !other.exact && other.from === route))
      fail(`The redirect from ${from} leads to another redirect, ${route}.`, 'Name the final target.');
    const ids = idsByRoute.get(route);
    if (ids && hash && !ids.has(hash))
      fail(`The redirect from ${from} names a heading that does not exist: ${to}.`, suggest(hash, ids));
    if (!ids && !unreadable.has(route))
      fail(
        `The redirect from ${from} leads to ${route}, which has no page.`,
        suggest(route, idsByRoute.keys()),
      );
  }
}
