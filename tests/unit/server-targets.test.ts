// cspell:ignore flimits
/*
 * Request lines in every form of RFC 9112, and malformed ones.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { serve } from './support/served-folder.ts';

const files = { 'index.html': 'home', 'limits/index.html': 'limits', 'a.txt': 'text' };

interface Answer {
  status: number;
  head: string;
  body: string;
}

/** Sends bytes as they are, and reads until the server closes the connection. */
async function send(port: number, bytes: string): Promise<Answer> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(parts).toString('latin1').split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
}

const host = 'Host: localhost';
const message = (line: string, ...headers: string[]): string =>
  `${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;

describe('a request target', () => {
  test.each([
    ['http://localhost/docs/', 200, 'home'],
    ['http://localhost:8080/docs/limits/?a=1', 200, 'limits'],
    ['HTTPS://user@docs.example/docs/a.txt', 200, 'text'],
    ['http://[::1]:8080/docs/a.txt', 200, 'text'],
    ['/docs/limits/?', 200, 'limits'],
    ['/docs/limits/?a=http://b/', 200, 'limits'],
  ])('%s is accepted', async (target, status, body) => {
    const { port } = await serve(files);
    expect(await send(port, message(`GET ${target} HTTP/1.1`, host))).toMatchObject({ status, body });
  });

  test.each([
    ['http://localhost', '/docs/'],
    ['http://localhost?a=1', '/docs/?a=1'],
    ['http://localhost/', '/docs/'],
    ['http://other.example/docs', '/docs/'],
    ['http://other.example/docs/limits.html?a=1', '/docs/limits/?a=1'],
    ['/docs/limits?', '/docs/limits/?'],
    ['/?', '/docs/?'],
  ])('%s redirects to %s, on the same host', async (target, location) => {
    const { port } = await serve(files);
    const { status, head } = await send(port, message(`GET ${target} HTTP/1.1`, host));
    expect([301, 302]).toContain(status);
    expect(head).toContain(`\r\nLocation: ${location}\r\n`);
  });

  test.each([
    ...[
      '//localhost/docs/',
      'http://localhost//docs/',
      'http:///docs/',
      'http:/docs/',
      'ftp://localhost/docs/',
    ],
    ...['http://localhost\\docs\\', 'http://localhost/docs/../docs/', 'http://localhost/docs/%2e%2e/docs/'],
    ...[
      '/docs/limits/#memory',
      '/docs/limits#memory',
      'http://localhost/docs/#memory',
      'http://localhost#/docs/',
    ],
    ...[
      '/docs%2flimits/',
      '/docs/limits%2F',
      '/docs/%00',
      '/docs/limits/%00',
      'http://localhost/docs/%5climits/',
    ],
    ...['*', 'localhost:80', 'docs/limits/'],
  ])('%s is not a URL of the site', async (target) => {
    const { port, log } = await serve(files);
    const { status, head, body } = await send(port, message(`GET ${target} HTTP/1.1`, host));
    // Some are rejected before they are looked up.
    expect([400, 404]).toContain(status);
    expect(head).not.toContain('\r\nLocation:');
    expect(['', '<h1>Not found</h1>']).toContain(body);
    expect(log).toEqual([]);
  });

  test.each(['\0', '/docs/\0', '/docs/a b/', '', '/docs/\x7f', '/docs/\r'])(
    'with invalid bytes is malformed: %j',
    async (target) => {
      const { port, get } = await serve(files);
      const { status, body } = await send(port, message(`GET ${target} HTTP/1.1`, host));
      expect([400, 404]).toContain(status);
      expect(body).not.toContain('home');
      expect((await get('/docs/')).status).toBe(200);
    },
  );
});

describe('a method', () => {
  test.each([
    'OPTIONS * HTTP/1.1',
    'OPTIONS /docs/ HTTP/1.1',
    'OPTIONS http://localhost/docs/ HTTP/1.1',
    'CONNECT localhost:80 HTTP/1.1',
    'TRACE /docs/ HTTP/1.1',
  ])('%s is rejected with the allowed methods', async (line) => {
    const { port } = await serve(files);
    const { status, head, body } = await send(port, message(line, host));
    expect([status, body]).toEqual([405, '']);
    expect(head).toContain('\r\nAllow: GET, HEAD\r\n');
  });

  test('HEAD in absolute form has only the headers of GET', async () => {
    const { port } = await serve(files);
    const { status, head, body } = await send(port, message('HEAD http://localhost/docs/ HTTP/1.1', host));
    expect([status, body]).toEqual([200, '']);
    expect(head).toContain('\r\nContent-Length: 4\r\n');
  });

  test('that is unknown is malformed', async () => {
    const { port } = await serve(files);
    expect((await send(port, message('get /docs/ HTTP/1.1', host))).status).toBe(400);
  });
});

describe('the Host header', () => {
  test.each([
    ['missing in HTTP/1.1', 'HTTP/1.1', [], 400],
    ['repeated', 'HTTP/1.1', [host, host], 400],
    ['repeated in a different case', 'HTTP/1.1', [host, 'HOST: other.example'], 400],
    ['missing in HTTP/1.0', 'HTTP/1.0', [], 200],
    ['of another host', 'HTTP/1.1', ['Host: other.example'], 200],
    ['empty', 'HTTP/1.1', ['Host:'], 200],
  ])('%s', async (_, version, headers, status) => {
    const { port } = await serve(files);
    expect((await send(port, message(`GET /docs/ ${version}`, ...headers))).status).toBe(status);
  });
});

test('HTTP/1.0 gets a response without chunks, and the connection is closed', async () => {
  const { port } = await serve(files);
  const { head, body } = await send(port, 'GET /docs/ HTTP/1.0\r\n\r\n');
  expect(head).not.toMatch(/transfer-encoding/i);
  expect(body).toBe('home');
});

test('an upgrade request is answered like any other', async () => {
  const { port } = await serve(files);
  const upgrade = message('GET /docs/ HTTP/1.1', host, 'Upgrade: websocket').replace(
    'close',
    'close, Upgrade',
  );
  expect(await send(port, upgrade)).toMatchObject({ status: 200, body: 'home' });
});
