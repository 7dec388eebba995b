import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Deployment } from '../build/build-site.ts';
import { isPagePath, stripBase, withBase } from '../paths.ts';
import { isExternal, resolve } from '../redirects.ts';

/** Answers one request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const hashed = /\/assets\/(?:js|css|search|search\/texts)\/[^/]+\.[\w-]{8}\.(?:js|css|json)$/;

/** Types that the file server gives without a character set. */
const textTypes: Record<string, string> = {
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};

/**
 * Makes the handler that serves a built site as it is meant to be served: redirects, headers, compressed forms,
 * and the not-found page with its status.
 *
 * @param dir folder that the build wrote
 */
export function createHandler(dir: string): Handler {
  const deployment: Deployment = JSON.parse(readFileSync(join(dir, 'site.json'), 'utf8'));
  const { base, redirects } = deployment;
  const files = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    // Looks at the files for every request, so that a new build can be seen without a restart.
    dev: true,
    setHeaders(response, pathname) {
      const type = textTypes[pathname.slice(pathname.lastIndexOf('.'))];
      if (type) response.setHeader('Content-Type', `${type};charset=utf-8`);
      response.setHeader(
        'Cache-Control',
        hashed.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const hasPage = (route: string): boolean => existsSync(join(dir, withBase(base, route), 'index.html'));
  const notFound = readForms(join(dir, base, '404.html'));

  return (request, response) => {
    for (const [name, value] of Object.entries(deployment.headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [path = '/', query] = splitOnce(request.url ?? '/', '?');
    const redirectTo = (target: string, temporary: boolean) => {
      const [address = '', hash] = splitOnce(target, '#');
      const location =
        address + (query === undefined ? '' : `?${query}`) + (hash === undefined ? '' : `#${hash}`);
      response.writeHead(temporary ? 302 : 301, { Location: location, 'Cache-Control': 'no-cache' }).end();
    };
    const missing = () => sendNotFound(request, response, notFound);

    if (path === '/' && base !== '/') return redirectTo(base, true);
    const inner = stripBase(base, path);
    if (inner === undefined || hasUnsafeName(path)) return missing();
    if (!path.startsWith(base)) return redirectTo(base, false);
    const resolution = resolve(inner, redirects, hasPage);
    if (resolution.kind === 'redirect') {
      const target = isExternal(resolution.to) ? resolution.to : withBase(base, resolution.to);
      return redirectTo(target, resolution.temporary);
    }
    // Left to itself, the file server would find 404.html under several addresses, as a page that is there.
    if (resolution.kind === 'unknown' && isPagePath(inner)) return missing();
    files(request, response, missing);
  };
}

/** Encoded slashes, backslashes and NUL name no file of the site, whatever a file system makes of them. */
const hasUnsafeName = (path: string): boolean => /%(?:00|2f|5c)|\\|\0|\/\/|\/\.\.?(?:\/|$)|%2e/i.test(path);

function splitOnce(text: string, separator: string): [string, string?] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}

interface Forms {
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

function readForms(file: string): Forms {
  const forms: Forms = { plain: readFileSync(file) };
  if (existsSync(`${file}.br`)) forms.br = readFileSync(`${file}.br`);
  if (existsSync(`${file}.gz`)) forms.gzip = readFileSync(`${file}.gz`);
  return forms;
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, forms: Forms): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find(
    (name) => forms[name] && new RegExp(`\\b${name}\\b`).test(accepted),
  );
  const body = (encoding && forms[encoding]) ?? forms.plain;
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': body.byteLength,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
