import { platform } from '../../../data/platform.ts';
import type { Redirect } from '../../../data/redirects.ts';
import { isPagePath } from '../../shared/address.ts';
import { nearest, suggest } from '../../shared/nearest.ts';
import { normalizeRoute, stripBase, withBase } from '../../shared/paths.ts';
import { isExternal, resolve } from '../../shared/redirects.ts';
import type { Report } from '../author-error.ts';

/** A page that links can lead to. */
export interface LinkedPage {
  /** As in error messages: `content/limits.mdx` */
  readonly file: string;
  /** Ids that links can use. */
  readonly ids: ReadonlySet<string>;
}

/** What links are checked against. */
export interface LinkTargets {
  base: string;
  /** By route. */
  pages: ReadonlyMap<string, LinkedPage>;
  /** Routes of pages with syntax errors. Links to them are accepted, because the page is reported already. */
  unreadable: ReadonlySet<string>;
  redirects: readonly Redirect[];
  /** Files besides pages, below the base: `/openapi.yaml`. */
  files: ReadonlySet<string>;
}

/** Ids of the layout, which exist on every page. */
export const linkableLayoutIds: ReadonlySet<string> = new Set(['still-have-questions']);

/**
 * Checks a link and returns its address.
 *
 * @param target as written: `/limits/#memory`, `#memory`, or a complete URL
 * @param from route of the page with the link
 * @returns the address, or `undefined` if the link was reported
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
      return dead(`The URL ${target} is malformed.`, 'Write a complete URL.');
    const own = ownRouteOf(target, targets.base);
    if (own !== undefined)
      return dead(`The link ${target} leads to this site by its full URL.`, `Write ${own}.`);
    return target;
  }
  const [path = '', hash = ''] = splitHash(target);
  if (path === '' && hash === '')
    return dead('A link has no URL.', 'Write /limits/#memory, #memory, or https://...');
  if (path !== '' && !path.startsWith('/')) {
    return dead(
      `The link ${target} is neither absolute nor a complete URL.`,
      'Write /limits/#memory, #memory, or https://...',
    );
  }
  const inner = stripBase(targets.base, path);
  if (path !== '' && inner !== undefined && targets.base !== '/') {
    return dead(`The link ${target} repeats the base path.`, `Write ${inner}${hash && `#${hash}`}.`);
  }
  if (targets.files.has(path)) return withBase(targets.base, path);

  const route = path === '' ? from : path;
  const page = targets.pages.get(route);
  if (!page && !targets.unreadable.has(route)) return withoutPage(route);
  if (page && hash && !page.ids.has(hash) && !linkableLayoutIds.has(hash)) {
    return dead(`Dead anchor: ${target} names no heading of ${route}.`, suggest(hash, page.ids));
  }
  if (path === '') return `#${hash}`;
  return withBase(targets.base, route) + (hash && `#${hash}`);

  function withoutPage(missing: string): undefined {
    const known = new Set([...targets.pages.keys(), ...targets.unreadable]);
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

/** What to write instead of a complete URL of this documentation; `undefined` for URLs of other sites. */
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
