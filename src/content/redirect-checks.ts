import { isExternal, type Redirect } from '../redirects.ts';
import type { AuthorError } from './author-error.ts';
import { splitHash } from './links.ts';
import { suggest } from './nearest.ts';

/**
 * Checks the redirect table and picks the redirects whose target exists.
 *
 * @param idsByRoute ids that can be named, by route of the pages that exist
 * @param listedRoutes routes of the specification, written or not
 * @returns the redirects in force; one to a listed page that is not written yet is held back
 */
export function checkRedirects(
  table: readonly Redirect[],
  idsByRoute: ReadonlyMap<string, ReadonlySet<string>>,
  listedRoutes: ReadonlySet<string>,
  errors: AuthorError[],
): Redirect[] {
  const fail = (message: string, hint: string) =>
    errors.push({ file: 'data/redirects.ts', line: 0, message, hint });
  const sources = new Set<string>();
  return table.filter(({ from, to, exact }) => {
    const [route, hash] = splitHash(to);
    if (sources.has(from)) fail(`Two redirects leave from ${from}.`, 'Keep one.');
    sources.add(from);
    if (!exact && !/^\/(?:.*\/)?$/.test(from))
      fail(`The redirect from ${from} is no route.`, `Write ${from}/.`);
    if (!exact && (idsByRoute.has(from) || listedRoutes.has(from)))
      fail(`The redirect from ${from} hides the page of that route.`, 'Remove it.');
    if (isExternal(to)) return true;
    if (table.some((other) => !other.exact && other.from === route))
      fail(`The redirect from ${from} leads to another redirect, ${route}.`, 'Name the final target.');
    const ids = idsByRoute.get(route);
    if (ids) {
      if (hash && !ids.has(hash))
        fail(`The redirect from ${from} names a heading that does not exist: ${to}.`, suggest(hash, ids));
      return true;
    }
    if (!listedRoutes.has(route))
      fail(
        `The redirect from ${from} leads to ${route}, which has no page.`,
        suggest(route, idsByRoute.keys()),
      );
    return false;
  });
}
