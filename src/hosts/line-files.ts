import { contentTypeOf } from '../shared/content-types.ts';
import { cacheControl, type HostedSite, workerPath } from '../shared/deployment.ts';
import type { HostRedirect } from './redirect-list.ts';

/* The files `_redirects` and `_headers`, which Netlify and Cloudflare Pages read alike. */

const intro = '# Made by the build from the routes, redirects and headers of the site.\n';

/**
 * Writes `_redirects`. Both hosts keep the query of a request. This file can't control how they join it with the target's query:
 * on Cloudflare Pages the target's parameters win, and older versions drop those of the request.
 */
export const redirectsFile = (moves: readonly HostRedirect[]): string =>
  `${intro}${moves.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')}`;

/**
 * Writes `_headers`. On both hosts, files without a rule for `Cache-Control` are revalidated before every use.
 *
 * @param particular additional headers, by path pattern; `! Link` removes a header (Cloudflare only)
 */
export function headersFile(
  { headers, files }: HostedSite,
  particular: Record<string, Record<string, string>>,
): string {
  const block = (path: string, lines: Record<string, string>) =>
    `${path}\n${Object.entries(lines)
      .map(([name, value]) => (name.startsWith('! ') ? `  ${name}\n` : `  ${name}: ${value}\n`))
      .join('')}`;
  return [
    intro,
    block('/*', headers),
    '  # Enable this so that browsers only use HTTPS from then on:\n',
    '  # Strict-Transport-Security: max-age=31536000\n',
    ...Object.entries(particular).map(([path, lines]) => block(path, lines)),
    ...files
      .filter((path) => workerPath.test(path))
      .map((path) => block(path, { 'Cache-Control': cacheControl.other })),
    ...files.filter(isRare).map((path) => block(path, { 'Content-Type': contentTypeOf(path) })),
  ].join('');
}

/** Whether hosts would guess a wrong content type, such as a video for `.ts`. */
const isRare = (path: string): boolean => /\.(?:ts|yaml)$/.test(path);
