// cspell:ignore eenv
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createHandler } from '../../src/server/handler.ts';
import { listen } from '../../src/server/listen.ts';
import { SetupError } from '../../src/setup-error.ts';
import { publish } from './support/built-folder.ts';
import { askRaw } from './support/raw-socket.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const thousand = '0123456789'.repeat(100);
/** More than what is read at once, and more than what the connection to a client that does not read takes. */
const large = 'A line of a text that is much too long for one piece.\n'.repeat(200_000);

interface Started {
  port: number;
  dir: string;
  log: string[];
  get: (path: string, ...headers: string[]) => ReturnType<typeof askRaw>;
}

/** Serves files as a built site. */
async function serve(files: Record<string, string>, base?: string): Promise<Started> {
  const dir = join(temporaryFolder(), 'dist');
  await publish(dir, files, base);
  const log: string[] = [];
  const { server, port } = await listen(
    createHandler(dir, (line) => log.push(line)),
    0,
  );
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { port, dir, log, get: (path, ...headers) => askRaw(port, `GET ${path} HTTP/1.1`, ...headers) };
}

describe('a part of a file', () => {
  test.each([
    ['bytes=0-0', '0', 'bytes 0-0/1000'],
    ['bytes=10-14', '01234', 'bytes 10-14/1000'],
    ['bytes=995-', '56789', 'bytes 995-999/1000'],
    ['bytes=-3', '789', 'bytes 997-999/1000'],
    [`bytes=997-${'9'.repeat(23)}`, '789', 'bytes 997-999/1000'],
  ])('%s is sent alone', async (range, body, contentRange) => {
    const { get } = await serve({ 'a.txt': thousand });
    const answer = await get('/docs/a.txt', `Range: ${range}`);
    expect([answer.status, String(answer.body), answer.headers['content-range']]).toEqual([
      206,
      body,
      contentRange,
    ]);
    expect(answer.headers).toMatchObject({
      'content-length': String(body.length),
      'content-type': 'text/plain;charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
  });

  test.each(['bytes=5-2', 'bytes=0-1,4-5', 'bytes=abc', 'lines=1-2', 'bytes=', 'bytes=-'])(
    '%s: the whole file is sent',
    async (range) => {
      const { get } = await serve({ 'a.txt': thousand });
      const answer = await get('/docs/a.txt', `Range: ${range}`);
      expect([answer.status, String(answer.body)]).toEqual([200, thousand]);
    },
  );

  test.each(['bytes=1000-', `bytes=${'9'.repeat(23)}-`, 'bytes=-0'])('%s is refused', async (range) => {
    const { get } = await serve({ 'a.txt': thousand });
    const answer = await get('/docs/a.txt', `Range: ${range}`);
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  test('is sent only to those who have the rest of the same file', async () => {
    const { get } = await serve({ 'a.txt': thousand });
    const { etag = '', 'last-modified': modified } = (await get('/docs/a.txt')).headers;
    const ask = async (condition: string) =>
      (await get('/docs/a.txt', 'Range: bytes=0-0', `If-Range: ${condition}`)).status;
    expect(await ask(etag)).toBe(206);
    expect(await ask(`${modified}`)).toBe(206);
    expect(await ask('"another"')).toBe(200);
    expect(await ask('Wed, 01 Dec 2021 12:00:00 GMT')).toBe(200);
  });

  test('of a large file is sent too, and of the form that the client takes', async () => {
    const { get } = await serve({ 'a.txt': large });
    const end = large.length - 1;
    expect(String((await get('/docs/a.txt', `Range: bytes=1-${end}`)).body)).toBe(large.slice(1));
    const whole = await get('/docs/a.txt', 'Accept-Encoding: gzip');
    const part = await get('/docs/a.txt', 'Accept-Encoding: gzip', 'Range: bytes=2-9');
    expect(part.headers['content-encoding']).toBe('gzip');
    expect(part.body).toEqual(whole.body.subarray(2, 10));
  });

  test('is nothing that HEAD knows', async () => {
    const { port } = await serve({ 'a.txt': thousand });
    const answer = await askRaw(port, 'HEAD /docs/a.txt HTTP/1.1', 'Range: bytes=0-0');
    expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([200, '1000', 0]);
  });
});

describe('the form of a file', () => {
  test.each([
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0', undefined],
    ['gzip;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['identity;q=0, *', 'br'],
  ])('for Accept-Encoding: %s', async (accepted, encoding) => {
    const { get } = await serve({ 'a/index.html': thousand });
    for (const path of ['/docs/a/', '/docs/a.txt']) {
      const answer = await get(path, `Accept-Encoding: ${accepted}`);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      // The not-found page is too small to have forms.
      if (answer.status === 404) continue;
      expect(answer.headers['content-encoding']).toBe(encoding);
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
      expect(String(decode ? decode(answer.body) : answer.body)).toBe(thousand);
    }
  });

  test('has an entity tag of its own', async () => {
    const { get } = await serve({ 'a.txt': thousand });
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (form) => (await get('/docs/a.txt', `Accept-Encoding: ${form}`)).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('a file that the client has already', () => {
  test.each([
    ['/docs/a/', 'no-cache'],
    ['/docs/assets/js/a.12345678.js', 'public, max-age=31536000, immutable'],
  ])('is not sent again, and stays valid as before: %s', async (path, cacheControl) => {
    const { get } = await serve({ 'a/index.html': thousand, 'assets/js/a.12345678.js': thousand });
    const { etag, 'last-modified': modified } = (await get(path)).headers;
    for (const condition of [
      `If-None-Match: ${etag}`,
      `If-None-Match: W/${etag}`,
      `If-Modified-Since: ${modified}`,
    ]) {
      const { status, headers, body } = await get(path, condition);
      expect([status, body.length]).toEqual([304, 0]);
      expect(headers).toMatchObject({
        etag,
        'cache-control': cacheControl,
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
      });
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers).not.toHaveProperty('content-length');
    }
  });

  test('is not a later one', async () => {
    const { get, dir } = await serve({ 'a.txt': 'old' });
    const { etag } = (await get('/docs/a.txt')).headers;
    await publish(dir, { 'a.txt': 'new' });
    const answer = await get('/docs/a.txt', `If-None-Match: ${etag}`);
    expect([answer.status, String(answer.body)]).toEqual([200, 'new']);
  });

  test('must be that file when the client insists', async () => {
    const { get } = await serve({ 'a.txt': 'text' });
    expect((await get('/docs/a.txt', 'If-Match: "another"')).status).toBe(412);
  });
});

const hasProc = existsSync('/proc/self/fd');

/** How many files of a folder this process has open. */
const openIn = (dir: string): number =>
  readdirSync('/proc/self/fd').filter((descriptor) => {
    const link = join('/proc/self/fd', descriptor);
    return existsSync(link) && readlinkSync(link).startsWith(dir);
  }).length;

describe.skipIf(!hasProc)('descriptors', () => {
  test('of requests that clients give up are closed', async () => {
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

  test('are closed after every kind of answer', async () => {
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
    await askRaw(port, 'HEAD /docs/a.txt HTTP/1.1');
    await expect.poll(() => openIn(dir)).toBe(0);
  });
});

describe('nothing but the site is served', () => {
  test.each(['/docs/', '/'])('below %s', async (base) => {
    const { dir, get } = await serve({ 'index.html': 'home', 'a.txt': thousand }, base);
    const inside = join(dir, base);
    writeFileSync(join(dir, '..', 'secret.txt'), 'secret');
    mkdirSync(join(inside, '.git'));
    for (const name of ['.env', '.git/config', '.hidden.txt']) writeFileSync(join(inside, name), 'secret');
    mkdirSync(join(dir, '..', 'private'));
    writeFileSync(join(dir, '..', 'private/index.html'), 'secret');
    symlinkSync(join(dir, '..', 'secret.txt'), join(inside, 'link.txt'));
    symlinkSync(join(dir, '..', 'private'), join(inside, 'folder'));
    const paths =
      'site.json .env .git/config .hidden.txt %2eenv link.txt folder/ folder folder/index.html a.txt.br a.txt.gz';
    for (const path of paths.split(' ')) {
      const { status, headers, body } = await get(base + path);
      // A spelling of a page may lead to the one that is not there.
      const last = status === 301 ? await get(headers.location ?? '') : { status, body };
      expect([path, last.status, String(last.body)]).toEqual([path, 404, '<h1>Not found</h1>']);
    }
    expect(String((await get(`${base}a.txt`)).body)).toBe(thousand);
  });
});

describe('a request that cannot be answered', () => {
  test('is answered with 500 and told in one line, and the server goes on', async () => {
    const { dir, get, log } = await serve({ 'a.txt': 'text' });
    rmSync(join(dir, 'docs/404.html'));
    const answer = await get('/docs/nowhere/');
    expect([answer.status, answer.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(log).toEqual(['500 GET /docs/nowhere/: The site has no 404.html.']);
    expect((await get('/docs/a.txt')).status).toBe(200);
  });

  test('because what a build left is damaged is answered as soon as the next is there', async () => {
    const { dir, get, log } = await serve({ 'a.txt': 'text' });
    writeFileSync(join(dir, 'site.json'), '{');
    expect((await get('/docs/a.txt')).status).toBe(500);
    expect(log).toEqual([expect.stringMatching(/^500 GET \/docs\/a\.txt: .*site\.json is damaged/)]);
    await publish(dir, { 'a.txt': 'text' });
    expect((await get('/docs/a.txt')).status).toBe(200);
  });

  test('because a file is cut short loses its connection, and nobody takes the next answer for the rest', async () => {
    const { dir, port, log } = await serve({ 'a.txt': large });
    const socket = connect(port, '127.0.0.1');
    const one = 'GET /docs/a.txt HTTP/1.1\r\nHost: localhost\r\n\r\n';
    socket.pause().write(one + one);
    await setTimeout(200);
    truncateSync(join(dir, 'docs/a.txt'), 70_000);
    const got = await text(socket).catch(() => '');
    expect(got.match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(log).toEqual(['500 GET /docs/a.txt: The file has become shorter while it was read.']);
  });

  test.each(['GET /docs/%', 'GET *', 'GET http://[', 'GET \xff\xfe', 'BREW /docs/', 'GET /docs/ HTTP/9.9 x'])(
    '%j does no harm',
    async (line) => {
      const { port, get } = await serve({ 'a.txt': 'text' });
      expect((await askRaw(port, `${line} HTTP/1.1`)).status).toBeGreaterThanOrEqual(400);
      expect((await get('/docs/a.txt')).status).toBe(200);
    },
  );
});

describe('a new build', () => {
  const page = (name: string) => `<link href="style.${name}.css">${name.repeat(1000)}`;
  const filesOf = (name: string) => ({
    'a/index.html': page(name),
    'b/index.html': page(name),
    [`assets/css/style.${name}.css`]: name,
  });

  test('takes the place of the old one between two requests: every answer is of one of them, and none is missing', async () => {
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
        // The page may be of the old build, and its style is asked for when the new one is in place.
        expect(await get(`/docs/assets/css/style.${name}.css`)).toEqual([200, name]);
      }
    };
    const build = async () => {
      for (let number = 0; number < 30 && !isOver; number++) {
        await publish(dir, filesOf(String(number % 10).repeat(8)));
        // Nobody takes longer to load a page than from one build to the next but one.
        const before = [...loaded];
        while (!isOver && before.some((count, reader) => count === loaded[reader])) await setTimeout(1);
      }
      isOver = true;
    };
    await Promise.all([build(), ...loaded.map((_, reader) => read(reader))]).finally(() => {
      isOver = true;
    });
  });

  test('brings its redirects and its base along', async () => {
    const { dir, get } = await serve({ 'index.html': 'home' });
    await publish(dir, { 'index.html': 'home' }, '/help/');
    expect((await get('/')).headers.location).toBe('/help/');
    expect((await get('/docs/')).status).toBe(404);
  });

  test('does not end what is being sent: it is the old file to its end', async () => {
    const { dir, port } = await serve({ 'a.txt': large });
    const socket = connect(port, '127.0.0.1').pause();
    socket.write('GET /docs/a.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    await setTimeout(100);
    await publish(dir, { 'a.txt': 'new' });
    await publish(dir, { 'a.txt': 'newer' });
    expect((await text(socket)).endsWith(`\r\n\r\n${large}`)).toBe(true);
  });

  test('is waited for in the instant in which there is none', async () => {
    const { dir, get } = await serve({ 'a.txt': 'text' });
    renameSync(dir, `${dir}-moved`);
    const waiting = Promise.all([get('/docs/a.txt'), get('/docs/nowhere/')]);
    await setTimeout(100);
    renameSync(`${dir}-moved`, dir);
    expect((await waiting).map(({ status }) => status)).toEqual([200, 404]);
  });
});

test('without a build there is no server', () => {
  const dir = temporaryFolder();
  expect(() => createHandler(dir)).toThrow(
    new SetupError(`There is no built site in ${dir}. Run npm run build first.`),
  );
});
