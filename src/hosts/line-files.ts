import { contentTypeOf } from '../server/content-types.ts';
import { cacheControl, type HostedSite, workerPath } from './description.ts';
import type { Move } from './moves.ts';

/* The files `_redirects` and `_headers`, which Netlify and Cloudflare Pages read alike. */

const intro = '# Made by the build from the routes, redirects and headers of the site.\n';

/** Writes `_redirects`. Both hosts keep the query. */
export const redirectsFile = (moves: readonly Move[]): string =>
  `${intro}${moves.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')}`;

/**
 * Writes `_headers`. What has no `Cache-Control` of its own is asked about before every use, by both hosts.
 *
 * @param lasting patterns of paths of the files that never change
 */
export function headersFile({ headers, files }: HostedSite, lasting: Record<string, string>): string {
  const block = (path: string, lines: Record<string, string>) =>
    `${path}\n${Object.entries(lines)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  return [
    intro,
    block('/*', headers),
    '  # Browsers may be told never to come without TLS again:\n',
    '  # Strict-Transport-Security: max-age=31536000\n',
    ...Object.entries(lasting).map(([path, value]) => block(path, { 'Cache-Control': value })),
    ...files
      .filter((path) => workerPath.test(path))
      .map((path) => block(path, { 'Cache-Control': cacheControl.other })),
    ...files.filter(isRare).map((path) => block(path, { 'Content-Type': contentTypeOf(path) })),
  ].join('');
}

/** Whether hosts have other ideas of what a file is: TypeScript would be a film. */
const isRare = (path: string): boolean => /\.(?:ts|yaml)$/.test(path);
