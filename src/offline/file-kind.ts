import { hashedFile, manifestPath } from '../shared/deployment.ts';
import { isPagePath, stripBase } from '../shared/paths.ts';

/** A file that can be cached, by how it is fetched and verified. */
export type Kind = 'document' | 'manifest' | 'hashed';

/** The properties of a request that matter here. */
export interface RequestProperties {
  url: string;
  method: string;
  /** `navigate` for navigations, or `''` for `fetch`. */
  mode: string;
  destination: string;
  headers: { has(name: string): boolean };
}

/** The kind of file at a URL, if it can be cached. The query is ignored. */
export function kindOf(url: URL, base: string): Kind | undefined {
  const path = stripBase(base, url.pathname);
  if (path === undefined) return undefined;
  if (hashedFile.test(path)) return 'hashed';
  if (manifestPath.test(path)) return 'manifest';
  return isPagePath(path) ? 'document' : undefined;
}

/**
 * The kind of file that a request is for, if the service worker handles it. It ignores other origins, other methods, ranges,
 * other files, and the requests by which pages fill the cache.
 *
 * @param origin of the site
 */
export function kindOfRequest(request: RequestProperties, origin: string, base: string): Kind | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || request.headers.has('range')) return undefined;
  // Requests for the scripts of workers also have this mode, but a destination.
  if (request.mode === 'same-origin' && request.destination === '') return undefined;
  const kind = kindOf(url, base);
  // A script that fetches a page's URL doesn't need the document, but checks whether the server is reachable, for example.
  return kind === 'document' && request.mode !== 'navigate' ? undefined : kind;
}
