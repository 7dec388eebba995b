// cspell:ignore cimits fsite csite
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHandler } from '../../src/server/handler.ts';
import { listen } from '../../src/server/listen.ts';
import { type Deployment, sandboxPolicy } from '../../src/shared/deployment.ts';

const deployment: Deployment = {
  base: '/docs/',
  origin: 'https://docs.example',
  redirects: [
    { from: '/cron/', to: '/limits/#schedule' },
    { from: '/support/', to: 'https://pipedream.com/support' },
    { from: '/apps/all-apps', to: 'https://pipedream.com/apps', exact: true, temporary: true },
  ],
  headers: { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'" },
};
const files: Record<string, string> = {
  'site.json': JSON.stringify(deployment),
  'secret.txt': 'not published',
  'docs/index.html': '<h1>Home</h1>',
  'docs/404.html': '<h1>Not found</h1>',
  'docs/limits/index.html': '<h1>Limits</h1>',
  'docs/limits/index.md': '# Limits',
  'docs/apps/all-apps/index.html': '<h1>Apps</h1>',
  'docs/sitemap.xml': '<urlset/>',
  'docs/assets/js/limits.ab164ed7.js': 'export const html = "";',
  'docs/assets/run/sandbox.ab164ed7.xhtml': '<html xmlns="http://www.w3.org/1999/xhtml"/>',
  'docs/assets/pages-0.json': '{}',
  'docs/assets/search/texts/limits.ab164ed7.json': '[]',
};

let folder: string;
let server: Server;
let port: number;
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docs-handler-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  for (const page of ['docs/limits/index.html', 'docs/404.html']) {
    writeFileSync(join(folder, `${page}.br`), brotliCompressSync(files[page] ?? ''));
    writeFileSync(join(folder, `${page}.gz`), gzipSync(files[page] ?? ''));
  }
  ({ server, port } = await listen(createHandler(folder), 0));
});

afterAll(() => {
  agent.destroy();
  server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests a path verbatim, without the normalization of `fetch`. */
async function ask(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const asking = request({ host: '127.0.0.1', port, path, method, headers, agent }).end();
  const [response] = await once(asking, 'response');
  if (response.headers['content-encoding'] === 'br') {
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part);
    return {
      status: response.statusCode,
      headers: response.headers,
      body: String(brotliDecompressSync(Buffer.concat(parts))),
    };
  }
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

describe('URLs', () => {
  test.each([
    ['/docs/', '<h1>Home</h1>'],
    ['/docs/?utm=1', '<h1>Home</h1>'],
    ['/docs/limits/', '<h1>Limits</h1>'],
    ['/docs/limits/index.md', '# Limits'],
    ['/docs/apps/all-apps/', '<h1>Apps</h1>'],
    ['/docs/sitemap.xml', '<urlset/>'],
    ['/docs/assets/js/limits.ab164ed7.js', 'export const html = "";'],
  ])('%s exists', async (path, body) => {
    expect(await ask(path)).toMatchObject({ status: 200, body });
  });

  test.each([
    ['/', 302, '/docs/'],
    ['/docs', 301, '/docs/'],
    ['/docs/index.html', 301, '/docs/'],
    ['/docs/limits', 301, '/docs/limits/'],
    ['/docs/limits.html', 301, '/docs/limits/'],
    ['/docs/limits/index.html', 301, '/docs/limits/'],
    ['/docs/%6cimits/', 301, '/docs/limits/'],
    ['/docs/docs/limits', 301, '/docs/limits/'],
    ['/docs/cron', 301, '/docs/limits/#schedule'],
    ['/docs/cron/', 301, '/docs/limits/#schedule'],
    ['/docs/support', 301, 'https://pipedream.com/support'],
    ['/docs/apps/all-apps', 302, 'https://pipedream.com/apps'],
    ['/docs/apps/all-apps/index.html', 301, '/docs/apps/all-apps/'],
    ['/docs/limits?utm=1&a=b', 301, '/docs/limits/?utm=1&a=b'],
    ['/docs/cron?utm=1', 301, '/docs/limits/?utm=1#schedule'],
    ['/?utm=1', 302, '/docs/?utm=1'],
  ])('%s redirects (%i) to %s', async (path, status, location) => {
    expect(await ask(path)).toMatchObject({ status, headers: { location } });
  });

  test.each(['robots.txt', 'llms.txt', 'favicon.ico', 'apple-touch-icon.png'])(
    '%s, which crawlers and browsers request at the root, is served there too',
    async (name) => {
      expect((await ask(`/${name}`)).status).toBe(404);
      writeFileSync(join(folder, 'docs', name), name);
      const answers = [await ask(`/${name}`), await ask(`/docs/${name}`)];
      expect(answers.map(({ status, body }) => [status, body])).toEqual([
        [200, name],
        [200, name],
      ]);
      rmSync(join(folder, 'docs', name));
    },
  );

  const gone =
    '/docs/nowhere /docs/nowhere/ /docs/nowhere.html /docs/limits/index.txt /docs/limits/more/ /nowhere /docsearch/ ' +
    '/docs/assets/ /docs/assets/js/gone.12345678.js /docs/%zz /docs/%E0%A4%A/ /docs/LIMITS/ /docs/constructor/ /docs/404 /docs/404/ /docs/404.html /docs/..html /docs/limits/..html';
  test.each(gone.split(' '))('%s has no page', async (path) => {
    expect(await ask(path)).toMatchObject({
      status: 404,
      body: '<h1>Not found</h1>',
      headers: { 'content-type': 'text/html;charset=utf-8' },
    });
  });
});

describe('only the site is served', () => {
  const outside =
    '/site.json /secret.txt /docs/../secret.txt /docs/../site.json /docs/limits/../../site.json /docs/./../site.json ' +
    '/docs/%2e%2e/site.json /docs/%2E%2E/site.json /docs/..%2fsite.json /docs/%2e%2e%2fsite.json /docs/..%5csite.json ' +
    '/docs/..\\site.json /docs/%00 /docs/limits/index.html%00.md //docs/limits/ /docs//limits/ /../../etc/passwd ' +
    '/docs/%252e%252e/site.json /docs/%c0%ae%c0%ae/site.json http://127.0.0.1/site.json';
  test.each(outside.split(' '))('%s is not found', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: '<h1>Not found</h1>' });
  });

  test('any request is answered with a page, a redirect within the site, or not found', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...'/ // \\ .. . %2f %5c %2e %00 %0d%0a %zz docs limits cron index.html .html @ : evil.example'.split(
          ' ',
        ),
        ...['site.json', 'secret.txt'],
      ),
      fc.stringMatching(/^[!-~]{0,4}$/),
    );
    const path = fc.array(piece, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          path,
          path.map((rest) => `/docs${rest}`),
        ),
        async (asked) => {
          const { status, headers, body } = await ask(asked);
          expect([200, 301, 302, 404]).toContain(status);
          expect(body).not.toContain('not published');
          expect(body).not.toContain('"redirects"');
          if (status === 301 || status === 302)
            expect(headers.location).toMatch(/^(\/docs\/(?![/\\])|https:\/\/pipedream\.com\/)/);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('every response', () => {
  test.each(['/docs/limits/', '/docs/limits', '/docs/nowhere/', '/docs/sitemap.xml', '/site.json'])(
    'has the headers of the site: %s',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
      });
    },
  );

  test('for the document of the sandbox has its own policy', async () => {
    const { headers } = await ask('/docs/assets/run/sandbox.ab164ed7.xhtml');
    expect(headers).toMatchObject({
      'content-type': 'application/xhtml+xml;charset=utf-8',
      'content-security-policy': sandboxPolicy,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test.each([
    ['/docs/assets/js/limits.ab164ed7.js', 'public, max-age=31536000, immutable'],
    ['/docs/assets/search/texts/limits.ab164ed7.json', 'public, max-age=31536000, immutable'],
    ['/docs/assets/pages-0.json', 'no-cache'],
    ['/docs/limits/', 'no-cache'],
    ['/docs/limits', 'no-cache'],
    ['/docs/nowhere/', 'no-cache'],
  ])('has its caching policy: %s', async (path, control) => {
    expect((await ask(path)).headers['cache-control']).toBe(control);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('to %s is 405 with an Allow header', async (method) => {
    expect(await ask('/docs/limits/', { method })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
  });

  test.each([
    ['/docs/limits/', 200],
    ['/docs/nowhere/', 404],
    ['/docs/limits', 301],
  ])('to HEAD equals that of GET without its body: %s', async (path, status) => {
    const { headers } = await ask(path);
    const head = await ask(path, { method: 'HEAD' });
    expect(head).toMatchObject({ status, body: '' });
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });
});

describe('compressed files', () => {
  test.each([
    ['/docs/limits/', '<h1>Limits</h1>'],
    ['/docs/nowhere/', '<h1>Not found</h1>'],
  ])('are sent to clients that accept them: %s', async (path, body) => {
    expect(await ask(path, { headers: { 'Accept-Encoding': 'gzip, br' } })).toMatchObject({
      body,
      headers: {
        'content-encoding': 'br',
        'content-type': 'text/html;charset=utf-8',
        vary: path === '/docs/limits/' ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
      },
    });
    expect((await ask(path, { headers: { 'Accept-Encoding': 'gzip' } })).headers['content-encoding']).toBe(
      'gzip',
    );
    expect((await ask(path)).headers).not.toHaveProperty('content-encoding');
  });
});

test('an unchanged page is not sent again', async () => {
  const { headers } = await ask('/docs/limits/');
  const again = await ask('/docs/limits/', { headers: { 'If-None-Match': headers.etag ?? '' } });
  expect(again).toMatchObject({ status: 304, body: '' });
});

test('a page that a new build adds is served without a restart', async () => {
  expect((await ask('/docs/new/')).status).toBe(404);
  mkdirSync(join(folder, 'docs/new'));
  writeFileSync(join(folder, 'docs/new/index.html'), '<h1>New</h1>');
  expect(await ask('/docs/new/')).toMatchObject({ status: 200, body: '<h1>New</h1>' });
  expect(await ask('/docs/new')).toMatchObject({ status: 301, headers: { location: '/docs/new/' } });
});
