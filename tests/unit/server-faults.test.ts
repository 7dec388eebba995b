/*
 * Faults that crash other servers: clients that disconnect, missing files, and a build that replaces another.
 */
import { once } from 'node:events';
import {
  existsSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createHandler } from '../../src/server/handler.ts';
import { SetupError } from '../../src/shared/setup-error.ts';
import { publish } from './support/built-folder.ts';
import { sendRaw } from './support/raw-socket.ts';
import { large, serve } from './support/served-folder.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const hasProc = existsSync('/proc/self/fd');

/** Returns how many files of a folder this process has open. */
const openIn = (dir: string): number =>
  readdirSync('/proc/self/fd').filter((descriptor) => {
    const link = join('/proc/self/fd', descriptor);
    return existsSync(link) && readlinkSync(link).startsWith(dir);
  }).length;

describe.skipIf(!hasProc)('file descriptors', () => {
  test('of aborted requests are closed', async () => {
    const { port, dir, log, get } = await serve({ 'a.txt': large });
    const abandon = async (_: unknown, index: number) => {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET /docs/a.txt HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1 + (index % 3)));
      await once(socket, index % 2 ? 'data' : 'connect');
      if (index % 4) socket.destroy();
      else socket.resetAndDestroy();
    };
    await Promise.all(Array.from({ length: 100 }, abandon));
    await expect.poll(() => openIn(dir)).toBe(0);
    expect(log).toEqual([]);
    expect((await get('/docs/a.txt')).body.length).toBe(large.length);
  });

  test('are closed after every kind of response', async () => {
    const { dir, get, port } = await serve({ 'a.txt': large, 'b/index.html': 'text' });
    const { etag } = (await get('/docs/a.txt')).headers;
    const headers = [
      'Range: bytes=5-2',
      'Range: bytes=0-0',
      `Range: bytes=${large.length}-`,
      `If-None-Match: ${etag}`,
      'If-Match: "x"',
    ];
    for (const header of headers) await get('/docs/a.txt', header);
    for (const path of ['/docs/b/', '/docs/b', '/docs/nowhere/', '/docs/b/../', '/docs/assets'])
      await get(path);
    await sendRaw(port, 'HEAD /docs/a.txt HTTP/1.1');
    await expect.poll(() => openIn(dir)).toBe(0);
  });
});

describe('a failing request', () => {
  test('is answered with 500 and logged in one line, and the server keeps running', async () => {
    const { dir, get, log } = await serve({ 'a.txt': 'text' });
    rmSync(join(dir, 'docs/404.html'));
    const answer = await get('/docs/nowhere/');
    expect([answer.status, answer.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(log).toEqual(['500 GET /docs/nowhere/: The site has no 404.html.']);
    expect((await get('/docs/a.txt')).status).toBe(200);
  });

  test('with a damaged build succeeds as soon as the next build is published', async () => {
    const { dir, get, log } = await serve({ 'a.txt': 'text' });
    writeFileSync(join(dir, 'site.json'), '{');
    expect((await get('/docs/a.txt')).status).toBe(500);
    expect(log).toEqual([expect.stringMatching(/^500 GET \/docs\/a\.txt: .*site\.json is damaged/)]);
    await publish(dir, { 'a.txt': 'text' });
    expect((await get('/docs/a.txt')).status).toBe(200);
  });

  test("with a truncated file closes its connection, so that the client doesn't mistake the next response for the rest", async () => {
    const { dir, port, log } = await serve({ 'a.txt': large });
    const socket = connect(port, '127.0.0.1');
    const one = 'GET /docs/a.txt HTTP/1.1\r\nHost: localhost\r\n\r\n';
    socket.pause().write(one + one);
    // The response has started, and the client stops reading.
    await once(socket, 'readable');
    truncateSync(join(dir, 'docs/a.txt'), 70_000);
    const got = await text(socket).catch(() => '');
    expect(got.match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(log).toEqual(['500 GET /docs/a.txt: The file has become shorter while it was read.']);
  });

  test.each(['GET /docs/%', 'GET *', 'GET http://[', 'GET \xff\xfe', 'BREW /docs/', 'GET /docs/ HTTP/9.9 x'])(
    "%j doesn't affect the server",
    async (line) => {
      const { port, get } = await serve({ 'a.txt': 'text' });
      expect((await sendRaw(port, `${line} HTTP/1.1`)).status).toBeGreaterThanOrEqual(400);
      expect((await get('/docs/a.txt')).status).toBe(200);
    },
  );
});

test('500 parallel connections receive every response completely', async () => {
  const page = 'A page.\n'.repeat(2000);
  const { port, log } = await serve({ 'a/index.html': page });
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  onTestFinished(() => agent.destroy());
  const ask = async (): Promise<void> => {
    // The second one reuses a connection.
    for (let i = 0; i < 2; i++) {
      const asked = request({ port, host: '127.0.0.1', path: '/docs/a/', agent }).end();
      const [response] = await once(asked, 'response');
      expect([response.statusCode, await text(response)]).toEqual([200, page]);
    }
  };
  await Promise.all(Array.from({ length: 500 }, ask));
  expect(log).toEqual([]);
});

describe('a new build', () => {
  const page = (name: string) => `<link href="style.${name}.css">${name.repeat(1000)}`;
  const filesOf = (name: string) => ({
    'a/index.html': page(name),
    'b/index.html': page(name),
    [`assets/css/style.${name}.css`]: name,
  });

  test('replaces the old one between two requests: every response is from one of them, and none is missing', async () => {
    const { dir, port } = await serve(filesOf('aaaaaaaa'));
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const get = async (path: string): Promise<[number | undefined, string]> => {
      const [response] = await once(request({ port, host: '127.0.0.1', path, agent }).end(), 'response');
      return [response.statusCode, await text(response)];
    };
    let isOver = false;
    const loaded = Array.from({ length: 8 }, () => 0);
    const read = async (reader: number) => {
      for (; !isOver; loaded[reader] = (loaded[reader] ?? 0) + 1) {
        const [status, html] = await get(reader % 2 ? '/docs/a/' : '/docs/b/');
        const name = /style\.(\w+)/.exec(html)?.[1] ?? '';
        expect([status, html]).toEqual([200, page(name)]);
        // The page may be of the old build, while its stylesheet is requested from the new one.
        expect(await get(`/docs/assets/css/style.${name}.css`)).toEqual([200, name]);
      }
    };
    const build = async () => {
      for (let number = 0; number < 30 && !isOver; number++) {
        await publish(dir, filesOf(String(number % 10).repeat(8)));
        // Loading a page never spans more than one deploy.
        const before = [...loaded];
        while (!isOver && before.some((count, reader) => count === loaded[reader])) await setTimeout(1);
      }
      isOver = true;
    };
    await Promise.all([build(), ...loaded.map((_, reader) => read(reader))]).finally(() => {
      isOver = true;
    });
  });

  test('has its own redirects and base', async () => {
    const { dir, get } = await serve({ 'index.html': 'home' });
    await publish(dir, { 'index.html': 'home' }, '/help/');
    expect((await get('/')).headers.location).toBe('/help/');
    expect((await get('/docs/')).status).toBe(404);
  });

  test("doesn't affect a pending response, which is the complete old file", async () => {
    const { dir, port } = await serve({ 'a.txt': large });
    const socket = connect(port, '127.0.0.1').pause();
    socket.write('GET /docs/a.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    // The start of the response has arrived, and the client stops reading.
    await once(socket, 'readable');
    await publish(dir, { 'a.txt': 'new' });
    await publish(dir, { 'a.txt': 'newer' });
    expect((await text(socket)).endsWith(`\r\n\r\n${large}`)).toBe(true);
  });

  test('is awaited while there is none during the swap', async () => {
    const { server, dir, get } = await serve({ 'a.txt': 'text' });
    const received = new Promise<void>((resolve) => {
      let count = 0;
      server.on('request', () => {
        if (++count === 2) resolve();
      });
    });
    renameSync(dir, `${dir}-moved`);
    const waiting = Promise.all([get('/docs/a.txt'), get('/docs/nowhere/')]);
    await received;
    renameSync(`${dir}-moved`, dir);
    expect((await waiting).map(({ status }) => status)).toEqual([200, 404]);
  });
});

test("without a build, the server doesn't start", () => {
  const dir = temporaryFolder();
  expect(() => createHandler(dir)).toThrow(
    new SetupError(`There is no built site in ${dir}. Run npm run build first.`),
  );
});
