import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:http2';
import { join } from 'node:path';
import { createHandler } from '../../../src/server/handler.ts';

/** The bytes that a server may send before it receives an acknowledgment: ten segments of 1,460 bytes (RFC 6928). */
export const initialWindow = 14_600;

/** The size of a date in its Huffman encoding (RFC 7541), minus the size of a repeated value. */
const dateBytes = 23;

/**
 * Returns the bytes that a server sends over HTTP/2 for the first view of a page: its document and every file that the document
 * loads immediately, with headers and frames.
 *
 * HTTP/2 compresses a header that repeats an earlier value to one byte (RFC 7541). So that the result does not depend on when the
 * files were built and requested, all responses have the same `Date`, and each file counts with a different `Last-Modified`.
 *
 * @param dist the built site
 */
export async function firstView(dist: string, route: string): Promise<number> {
  const html = readFileSync(join(dist, 'docs', route, 'index.html'), 'utf8');
  const files = [
    ...html.matchAll(/<link rel="(?:stylesheet|icon)" href="([^"]+)"|<script[^>]* src="([^"]+)"/g),
  ].map(([, link, script]) => link ?? script ?? '');
  const handler = createHandler(dist);
  // The API is compatible with that of HTTP/1 servers, but the types are not.
  const server = createServer((request, response) => {
    response.sendDate = false;
    response.setHeader('Date', new Date(0).toUTCString());
    handler(request as never, response as never);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const session = connect(`http://127.0.0.1:${port}`);
  try {
    await once(session, 'remoteSettings');
    const written = new Set<string | undefined>();
    for (const path of [`/docs${route}`, ...files]) {
      const stream = session.request({ ':path': path, 'accept-encoding': 'br' });
      const [headers] = await once(stream, 'response');
      if (headers[':status'] !== 200) throw new Error(`${path} was answered with ${headers[':status']}.`);
      written.add(headers['last-modified']);
      stream.resume();
      await once(stream, 'end');
    }
    return session.socket.bytesRead + (1 + files.length - written.size) * dateBytes;
  } finally {
    session.destroy();
    server.close();
  }
}
