import type { Redirect } from '../../data/redirects.ts';
import { stripTrailingSlash, withBase } from './paths.ts';

/** What a server needs besides the files; the build writes it to `site.json`. */
export interface Deployment {
  base: string;
  /** Scheme and host that canonical links name. */
  origin: string;
  redirects: readonly Redirect[];
  /** Headers of every response, except that an `inertFile` has no policies. */
  headers: Record<string, string>;
}

/** Everything that the configuration of any host is made from. */
export interface HostedSite extends Deployment {
  /** Routes that have a page. */
  pages: readonly string[];
  /** Paths of all other files, from the root of the host. */
  files: readonly string[];
}

/** Files with a content hash in their name. They are below the base and never change. */
export const hashedFile = /\/assets\/(?:js|css|search|search\/texts)\/[^/]+\.[\w-]{8}\.(?:js|css|json)$/;

/** The parts of the manifest of chunks, below the base. */
export const manifestPath = /^\/assets\/pages-\d+\.json$/;

/**
 * Stylesheets, icons, the web app manifest, and the scripts that pages load first. Policies apply to documents and workers only.
 * Without them on these files, the first view of a page arrives in one round trip.
 */
export const inertFile =
  /\/assets\/(?:css\/[^/]+\.css|js\/(?:app|boot|react)\.[\w-]{8}\.js)$|\/(?:favicon\.(?:svg|ico)|(?:apple-touch-)?icon(?:-\d+)?\.png|site\.webmanifest)$/;

/** The headers that such a file is sent without. */
export const policiesOf = (headers: Record<string, string>): string[] =>
  Object.keys(headers).filter((name) => name !== 'X-Content-Type-Options' && name !== 'X-Robots-Tag');

/** The folders below the base that contain only such files. */
export const hashedFolders = ['/assets/js', '/assets/css', '/assets/search'] as const;

/** Values of `Cache-Control`. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  /** Cached, and revalidated before every use. */
  other: 'no-cache',
} as const;

/**
 * The service worker, and the one that replaces it to remove it. A cached copy would keep a broken worker alive, so every host
 * has an explicit rule.
 */
export const workerPath = /\/service-worker(?:-off)?\.js$/;

/** Methods that a static site supports; the status of all others is 405. */
export const methods = ['GET', 'HEAD'] as const;

/** The page that is sent, with status 404, for an address without a page. */
export const notFoundPage = ({ base }: Deployment): string => withBase(base, '/404.html');

/**
 * Files that crawlers and browsers request at the root of a host by convention. They are served there too, whatever the base is.
 */
export const rootFile = /^\/(?:robots\.txt|llms\.txt|favicon\.ico|apple-touch-icon\.png)$/;

/** The base without its trailing slash: `/docs`, or an empty string. */
export const bareBase = ({ base }: Deployment): string => stripTrailingSlash(base);

/** Files that are not published: hidden ones, compressed forms by their own name, and `site.json`. */
export const unserved = /\/\.|\.(?:br|gz)$|^\/site\.json$/;

/**
 * Paths with encoded slashes, backslashes, NUL or dot segments, which a file system might resolve to another file, and with a
 * fragment, which a request target cannot have.
 */
export const unsafeName = /%(?:00|2f|5c)|\\|\0|\/\/|\/\.\.?(?:\/|$)|%2e|#/i;
