import type { Redirect } from '../../data/redirects.ts';
import { stripTrailingSlash, withBase } from '../paths.ts';

/** What a server has to know besides the files, written as `site.json` beside them. */
export interface Deployment {
  base: string;
  redirects: readonly Redirect[];
  /** Headers of every answer; `inertFile` goes without some. */
  headers: Record<string, string>;
}

/** A site as a host sees it: everything that the configuration of any host is made from. */
export interface HostedSite extends Deployment {
  /** Routes that have a page. */
  pages: readonly string[];
  /** Paths of the other files, from the root of the host on. */
  files: readonly string[];
}

/** Files whose name has a hash of their content. They stand below the base, and never change. */
export const hashedFile = /\/assets\/(?:js|css|search|search\/texts)\/[^/]+\.[\w-]{8}\.(?:js|css|json)$/;

/**
 * Stylesheets, the icon, and the scripts that pages load first. Policies are for documents and workers, which these are not: without
 * them the first view of a page arrives in one round trip.
 */
export const inertFile =
  /\/assets\/(?:css\/[^/]+\.css|js\/(?:app|boot|react)\.[\w-]{8}\.js)$|\/favicon\.svg$/;

/** The headers that such a file goes without. */
export const policiesOf = (headers: Record<string, string>): string[] =>
  Object.keys(headers).filter((name) => name !== 'X-Content-Type-Options');

/** The folders below the base that hold nothing else. */
export const hashedFolders = ['/assets/js', '/assets/css', '/assets/search'] as const;

/** What browsers and caches on the way may keep, and for how long. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  /** Kept, and asked about before every use. */
  other: 'no-cache',
} as const;

/** The worker, and the one that takes it away: a kept copy would keep a bad one alive, so hosts are told outright. */
export const workerPath = /\/service-worker(?:-off)?\.js$/;

/** Methods that a site of files knows; all others are answered with 405. */
export const methods = ['GET', 'HEAD'] as const;

/** The page that answers, with status 404, what has no page. */
export const notFoundPage = ({ base }: Deployment): string => withBase(base, '/404.html');

/** The base without its slash at the end: `/docs`, or nothing at all. */
export const bareBase = ({ base }: Deployment): string => stripTrailingSlash(base);

/** Hidden files, compressed forms, which nobody asks for by name, and what the build tells the server. */
export const unserved = /\/\.|\.(?:br|gz)$|^\/site\.json$/;

/**
 * Encoded slashes, backslashes and NUL name no file of the site, whatever a file system makes of them; a fragment is not sent
 * at all.
 */
export const unsafeName = /%(?:00|2f|5c)|\\|\0|\/\/|\/\.\.?(?:\/|$)|%2e|#/i;
