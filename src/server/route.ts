import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unsafeName } from '../hosts/description.ts';
import { decodePath, isPagePath, stripBase, withBase } from '../paths.ts';
import { isExternal, resolve } from '../redirects.ts';
import type { BuiltSite } from './built-site.ts';

/** What a request asks for. */
export type Asked =
  | { kind: 'redirect'; location: string; temporary: boolean }
  /** By its decoded path, which begins with a slash. It need not exist. */
  | { kind: 'file'; path: string }
  | { kind: 'unknown' };

/** Says what an address means on a built site. */
export function route(url: string, { root, deployment: { base, redirects } }: BuiltSite): Asked {
  const [path = '/', query] = splitOnce(url, '?');
  const redirectTo = (target: string, temporary: boolean): Asked => {
    const [address = '', hash] = splitOnce(target, '#');
    const location =
      address + (query === undefined ? '' : `?${query}`) + (hash === undefined ? '' : `#${hash}`);
    return { kind: 'redirect', location, temporary };
  };
  // A file system would find the page above behind the dots that "..html" leaves.
  const hasPage = (page: string): boolean =>
    !unsafeName.test(page) && existsSync(join(root, withBase(base, page), 'index.html'));

  if (path === '/' && base !== '/') return redirectTo(base, true);
  const inner = stripBase(base, path);
  if (inner === undefined || unsafeName.test(path)) return { kind: 'unknown' };
  if (!path.startsWith(base)) return redirectTo(base, false);
  const resolution = resolve(inner, redirects, hasPage);
  switch (resolution.kind) {
    case 'redirect': {
      const target = isExternal(resolution.to) ? resolution.to : withBase(base, resolution.to);
      return redirectTo(target, resolution.temporary);
    }
    case 'page':
      return { kind: 'file', path: `${withBase(base, resolution.route)}index.html` };
    case 'unknown':
      // 404.html is the answer to addresses without a page, and has none itself.
      return isPagePath(inner) ? { kind: 'unknown' } : { kind: 'file', path: decodePath(path) };
  }
}

function splitOnce(text: string, separator: string): [string, string?] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
