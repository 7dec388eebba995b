import { withBase } from '../paths.ts';
import { contentTypeOf } from '../server/content-types.ts';
import { cacheControl, type HostedSite, hashedFolders, workerPath } from './description.ts';
import type { Host } from './host.ts';
import { listMovesWithin } from './moves.ts';

/** What Vercel takes of routes, less those for headers. */
const mostMoves = 2000;

/** Vercel: `vercel.json`. */
export const vercel: Host = {
  wantsNotFoundAtRoot: true,
  files: (site) => ({ inside: { 'vercel.json': `${JSON.stringify(configure(site), null, 2)}\n` } }),
};

function configure(site: HostedSite): unknown {
  const list = (headers: Record<string, string>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    outputDirectory: '.',
    redirects: listMovesWithin(mostMoves, site).map(({ from, to, status }) => ({
      source: literally(from),
      destination: literally(to),
      statusCode: status,
    })),
    headers: [
      { source: '/(.*)', headers: list(site.headers) },
      ...hashedFolders.map((folder) => ({
        source: `${literally(withBase(site.base, folder))}/(.*)`,
        headers: list({ 'Cache-Control': cacheControl.hashed }),
      })),
      ...site.files
        .filter((path) => workerPath.test(path))
        .map((path) => ({
          source: literally(path),
          headers: list({ 'Cache-Control': cacheControl.other }),
        })),
      ...site.files
        .filter((path) => /\.(?:ts|yaml)$/.test(path))
        .map((path) => ({
          source: literally(path),
          headers: list({ 'Content-Type': contentTypeOf(path) }),
        })),
    ],
  };
}

/** Without a meaning in patterns of paths; a complete address has a colon, which has none before a slash. */
const literally = (path: string): string => path.replace(/[()[\]{}*+?\\]|:(?!\/\/)/g, '\\$&');
