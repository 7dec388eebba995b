import type { Redirect } from '../../data/redirects.ts';
import { stripTrailingSlash, withBase } from './paths.ts';

/** What a server needs besides the files. The build writes it to `site.json`. */
export interface Deployment {
  base: string;
  /** Scheme and host of canonical links. */
  origin: string;
  redirects: readonly Redirect[];
  /** Headers of every response. An `inertFile` is sent without the policies. */
  headers: Record<string, string>;
}

/** Everything that host configurations are generated from. */
export interface HostedSite extends Deployment {
  /** Routes that have a page. */
  pages: readonly string[];
  /** Paths of all other files, from the root of the host. */
  files: readonly string[];
}

/** Files below the base with a content hash in their name, which never change. */
export const hashedFile =
  /\/assets\/(?:js|css|run|search|search\/texts)\/[^/]+\.[\w-]{8}\.(?:js|css|json|xhtml)$/;

/** The parts of the manifest, below the base. */
export const manifestPath = /^\/assets\/pages-\d+\.json$/;

/**
 * Stylesheets, icons, the web app manifest, and the scripts that pages load first. Policies apply to documents and workers only.
 * Without them on these files, the first view of a page arrives in one round trip.
 */
export const inertFile =
  /\/assets\/(?:css\/[^/]+\.css|js\/(?:app|boot|react)\.[\w-]{8}\.js)$|\/(?:favicon\.(?:svg|ico)|(?:apple-touch-)?icon(?:-\d+)?\.png|site\.webmanifest)$/;

/**
 * The document that samples are run in. It is XHTML, because hosts take an address that ends in `.html` for that of a page.
 */
export const sandboxFile = /\/assets\/run\/sandbox\.[\w-]{8}\.xhtml$/;

/**
 * The policy that the document has as a header, in the place of the site's. The one in its text is stricter: it names the only script.
 * With both, only this site can show the document, and its origin is opaque wherever it is shown.
 */
export const sandboxPolicy =
  "default-src 'none';script-src 'unsafe-inline' 'unsafe-eval';worker-src blob:;frame-ancestors 'self';sandbox allow-scripts";

/** The header that has policies of content. */
export const policyHeader = 'Content-Security-Policy';

/** The headers that an `inertFile` is sent without. */
export const policiesOf = (headers: Record<string, string>): string[] =>
  Object.keys(headers).filter((name) => name !== 'X-Content-Type-Options' && name !== 'X-Robots-Tag');

/** The folders below the base that only contain files with a hash. */
export const hashedFolders = ['/assets/js', '/assets/css', '/assets/run', '/assets/search'] as const;

/** Values of `Cache-Control`. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  /** Cached, and revalidated before every use. */
  other: 'no-cache',
} as const;

/**
 * The service worker and the script that removes it. A cached copy would keep a broken worker running, so every host has an
 * explicit rule.
 */
export const workerPath = /\/service-worker(?:-off)?\.js$/;

/** Methods that a static site supports. All others get status 405. */
export const methods = ['GET', 'HEAD'] as const;

/** The page for unknown addresses, which is sent with status 404. */
export const notFoundPage = ({ base }: Deployment): string => withBase(base, '/404.html');

/** Files that crawlers and browsers request at the root of a host. They are served there too, whatever the base is. */
export const rootFile = /^\/(?:robots\.txt|llms\.txt|favicon\.ico|apple-touch-icon\.png)$/;

/** The base without its trailing slash: `/docs`, or an empty string. */
export const bareBase = ({ base }: Deployment): string => stripTrailingSlash(base);

/** Files that are not published: hidden files, compressed files under their own name, and `site.json`. */
export const unserved = /\/\.|\.(?:br|gz)$|^\/site\.json$/;

/**
 * Paths that a file system might resolve to another file: with encoded slashes, backslashes, NUL, dot segments, or a fragment,
 * which a request target can't have.
 */
export const unsafeName = /%(?:00|2f|5c)|\\|\0|\/\/|\/\.\.?(?:\/|$)|%2e|#/i;
