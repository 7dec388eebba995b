import { hashedFile, manifestPath } from '../shared/deployment.ts';
import { isPagePath, stripBase } from '../shared/paths.ts';

/** A file that can be kept, by the way in which it is fetched and recognized. */
export type Kind = 'document' | 'manifest' | 'hashed';

/** What tells one request from another. */
export interface RequestProperties {
  url: string;
  method: string;
  /** Where the request comes from: `navigate`, or `''` for a script. */
  mode: string;
  destination: string;
  headers: { has(name: string): boolean };
}

/** What an address stands for, if it is one that can be kept. The query makes no difference to a site of files. */
export function kindOf(url: URL, base: string): Kind | undefined {
  const path = stripBase(base, url.pathname);
  if (path === undefined) return undefined;
  if (hashedFile.test(path)) return 'hashed';
  if (manifestPath.test(path)) return 'manifest';
  return isPagePath(path) ? 'document' : undefined;
}

/**
 * Whether a request is the worker's business, and what it asks for. Everything else goes where it would go without a
 * worker: other origins, other methods, parts of files, files without a hash, and what a page fetches in order to keep it.
 *
 * @param origin of the site
 */
export function kindOfRequest(request: RequestProperties, origin: string, base: string): Kind | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || request.headers.has('range')) return undefined;
  // Scripts of workers are asked for in this mode too, but have a destination.
  if (request.mode === 'same-origin' && request.destination === '') return undefined;
  const kind = kindOf(url, base);
  // What a script wants of a page's address is no document: whether the server can be reached, for one.
  return kind === 'document' && request.mode !== 'navigate' ? undefined : kind;
}
