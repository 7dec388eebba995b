import { platform } from '../../data/platform.ts';
import { isPagePath, normalizeRoute, stripBase, withBase } from '../paths.ts';
import { isExternal, type Redirect, resolve } from '../redirects.ts';
import type { Report } from './author-error.ts';
import { nearest, suggest } from './nearest.ts';

/** What is known of the whole site when links are checked. */
export interface LinkTargets {
  base: string;
  /** Ids that can be named, by route of the pages that exist. */
  idsByRoute: ReadonlyMap<string, ReadonlySet<string>>;
  /** Routes that the specification lists. */
  listedRoutes: ReadonlySet<string>;
  /** Ids that pages must have because links in the world name them, by route, written or not. */
  promised: Readonly<Record<string, readonly string[]>>;
  /** All of them, those to pages that are still to be written included. */
  redirects: readonly Redirect[];
  /** Files that the build writes besides pages, below the base: `/openapi.yaml`. */
  files: ReadonlySet<string>;
}

/** What becomes of a link. */
export type LinkOutcome =
  | { kind: 'link'; href: string }
  /** The page is listed but not written yet: the text stands without a link. It has not promised the id `owed`. */
  | { kind: 'held'; route: string; owed?: string }
  /** Reported as an error. */
  | { kind: 'dead' };

/** Ids of the layout that links may name on any page. */
export const idsOnEveryPage: ReadonlySet<string> = new Set(['still-have-questions']);

/**
 * Checks a link of a page and gives it its address.
 *
 * @param target as written: `/limits/#memory`, `#memory`, or a complete address
 * @param from route of the page that the link stands on
 */
export function resolveLink(
  target: string,
  from: string,
  line: number,
  targets: LinkTargets,
  report: Report,
): LinkOutcome {
  if (isExternal(target) || /^mailto:[^@\s]+@[^@\s]+$/.test(target)) {
    if (!target.startsWith('mailto:') && !URL.canParse(target))
      return dead(`The address ${target} is malformed.`, 'Write a complete address.');
    const own = routeOfAddress(target, targets.base);
    if (own !== undefined)
      return dead(`The link ${target} leads to this site by its full address.`, `Write ${own}.`);
    return { kind: 'link', href: target };
  }
  const [path = '', hash = ''] = splitHash(target);
  if (path === '' && hash === '')
    return dead('A link has no address.', 'Write /limits/#memory, #memory, or https://...');
  if (path !== '' && !path.startsWith('/')) {
    return dead(
      `The link ${target} is neither absolute nor a complete address.`,
      'Write /limits/#memory, #memory, or https://...',
    );
  }
  const inner = stripBase(targets.base, path);
  if (path !== '' && inner !== undefined && targets.base !== '/') {
    return dead(`The link ${target} repeats the base path.`, `Write ${inner}${hash && `#${hash}`}.`);
  }
  if (targets.files.has(path)) return { kind: 'link', href: withBase(targets.base, path) };

  const route = path === '' ? from : path;
  const ids = targets.idsByRoute.get(route);
  if (!ids) return withoutPage(route);
  if (hash && !ids.has(hash) && !idsOnEveryPage.has(hash)) {
    return dead(`Dead anchor: ${target} names no heading of ${route}.`, suggest(hash, ids));
  }
  if (path === '') return { kind: 'link', href: `#${hash}` };
  return { kind: 'link', href: withBase(targets.base, route) + (hash && `#${hash}`) };

  function withoutPage(missing: string): LinkOutcome {
    if (targets.listedRoutes.has(missing)) {
      const isPromised = hash === '' || idsOnEveryPage.has(hash) || targets.promised[missing]?.includes(hash);
      return { kind: 'held', route: missing, ...(!isPromised && { owed: hash }) };
    }
    const known = new Set([...targets.idsByRoute.keys(), ...targets.listedRoutes]);
    const resolution = resolve(missing, targets.redirects, (candidate) => known.has(candidate));
    if (resolution.kind === 'redirect') {
      const to = hash && !resolution.to.includes('#') ? `${resolution.to}#${hash}` : resolution.to;
      return dead(`The link ${target} goes through a redirect.`, `Write ${to}.`);
    }
    const [best] = nearest(normalizeRoute(missing), known);
    return dead(`Dead link: there is no page ${missing}.`, `The nearest is ${best}.`);
  }

  function dead(message: string, hint: string): LinkOutcome {
    report(line, message, hint);
    return { kind: 'dead' };
  }
}

/** What to write for a complete address of this documentation, as published or under the base it is built for. */
function routeOfAddress(address: string, base: string): string | undefined {
  const { hostname, pathname, hash } = new URL(address);
  if (hostname.replace(/^www\./, '') !== publishedHost) return undefined;
  const inner = [publishedBase, ...(base === '/' ? [] : [base])]
    .map((each) => stripBase(each, pathname))
    .find((path) => path !== undefined);
  return inner === undefined ? undefined : (isPagePath(inner) ? normalizeRoute(inner) : inner) + hash;
}

const publishedHost = new URL(platform.baseUrl).hostname;
const publishedBase = '/docs/';

/** `/limits/#memory` gives `['/limits/', 'memory']`. */
export function splitHash(target: string): [path: string, hash: string] {
  const index = target.indexOf('#');
  return index < 0 ? [target, ''] : [target.slice(0, index), target.slice(index + 1)];
}
