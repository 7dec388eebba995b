import { withBase } from '../paths.ts';
import { cacheControl, hashedFolders } from './description.ts';
import type { Host } from './host.ts';
import { headersFile, redirectsFile } from './line-files.ts';
import { listMovesWithin } from './moves.ts';

/** What Cloudflare Pages takes of redirects without a pattern. */
const mostMoves = 2000;

/** Cloudflare Pages: `_redirects` and `_headers`. It takes 100 rules for headers, so folders stand for the files in them. */
export const cloudflare: Host = {
  wantsNotFoundAtRoot: true,
  files: (site) => ({
    inside: {
      _redirects: redirectsFile(listMovesWithin(mostMoves, site)),
      _headers: headersFile(
        site,
        Object.fromEntries(
          hashedFolders.map((folder) => [`${withBase(site.base, folder)}/*`, cacheControl.hashed]),
        ),
      ),
    },
  }),
};
