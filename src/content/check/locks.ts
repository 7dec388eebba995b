import type { Redirect } from '../../../data/redirects.ts';
import { resolve } from '../../shared/redirects.ts';
import type { AuthorError } from '../author-error.ts';
import type { FindLine } from '../line-in-file.ts';
import { type LinkedPage, linkableLayoutIds, splitHash } from './links.ts';

/** Published heading ids by route. */
export type AnchorsLock = Record<string, string[]>;

/** What must keep working because it was published. */
export interface Locks {
  anchors: AnchorsLock;
  routes: string[];
}

/** The pages and redirects that published routes and ids are resolved with. */
export interface Resolvable {
  /** By route. */
  pages: ReadonlyMap<string, LinkedPage>;
  /** Routes of pages with syntax errors, which are reported already. */
  unreadable: ReadonlySet<string>;
  redirects: readonly Redirect[];
  findLine: FindLine;
}

/**
 * Reports published ids and routes that no longer work. If a route redirects, its ids must be on the target page, because
 * browsers keep the fragment. Two kinds of targets are exempt: those with a fragment, which replaces it, and other sites, whose
 * ids are unknown.
 */
export function checkLocks(site: Resolvable, locks: Locks, errors: AuthorError[]): void {
  for (const [route, ids] of Object.entries(locks.anchors)) checkIds(route, ids, site, errors);
  for (const route of locks.routes) {
    if (lookUp(route, site).kind !== 'unknown') continue;
    errors.push({
      ...site.findLine('data/routes.lock.json', route),
      message: `The published route ${route} no longer has a page.`,
      hint: 'Bring the page back, or add a redirect to data/redirects.ts.',
    });
  }
}

const lookUp = (route: string, { pages, unreadable, redirects }: Resolvable) =>
  resolve(route, redirects, (candidate) => pages.has(candidate) || unreadable.has(candidate));

function checkIds(route: string, ids: readonly string[], site: Resolvable, errors: AuthorError[]): void {
  const { pages, findLine } = site;
  const lostFrom = (page: LinkedPage) => ids.filter((id) => !page.ids.has(id) && !linkableLayoutIds.has(id));
  const own = pages.get(route);
  if (own) {
    const lost = lostFrom(own);
    if (lost.length > 0)
      errors.push({
        file: own.file,
        line: 0,
        message: `Published heading ids no longer resolve: ${lost.join(', ')}.`,
        hint: `Give the sections that answer them <Anchor id="${lost.join(' ')}" />.`,
      });
    return;
  }
  const resolution = lookUp(route, site);
  if (resolution.kind !== 'redirect') return;
  const [address, hash] = splitHash(resolution.to);
  // Other sites have none.
  const target = hash === '' ? pages.get(address.replace(/\?.*/, '')) : undefined;
  const lost = target ? lostFrom(target) : [];
  if (!target || lost.length === 0) return;
  errors.push({
    ...findLine('data/redirects.ts', route, { key: 'from' }),
    message: `The redirect from ${route} to ${resolution.to} loses published heading ids: ${lost.join(', ')}.`,
    hint: `Give the sections of ${target.file} that answer them <Anchor id="${lost.join(' ')}" />, or let the redirect name one section for all of them: ${address}#section.`,
  });
}

/**
 * Adds the current routes and ids to the locks, and removes none.
 *
 * @param pages the current pages, by route
 */
export function extendLocks(pages: ReadonlyMap<string, LinkedPage>, locks: Locks): Locks {
  const anchors: AnchorsLock = { ...locks.anchors };
  for (const [route, { ids }] of pages)
    anchors[route] = [...new Set([...(anchors[route] ?? []), ...ids])].sort();
  const sorted = Object.fromEntries(Object.entries(anchors).sort(([a], [b]) => a.localeCompare(b)));
  return { anchors: sorted, routes: [...new Set([...locks.routes, ...pages.keys()])].sort() };
}
