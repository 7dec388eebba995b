import { stripTrailingSlash, withBase } from '../paths.ts';
import { doubledBase, withBaseUnlessExternal } from '../redirects.ts';
import type { HostedSite } from './description.ts';

/** A redirect from one address, for hosts that take a list of redirects. */
export interface Move {
  /** Path from the root of the host. */
  from: string;
  /** Path from the root of the host, or the address of another site, with its fragment. */
  to: string;
  status: 301 | 302;
  /** Whether it comes from the site's table of redirects, rather than from a spelling of a page. */
  isListed: boolean;
}

const endings = ['', '/', '.html', '/index.html'];

/** The spellings of a route that links on other sites use, below the base. */
export function spellings(route: string): string[] {
  const bare = stripTrailingSlash(route);
  const [once, twice] = ['', stripTrailingSlash(doubledBase)].map((prefix) =>
    endings.map((ending) => prefix + bare + ending),
  );
  return [...(once ?? []), ...(twice ?? [])];
}

/** Every redirect, the most specific first. No target is redirected itself. */
export function listMoves({ base, pages, redirects }: HostedSite): Move[] {
  const target = (to: string) => withBaseUnlessExternal(base, to);
  const hasPage = new Set(pages);
  const taken = new Set(pages.map((route) => withBase(base, route)));
  const moves: Move[] = [];
  const add = (from: string, to: string, temporary: boolean, isListed: boolean) => {
    if (taken.has(from)) return;
    taken.add(from);
    moves.push({ from, to, status: temporary ? 302 : 301, isListed });
  };
  if (base !== '/') add('/', base, true, true);
  for (const { from, to, exact, temporary } of redirects)
    if (exact) add(withBase(base, from), target(to), temporary ?? false, true);
  for (const route of pages)
    for (const path of spellings(route).filter((path) => path.startsWith('/')))
      if (!isSpellingOfAnother(path, route, hasPage)) add(withBase(base, path), target(route), false, false);
  for (const { from, to, exact, temporary } of redirects) {
    if (exact) continue;
    for (const path of spellings(from)) add(withBase(base, path), target(to), temporary ?? false, true);
  }
  if (base !== '/') add(stripTrailingSlash(base), base, false, false);
  return moves;
}

/** A page in a folder named like the base takes precedence over another page with a doubled base. */
function isSpellingOfAnother(path: string, route: string, hasPage: ReadonlySet<string>): boolean {
  const own = `${stripTrailingSlash(path.replace(/(?:\/index)?\.html$/, ''))}/`;
  return own !== route && hasPage.has(own);
}

/**
 * The same for hosts with a limit. If there are more redirects, only those of the site's own table are returned.
 *
 * @param limit the most redirects that the host accepts
 */
export function listMovesWithin(limit: number, site: HostedSite): Move[] {
  const moves = listMoves(site);
  return moves.length <= limit ? moves : moves.filter(({ isListed }) => isListed);
}
