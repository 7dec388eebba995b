import type { HostedSite } from '../shared/deployment.ts';
import { stripTrailingSlash, withBase } from '../shared/paths.ts';
import { destinationOf, doubledBase } from '../shared/redirects.ts';

/** A redirect from a single address, for hosts that take a list of redirects. */
export interface HostRedirect {
  /** Path from the root of the host. */
  from: string;
  /** Path from the root of the host, or a URL of another site. */
  to: string;
  status: 301 | 302;
  /** Whether it is in the site's table of redirects, rather than another spelling of a page. */
  isInTable: boolean;
}

const endings = ['', '/', '.html', '/index.html'];

/** The spellings of a route below the base that other sites link to. */
export function spellings(route: string): string[] {
  const bare = stripTrailingSlash(route);
  const [once, twice] = ['', stripTrailingSlash(doubledBase)].map((prefix) =>
    endings.map((ending) => prefix + bare + ending),
  );
  return [...(once ?? []), ...(twice ?? [])];
}

/** All redirects, the most specific first. No target is redirected itself. */
export function listRedirects({ base, pages, redirects }: HostedSite): HostRedirect[] {
  const withBases = (paths: readonly string[]) =>
    paths.filter((path) => path.startsWith('/')).map((path) => withBase(base, path));
  const root = base === '/' ? [] : ['/'];
  const exact = withBases(redirects.flatMap(({ from, exact }) => (exact ? [from] : [])));
  const others = withBases(redirects.flatMap(({ from, exact }) => (exact ? [] : spellings(from))));
  const listed = new Set([...root, ...exact, ...others]);
  const bare = base === '/' ? [] : [stripTrailingSlash(base)];
  const addresses = [...root, ...exact, ...withBases(pages.flatMap(spellings)), ...others, ...bare];
  const routes = new Set(pages);
  return [...new Set(addresses)].flatMap((from): HostRedirect[] => {
    const address = { pathname: from, search: '' };
    const destination = destinationOf(address, base, redirects, (route) => routes.has(route));
    if (destination.kind !== 'redirect') return [];
    const { location, temporary } = destination;
    return [{ from, to: location, status: temporary ? 302 : 301, isInTable: listed.has(from) }];
  });
}

/**
 * Like `listRedirects`, for hosts with a limit. If there are too many, it only returns those of the site's table.
 *
 * @param limit the most redirects that the host accepts
 */
export function listRedirectsWithin(limit: number, site: HostedSite): HostRedirect[] {
  const moves = listRedirects(site);
  return moves.length <= limit ? moves : moves.filter(({ isInTable }) => isInTable);
}
