import type { HostedSite } from '../../../src/shared/deployment.ts';
import { withBase } from '../../../src/shared/paths.ts';
import { routes } from '../../specification/routes.ts';
import { redirects } from './redirects.ts';

/** Returns the real site's routes and redirects as a host receives them, with a file of each kind. */
export const siteBelow = (base: string): HostedSite => ({
  base,
  origin: 'https://docs.example',
  redirects,
  headers: { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'" },
  pages: routes,
  files: [
    '/404.html',
    '/component.d.ts',
    '/pgp-key.asc',
    '/service-worker.js',
    '/sitemap.xml',
    '/assets/js/limits.ab164ed7.js',
    '/assets/run/sandbox.ab164ed7.xhtml',
  ].map((path) => withBase(base, path)),
});
