import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { contentTypeOf } from '../../src/shared/content-types.ts';
import type { Sent } from '../search.ts';
import { listFiles } from '../site.ts';
import type { Certificate } from './certificate.ts';

const compressible = /\.(?:css|html|js|mjs|json|svg|txt|xml|md|yaml|webmanifest)$/;
/**
 * Paths of files with a hash in their name, which hosts serve as immutable. Next.js uses hashes as whole names. The suffix of its
 * page data only looks like a hash.
 */
const hashed = /[.-](?!__PAGE__)[\w-]{8,}\.\w+$|[\\/]_next[\\/]static[\\/]/;

/** A served site. */
export interface StaticSite {
  /** `https://localhost:port`. */
  origin: string;
  /** Returns the data that was sent since the last call, without headers. */
  sent(): Sent;
  close(): Promise<void>;
}

/** Compresses every text file in a folder with brotli at the highest quality, unless its `.br` file exists. */
export async function compressFolder(dir: string): Promise<void> {
  const files = listFiles(dir).filter(
    (file) => compressible.test(file) && !existsSync(join(dir, `${file}.br`)),
  );
  const work = async () => {
    for (let file = files.pop(); file; file = files.pop())
      await writeFile(
        join(dir, `${file}.br`),
        await promisify(brotliCompress)(readFileSync(join(dir, file))),
      );
  };
  await Promise.all([work(), work(), work()]);
}

/**
 * Serves a folder over HTTP/2, in the same way for every generator: responses are compressed, hashed files are immutable, and
 * others are revalidated.
 *
 * @param dir folder that is served at the base path
 * @param base with leading and trailing slashes
 */
export async function serveFolder(dir: string, base: string, certificate: Certificate): Promise<StaticSite> {
  await compressFolder(dir);
  const server = createSecureServer({ key: certificate.key, cert: certificate.cert, allowHTTP1: true });
  let sent: Sent = { kB: 0, requests: 0 };
  server.on('request', (request, response) => {
    const bytes = respond(dir, base, request, response);
    sent = { kB: sent.kB + bytes / 1000, requests: sent.requests + 1 };
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  return {
    origin: `https://localhost:${address.port}`,
    sent() {
      const before = sent;
      sent = { kB: 0, requests: 0 };
      return before;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}

/** Responds to a request, and returns the number of bytes in the body. */
function respond(
  dir: string,
  base: string,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): number {
  const { pathname } = new URL(request.url, 'https://localhost');
  const below = pathname.startsWith(base) ? decodeURIComponent(pathname.slice(base.length)) : undefined;
  const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
  const wanted = below === undefined || below.split('/').includes('..') ? undefined : join(dir, below);
  const found = [wanted, wanted && join(wanted, 'index.html'), wanted && `${wanted}.html`].find(
    (path) => path !== undefined && isFile(path),
  );
  if (found?.endsWith('index.html') && !pathname.endsWith('/') && !pathname.endsWith('.html')) {
    response.writeHead(301, { location: `${pathname}/` }).end();
    return 0;
  }
  const file = found ?? join(dir, '404.html');
  if (!isFile(file)) {
    response.writeHead(404).end();
    return 0;
  }
  return send(file, found ? 200 : 404, request, response);
}

function send(
  file: string,
  status: number,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): number {
  const isCompressed = existsSync(`${file}.br`) && /\bbr\b/.test(String(request.headers['accept-encoding']));
  const bytes = readFileSync(isCompressed ? `${file}.br` : file);
  const etag = `"${createHash('sha1').update(bytes).digest('base64url').slice(0, 16)}"`;
  const headers = {
    'content-type': contentTypeOf(file),
    'cache-control': hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return 0;
  }
  response.writeHead(status, {
    ...headers,
    'content-length': bytes.length,
    ...(isCompressed && { 'content-encoding': 'br' }),
  });
  if (request.method === 'HEAD') {
    response.end();
    return 0;
  }
  response.end(bytes);
  return bytes.length;
}
