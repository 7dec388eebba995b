import { stripTrailingSlash, withBase } from '../paths.ts';
import { doubledBase, isExternal } from '../redirects.ts';
import type { HostedSite } from './description.ts';

/** One address that leads to another, for hosts that take a list of them. */
export interface Move {
  /** Path from the root of the host on. */
  from: string;
  /** Path from the root of the host on, or the address of another site; with its fragment. */
  to: string;
  status: 301 | 302;
  /** Whether the site's own table of redirects says so, rather than a spelling of a page. */
  isListed: boolean;
}

const endings = ['', '/', '.html', '/index.html'];

/** The spellings in which links in the world write a route, below the base; what is meant to the letter has one. */
export function spellings(route: string): string[] {
  const bare = stripTrailingSlash(route);
  const [once, twice] = ['', stripTrailingSlash(doubledBase)].map((prefix) =>
    endings.map((ending) => prefix + bare + ending),
  );
  return [...(once ?? []), ...(twice ?? [])];
}

/** Every address that leads elsewhere, the most particular first. No target leads on. */
export function listMoves({ base, pages, redirects }: HostedSite): Move[] {
  const target = (to: string) => (isExternal(to) ? to : withBase(base, to));
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

/** A page below a folder that is called as the base wins over the doubled base of another. */
function isSpellingOfAnother(path: string, route: string, hasPage: ReadonlySet<string>): boolean {
  const own = `${stripTrailingSlash(path.replace(/(?:\/index)?\.html$/, ''))}/`;
  return own !== route && hasPage.has(own);
}

/**
 * The same for hosts that take only so many: of a site with more addresses, those that its own table names.
 *
 * @param limit how many the host takes
 */
export function listMovesWithin(limit: number, site: HostedSite): Move[] {
  const moves = listMoves(site);
  return moves.length <= limit ? moves : moves.filter(({ isListed }) => isListed);
}
