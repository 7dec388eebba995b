import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { publish } from './support/built-folder.ts';
import { sendRaw } from './support/raw-socket.ts';
import { large, serve } from './support/served-folder.ts';

const thousand = '0123456789'.repeat(100);
describe('a range request', () => {
  test.each([
    ['bytes=0-0', '0', 'bytes 0-0/1000'],
    ['bytes=10-14', '01234', 'bytes 10-14/1000'],
    ['bytes=995-', '56789', 'bytes 995-999/1000'],
    ['bytes=-3', '789', 'bytes 997-999/1000'],
    [`bytes=997-${'9'.repeat(23)}`, '789', 'bytes 997-999/1000'],
  ])('with %s receives only that range', async (range, body, contentRange) => {
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
    'with %s receives the complete file',
    async (range) => {
      const { get } = await serve({ 'a.txt': thousand });
      const answer = await get('/docs/a.txt', `Range: ${range}`);
      expect([answer.status, String(answer.body)]).toEqual([200, thousand]);
    },
  );

  test.each(['bytes=1000-', `bytes=${'9'.repeat(23)}-`, 'bytes=-0'])('with %s is rejected', async (range) => {
    const { get } = await serve({ 'a.txt': thousand });
    const answer = await get('/docs/a.txt', `Range: ${range}`);
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  test('receives the range only if the client has the rest of the same file', async () => {
    const { get } = await serve({ 'a.txt': thousand });
    const { etag = '', 'last-modified': modified } = (await get('/docs/a.txt')).headers;
    const ask = async (condition: string) =>
      (await get('/docs/a.txt', 'Range: bytes=0-0', `If-Range: ${condition}`)).status;
    expect(await ask(etag)).toBe(206);
    expect(await ask(`${modified}`)).toBe(206);
    expect(await ask('"another"')).toBe(200);
    expect(await ask('Wed, 01 Dec 2021 12:00:00 GMT')).toBe(200);
  });

  test('works for large files, and for the accepted encoding', async () => {
    const { get } = await serve({ 'a.txt': large });
    const end = large.length - 1;
    expect(String((await get('/docs/a.txt', `Range: bytes=1-${end}`)).body)).toBe(large.slice(1));
    const whole = await get('/docs/a.txt', 'Accept-Encoding: gzip');
    const part = await get('/docs/a.txt', 'Accept-Encoding: gzip', 'Range: bytes=2-9');
    expect(part.headers['content-encoding']).toBe('gzip');
    expect(part.body).toEqual(whole.body.subarray(2, 10));
  });

  test('is ignored for HEAD', async () => {
    const { port } = await serve({ 'a.txt': thousand });
    const answer = await sendRaw(port, 'HEAD /docs/a.txt HTTP/1.1', 'Range: bytes=0-0');
    expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([200, '1000', 0]);
  });
});

describe('content negotiation', () => {
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
      expect(answer.headers.vary).toBe(path.endsWith('/') ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
      expect(answer.status).toBe(path.endsWith('/') ? 200 : 404);
      // The not-found page is too small to be compressed.
      if (answer.status === 404) continue;
      expect(answer.headers['content-encoding']).toBe(encoding);
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
      expect(String(decode ? decode(answer.body) : answer.body)).toBe(thousand);
    }
  });

  test('uses a different entity tag for each encoding', async () => {
    const { get } = await serve({ 'a.txt': thousand });
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (form) => (await get('/docs/a.txt', `Accept-Encoding: ${form}`)).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('a file that the client has cached', () => {
  test.each([
    ['/docs/a/', 'no-cache'],
    ['/docs/assets/js/a.12345678.js', 'public, max-age=31536000, immutable'],
  ])('is not sent again, and keeps its caching policy: %s', async (path, cacheControl) => {
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
        vary: path.endsWith('/') ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
      });
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers).not.toHaveProperty('content-length');
    }
  });

  test('is sent again after a change', async () => {
    const { get, dir } = await serve({ 'a.txt': 'old' });
    const { etag } = (await get('/docs/a.txt')).headers;
    await publish(dir, { 'a.txt': 'new' });
    const answer = await get('/docs/a.txt', `If-None-Match: ${etag}`);
    expect([answer.status, String(answer.body)]).toEqual([200, 'new']);
  });

  test("is rejected if an If-Match header doesn't match", async () => {
    const { get } = await serve({ 'a.txt': 'text' });
    expect((await get('/docs/a.txt', 'If-Match: "another"')).status).toBe(412);
  });
});

describe('only the site is served', () => {
  test.each(['/docs/', '/'])('with the base %s', async (base) => {
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
      // A spelling of a page may redirect to a missing one.
      const last = status === 301 ? await get(headers.location ?? '') : { status, body };
      expect([path, last.status, String(last.body)]).toEqual([path, 404, '<h1>Not found</h1>']);
    }
    expect(String((await get(`${base}a.txt`)).body)).toBe(thousand);
  });
});
