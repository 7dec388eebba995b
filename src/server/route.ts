import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootFile, unsafeName } from '../shared/deployment.ts';
import { decodePath, isPagePath, markdownFile, withBase } from '../shared/paths.ts';
import { destinationOf } from '../shared/redirects.ts';
import type { BuiltSite } from './built-site.ts';

/** What a request is for. */
export type RequestedResource =
  | { kind: 'redirect'; location: string; temporary: boolean }
  /** A page that exists. */
  | { kind: 'page'; route: string }
  /** The decoded path of a file, which may not exist. */
  | { kind: 'file'; path: string }
  | { kind: 'unknown' };

/**
 * Resolves a request to the resource of a built site.
 *
 * @param target of the request, in origin form or absolute form
 */
export function route(target: string, { root, deployment }: BuiltSite): RequestedResource {
  const { base, redirects } = deployment;
  const [pathname = '/', query] = splitOnce(originForm(target), '?');
  const search = query === undefined ? '' : `?${query}`;
  // The route of "..html" is "/../", which would be the parent folder.
  const hasPage = (page: string): boolean =>
    !unsafeName.test(page) && existsSync(join(root, withBase(base, page), 'index.html'));

  if (rootFile.test(pathname)) return { kind: 'file', path: withBase(base, pathname) };
  if (unsafeName.test(pathname)) return { kind: 'unknown' };
  const destination = destinationOf({ pathname, search }, base, redirects, hasPage);
  if (destination.kind === 'outside') return { kind: 'unknown' };
  if (destination.kind !== 'unknown') return destination;
  // 404.html is only sent for unknown addresses. Its own address is one of them.
  if (isPagePath(destination.path)) return { kind: 'unknown' };
  return { kind: 'file', path: markdownFile(decodePath(pathname)) };
}

/**
 * Removes scheme and host from a request target. Clients send them to proxies, and every server has to accept them (RFC 9112,
 * section 3.2.2). An invalid target is returned unchanged and matches nothing.
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
