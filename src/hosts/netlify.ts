import { cacheControl, hashedFile, policyHeader, sandboxFile, sandboxPolicy } from '../shared/deployment.ts';
import { markdownHeaders, markdownPaths } from '../shared/markdown-copies.ts';
import { stripTrailingSlash } from '../shared/paths.ts';
import type { Host } from './host.ts';
import { headersFile, redirectsFile } from './line-files.ts';
import { type HostRedirect, listRedirects } from './redirect-list.ts';

/** Netlify: `_redirects` and `_headers`. */
export const netlify: Host = {
  wantsFilesAtRoot: true,
  copiesMarkdown: true,
  files(site) {
    const lasting = site.files.filter((path) => hashedFile.test(path));
    return {
      inside: {
        _redirects: redirectsFile(withoutSlashes(listRedirects(site))),
        _headers: headersFile(site, {
          ...Object.fromEntries(lasting.map((path) => [path, { 'Cache-Control': cacheControl.hashed }])),
          // Where several rules match, the last one that sets a header counts.
          ...Object.fromEntries(
            site.files
              .filter((path) => sandboxFile.test(path))
              .map((path) => [path, { 'Cache-Control': cacheControl.hashed, [policyHeader]: sandboxPolicy }]),
          ),
          ...Object.fromEntries(
            site.pages.flatMap((route) =>
              markdownPaths(site, route).map((path) => [path, markdownHeaders(site, route)]),
            ),
          ),
        }),
      },
    };
  },
};

/** Netlify treats `/a`, `/a/` and `/a/index.html` as one address, so a redirect between two of them would be a loop. */
const bare = (path: string): string => stripTrailingSlash(path.replace(/\/index\.html$/, '/'));

function withoutSlashes(moves: readonly HostRedirect[]): HostRedirect[] {
  const kept = new Map<string, HostRedirect>();
  // Also in other spellings that Netlify treats like a page, such as an exact redirect without its trailing slash.
  const pages = new Set(moves.map(({ to }) => bare(to)));
  for (const move of moves) {
    const from = bare(move.from) || '/';
    const target = bare(move.to.replace(/[?#].*/, '')) || '/';
    if (from !== target && !pages.has(from) && !kept.has(from)) kept.set(from, { ...move, from });
  }
  return [...kept.values()];
}
