import type { Redirect } from '../../../data/redirects.ts';
import { isPagePath } from '../../shared/address.ts';
import { manifestPath } from '../../shared/deployment.ts';
import { markdownFile, stripBase } from '../../shared/paths.ts';
import { destinationOf } from '../../shared/redirects.ts';

/** What a request is for. */
export type DevResource =
  | { kind: 'page'; route: string }
  | { kind: 'redirect'; location: string; temporary: boolean }
  | { kind: 'not-found' }
  | { kind: 'markdown'; route: string }
  | { kind: 'chunk'; key: string }
  | { kind: 'manifest' }
  /** The search index or texts at a revision. */
  | { kind: 'search'; path: string; revision: string }
  /** A file that samples are run with, by its path below the base. */
  | { kind: 'run'; path: string }
  /** Any other file, by its path below the base. */
  | { kind: 'file'; path: string };

/** Whether Vite handles an address: its own and those of source files, some of which look like pages. */
export const isForVite = (url: string, base: string): boolean =>
  viteAddress.test(stripBase(base, splitQuery(url)[0]) ?? '');

const viteAddress = /^\/(?:@|__|\.|(?:src|data|node_modules)\/.*\.\w+$)/;

/**
 * Resolves an address like the server of the built site.
 *
 * @param url path and query of the request
 * @param hasPage whether a route has a page
 */
export function readAddress(
  url: string,
  base: string,
  redirects: readonly Redirect[],
  hasPage: (route: string) => boolean,
): DevResource {
  const [pathname, search] = splitQuery(url);
  const destination = destinationOf({ pathname, search }, base, redirects, hasPage);
  if (destination.kind === 'outside') return { kind: 'not-found' };
  if (destination.kind !== 'unknown') return destination;
  const { path } = destination;
  if (isPagePath(path)) return { kind: 'not-found' };
  const copy = markdownFile(path);
  if (copy.endsWith('/index.md')) return { kind: 'markdown', route: copy.slice(0, -'index.md'.length) };
  if (manifestPath.test(path)) return { kind: 'manifest' };
  if (path.startsWith('/assets/run/')) return { kind: 'run', path: path.slice(1) };
  const [, revision] = /^\/assets\/search\/(?:texts\/)?[^./]+\.([^./]+)\.json$/.exec(path) ?? [];
  if (revision) return { kind: 'search', path, revision };
  const [, key] = /^\/assets\/js\/([^./]+)\.[^./]+\.js$/.exec(path) ?? [];
  return key ? { kind: 'chunk', key } : { kind: 'file', path };
}

/** `/limits/?a=1` gives `['/limits/', '?a=1']`. */
function splitQuery(url: string): [path: string, query: string] {
  const index = url.indexOf('?');
  return index < 0 ? [url, ''] : [url.slice(0, index), url.slice(index)];
}
