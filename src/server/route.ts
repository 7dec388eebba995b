import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootFile, unsafeName } from '../shared/deployment.ts';
import { decodePath, isPagePath, markdownFile, withBase } from '../shared/paths.ts';
import { destinationOf } from '../shared/redirects.ts';
import type { BuiltSite } from './built-site.ts';

/** What a request asks for. */
export type RequestedResource =
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
export function route(target: string, { root, deployment }: BuiltSite): RequestedResource {
  const { base, redirects } = deployment;
  const [pathname = '/', query] = splitOnce(originForm(target), '?');
  const search = query === undefined ? '' : `?${query}`;
  // From "..html", the route is "/../", which a file system would resolve to the parent folder.
  const hasPage = (page: string): boolean =>
    !unsafeName.test(page) && existsSync(join(root, withBase(base, page), 'index.html'));

  if (rootFile.test(pathname)) return { kind: 'file', path: withBase(base, pathname) };
  if (unsafeName.test(pathname)) return { kind: 'unknown' };
  const destination = destinationOf({ pathname, search }, base, redirects, hasPage);
  if (destination.kind === 'outside') return { kind: 'unknown' };
  if (destination.kind !== 'unknown') return destination;
  // 404.html is only sent for addresses without a page; its own address is one of them.
  if (isPagePath(destination.path)) return { kind: 'unknown' };
  return { kind: 'file', path: markdownFile(decodePath(pathname)) };
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
