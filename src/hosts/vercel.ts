import { contentTypeOf } from '../shared/content-types.ts';
import {
  cacheControl,
  type HostedSite,
  hashedFolders,
  policyHeader,
  sandboxFile,
  sandboxPolicy,
  workerPath,
} from '../shared/deployment.ts';
import { markdownHeaders, vary } from '../shared/markdown-copies.ts';
import { withBase } from '../shared/paths.ts';
import type { Host } from './host.ts';
import { listRedirectsWithin } from './redirect-list.ts';

/** The most routes that Vercel accepts, less those for headers. */
const mostMoves = 1990;

/** Vercel: `vercel.json`. */
export const vercel: Host = {
  wantsFilesAtRoot: true,
  copiesMarkdown: true,
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
    redirects: [
      // Files take precedence over rewrites, so clients that prefer Markdown are redirected to the copy. The path can't start
      // with a slash, because that would be another site.
      ...['', ':path(\\w.*)/'].map((path) => ({
        source: `${literally(site.base)}${path}`,
        has: [acceptHeader('(.*,)?\\s*text/markdown\\s*([;,].*)?')],
        missing: [acceptHeader('.*text/markdown[^,]*;\\s*q=0.*')],
        destination: `${literally(site.base)}${path.replace('(\\w.*)', '')}index.md`,
        statusCode: 307,
      })),
      ...listRedirectsWithin(mostMoves, site).map(({ from, to, status }) => ({
        source: literally(from),
        destination: literally(to),
        statusCode: status,
      })),
    ],
    headers: [
      { source: '/(.*)', headers: list(site.headers) },
      ...['', '(.*)/'].map((path) => ({
        source: `${literally(site.base)}${path}`,
        headers: list({ Vary: vary.page }),
      })),
      // If several rules set the same header, the last one wins.
      ...Object.entries({
        ':path(.*)\\.md': ':path/',
        ':path(.*)/index\\.md': ':path/',
        'index\\.md': '',
      }).map(([path, route]) => ({
        source: `${literally(site.base)}${path}`,
        headers: list(markdownHeaders(site, route)),
      })),
      ...hashedFolders.map((folder) => ({
        source: `${literally(withBase(site.base, folder))}/(.*)`,
        headers: list({ 'Cache-Control': cacheControl.hashed }),
      })),
      ...site.files
        .filter((path) => sandboxFile.test(path) && policyHeader in site.headers)
        .map((path) => ({ source: literally(path), headers: list({ [policyHeader]: sandboxPolicy }) })),
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

/** A condition on the header `Accept`. The pattern has to match the whole value. */
const acceptHeader = (value: string) => ({ type: 'header', key: 'accept', value });

/** Escapes a path for path patterns. The colon of `https://` needs no escape, because a slash follows it. */
const literally = (path: string): string => path.replace(/[()[\]{}*+?\\]|:(?!\/\/)/g, '\\$&');
