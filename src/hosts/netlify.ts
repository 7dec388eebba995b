import { stripTrailingSlash } from '../paths.ts';
import { cacheControl, hashedFile } from './description.ts';
import type { Host } from './host.ts';
import { headersFile, redirectsFile } from './line-files.ts';
import { listMoves, type Move } from './moves.ts';

/** Netlify: `_redirects` and `_headers`. */
export const netlify: Host = {
  wantsNotFoundAtRoot: true,
  files(site) {
    const lasting = site.files.filter((path) => hashedFile.test(path));
    return {
      inside: {
        _redirects: redirectsFile(withoutSlashes(listMoves(site))),
        _headers: headersFile(site, Object.fromEntries(lasting.map((path) => [path, cacheControl.hashed]))),
      },
    };
  },
};

/** Netlify takes `/a`, `/a/` and `/a/index.html` for one address, to which a rule about another of them would lead back. */
const bare = (path: string): string => stripTrailingSlash(path.replace(/\/index\.html$/, '/'));

function withoutSlashes(moves: readonly Move[]): Move[] {
  const kept = new Map<string, Move>();
  for (const move of moves) {
    const from = bare(move.from) || '/';
    const target = bare(move.to.replace(/#.*/, '')) || '/';
    // One of two that differ in nothing else, such as a redirect to the letter beside the page with the slash.
    const isPage = moves.some(({ to }) => bare(to) === from);
    if (from !== target && !isPage && !kept.has(from)) kept.set(from, { ...move, from });
  }
  return [...kept.values()];
}
