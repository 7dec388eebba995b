import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootFile, unsafeName } from '../hosts/description.ts';
import { decodePath, isPagePath, markdownFile, stripBase, withBase } from '../paths.ts';
import { locationOf, resolve, withBaseUnlessExternal } from '../redirects.ts';
import type { BuiltSite } from './built-site.ts';

/** What a request asks for. */
export type Asked =
  | { kind: 'redirect'; location: string; temporary: boolean }
  /** A page, which exists. */
  | { kind: 'page'; route: string }
  /** By its decoded path, which begins with a slash. It need not exist. */
  | { kind: 'file'; path: string }
  | { kind: 'unknown' };

/**
 * Says what a request asks for on a built site.
 *
 * @param target of the request, in origin form or absolute form
 */
export function route(target: string, { root, deployment: { base, redirects } }: BuiltSite): Asked {
  const [path = '/', query] = splitOnce(originForm(target), '?');
  const search = query === undefined ? '' : `?${query}`;
  const redirectTo = (target: string, temporary: boolean): Asked => ({
    kind: 'redirect',
    location: locationOf(target, search),
    temporary,
  });
  // From "..html", the route is "/../", which a file system would resolve to the parent folder.
  const hasPage = (page: string): boolean =>
    !unsafeName.test(page) && existsSync(join(root, withBase(base, page), 'index.html'));

  if (path === '/' && base !== '/') return redirectTo(base, true);
  if (rootFile.test(path)) return { kind: 'file', path: withBase(base, path) };
  const inner = stripBase(base, path);
  if (inner === undefined || unsafeName.test(path)) return { kind: 'unknown' };
  if (!path.startsWith(base)) return redirectTo(base, false);
  const resolution = resolve(inner, redirects, hasPage);
  switch (resolution.kind) {
    case 'redirect':
      return redirectTo(withBaseUnlessExternal(base, resolution.to), resolution.temporary);
    case 'page':
      return { kind: 'page', route: resolution.route };
    case 'unknown':
      // 404.html is only sent for addresses without a page; its own address is one of them.
      return isPagePath(inner) ? { kind: 'unknown' } : { kind: 'file', path: markdownFile(decodePath(path)) };
  }
}

/**
 * A request target without scheme and host. Clients send these to a proxy, and every server has to accept them
 * (RFC 9112, section 3.2.2). What is neither form is returned as it came, and is no address of the site.
 */
function originForm(target: string): string {
  const [, rest] = absoluteForm.exec(target) ?? [];
  if (rest === undefined) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Scheme, optional user, host name or IPv6 address, optional port. The group is what follows. */
const absoluteForm =
  /^https?:\/\/(?:[^/?#\\@[\]]*@)?(?:\[[\da-f:.]+\]|[^/?#\\@[\]:]+)(?::\d*)?((?:[/?].*)?)$/is;

function splitOnce(text: string, separator: string): [string, string?] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
