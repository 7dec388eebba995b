import { platform } from '../../../data/platform.ts';
import type { Redirect } from '../../../data/redirects.ts';
import { isPagePath } from '../../shared/address.ts';
import { nearest, suggest } from '../../shared/nearest.ts';
import { normalizeRoute, stripBase, withBase } from '../../shared/paths.ts';
import { isExternal, resolve } from '../../shared/redirects.ts';
import type { Report } from '../author-error.ts';

/** What is known of the whole site when links are checked. */
export interface LinkTargets {
  base: string;
  /** Ids that can be named, by route. */
  idsByRoute: ReadonlyMap<string, ReadonlySet<string>>;
  /** Routes of pages that could not be read, which is reported already: any link to them will do. */
  unreadable: ReadonlySet<string>;
  redirects: readonly Redirect[];
  /** Files that the build writes besides pages, below the base: `/openapi.yaml`. */
  files: ReadonlySet<string>;
}

/** Ids of the layout that links may name on any page. */
export const idsOnEveryPage: ReadonlySet<string> = new Set(['still-have-questions']);

/**
 * Checks a link of a page and gives it its address.
 *
 * @param target as written: `/limits/#memory`, `#memory`, or a complete address
 * @param from route of the page that the link stands on
 * @returns the address, or `undefined` for a link that was reported
 */
export function resolveLink(
  target: string,
  from: string,
  line: number,
  targets: LinkTargets,
  report: Report,
): string | undefined {
  if (isExternal(target) || /^mailto:[^@\s]+@[^@\s]+$/.test(target)) {
    if (!target.startsWith('mailto:') && !URL.canParse(target))
      return dead(`The address ${target} is malformed.`, 'Write a complete address.');
    const own = ownRouteOf(target, targets.base);
    if (own !== undefined)
      return dead(`The link ${target} leads to this site by its full address.`, `Write ${own}.`);
    return target;
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
  if (targets.files.has(path)) return withBase(targets.base, path);

  const route = path === '' ? from : path;
  const ids = targets.idsByRoute.get(route);
  if (!ids && !targets.unreadable.has(route)) return withoutPage(route);
  if (ids && hash && !ids.has(hash) && !idsOnEveryPage.has(hash)) {
    return dead(`Dead anchor: ${target} names no heading of ${route}.`, suggest(hash, ids));
  }
  if (path === '') return `#${hash}`;
  return withBase(targets.base, route) + (hash && `#${hash}`);

  function withoutPage(missing: string): undefined {
    const known = new Set([...targets.idsByRoute.keys(), ...targets.unreadable]);
    const resolution = resolve(missing, targets.redirects, (candidate) => known.has(candidate));
    if (resolution.kind === 'redirect') {
      const to = hash && !resolution.to.includes('#') ? `${resolution.to}#${hash}` : resolution.to;
      return dead(`The link ${target} goes through a redirect.`, `Write ${to}.`);
    }
    const [best] = nearest(normalizeRoute(missing), known);
    return dead(`Dead link: there is no page ${missing}.`, `The nearest is ${best}.`);
  }

  function dead(message: string, hint: string): undefined {
    report(line, message, hint);
  }
}

/**
 * What to write for a complete address of this documentation, as published or under the base it is built for; `undefined`
 * for the address of another site.
 */
export function ownRouteOf(address: string, base: string): string | undefined {
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
