import { cacheControl, hashedFolders, policyHeader, sandboxPolicy } from '../shared/deployment.ts';
import { canonicalLink, markdownHeaders } from '../shared/markdown-copies.ts';
import { withBase } from '../shared/paths.ts';
import type { Host } from './host.ts';
import { headersFile, redirectsFile } from './line-files.ts';
import { listRedirectsWithin } from './redirect-list.ts';

/** The most redirects without a pattern that Cloudflare Pages accepts. */
const mostMoves = 2000;

/** Cloudflare Pages: `_redirects` and `_headers`. It accepts 100 header rules, so there is one for each folder. */
export const cloudflare: Host = {
  wantsFilesAtRoot: true,
  copiesMarkdown: true,
  files: (site) => ({
    inside: {
      _redirects: redirectsFile(listRedirectsWithin(mostMoves, site)),
      _headers: headersFile(site, {
        ...Object.fromEntries(
          hashedFolders.map((folder) => [
            `${withBase(site.base, folder)}/*`,
            { 'Cache-Control': cacheControl.hashed },
          ]),
        ),
        ...(policyHeader in site.headers && {
          [`${withBase(site.base, '/assets/run/sandbox.')}*`]: {
            [`! ${policyHeader}`]: '',
            [policyHeader]: sandboxPolicy,
          },
        }),
        [`${site.base}*.md`]: markdownHeaders(site, ':splat/'),
        // The rule above matches these too, and derives the wrong page from them.
        [`${site.base}*index.md`]: { '! Link': '', Link: canonicalLink(site, ':splat') },
      }),
    },
  }),
};
