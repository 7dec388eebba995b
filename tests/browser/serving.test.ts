import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { redirects } from '../../data/redirects.ts';
import { buildSite } from '../../src/build/build-site.ts';
import { cacheDir, root } from '../../src/node/folders.ts';
import { readSite } from '../../src/shared/site.ts';
import { createStage } from './support/browser.ts';
import { routesOf } from './support/routes.ts';

const stage = createStage();
const ask = (path: string, init?: RequestInit) =>
  fetch(stage.server.origin + path, { redirect: 'manual', ...init });
const routes = routesOf(inject('dist'));

describe('the server', () => {
  test.each(routes)('%s is reachable by all its spellings, with the query', async (route) => {
    const path = `/docs${route}`;
    expect((await ask(path)).status).toBe(200);
    const spellings = [path.replace(/\/$/, ''), `${path}index.html`, `${path}index`];
    if (route !== '/') spellings.push(path.replace(/\/$/, '.html'));
    // Another spelling may have its own redirect, which the test of redirects covers.
    const own = new Set(redirects.map(({ from }) => `/docs${from}`));
    for (const spelling of spellings.filter((spelling) => !own.has(spelling))) {
      const response = await ask(`${spelling}?a=b`);
      expect([spelling, response.status, response.headers.get('location')]).toEqual([
        spelling,
        301,
        `${path}?a=b`,
      ]);
    }
  });

  test('the root redirects to the base', async () => {
    const response = await ask('/');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/docs/']);
  });

  test.each([
    '/docs/nope/',
    '/docs/%E0%A4%A',
    '/docs/..%2f..%2fsite.json',
    '//evil.example/docs/',
    '/docs/\\evil.example',
    '/docs/%00',
    `/docs/${'a/'.repeat(2000)}`,
    '/other/',
    '/site.json',
    '/docs/assets/js/none.00000000.js',
  ])('%s responds with 404 and the not-found page', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Page not found');
  });

  test('hashed files are cached forever, documents are revalidated', async () => {
    const html = await ask('/docs/');
    expect(html.headers.get('cache-control')).toBe('no-cache');
    const script = /src="([^"]+)"/.exec(await html.text())?.[1] ?? '';
    expect((await ask(script)).headers.get('cache-control')).toContain('immutable');
  });

  test('compressed files are sent compressed, and unchanged documents are not sent again', async () => {
    const response = await ask('/docs/limits/', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    const again = await ask('/docs/limits/', {
      headers: { 'accept-encoding': 'br', 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('each page is also served as Markdown, and the feeds list them all', async () => {
    const sitemap = await (await ask('/docs/sitemap.xml')).text();
    const llms = await (await ask('/docs/llms.txt')).text();
    for (const route of routes) {
      const copy = await ask(`/docs${route}index.md`);
      expect(copy.headers.get('content-type')).toBe('text/markdown;charset=utf-8');
      expect(await copy.text()).toMatch(/^# /);
      expect(sitemap).toContain(`<loc>https://pipedream.com/docs${route}</loc>`);
      expect(llms).toContain(`https://pipedream.com/docs${route}index.md`);
    }
    expect(await (await ask('/docs/robots.txt')).text()).toContain('/docs/sitemap.xml');
  });
});

describe('in the browser', () => {
  test('an unknown URL is named, with the nearest pages, inside the shell', async () => {
    const page = await stage.open('/docs/limit/', { expected: /404/ });
    await page.waitForSelector('#article li a[href="/docs/limits/"]');
    expect(await page.textContent('#article code')).toBe('/docs/limit/');
    expect(await page.isVisible('#sidebar')).toBe(true);
    expect(await page.getAttribute('meta[name=robots]', 'content')).toBe('noindex');
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
  });

  test.each([
    '/docs/%E0%A4%A',
    `/docs/${'x'.repeat(3000)}`,
    '/docs/<script>alert(1)</script>/',
    '/docs/constructor/',
    '/docs/__proto__/',
  ])('%s shows the not-found page', async (path) => {
    const page = await stage.open(path, { expected: /404/ });
    await page.waitForSelector('#article code');
    expect(await page.textContent('h1')).toBe('Page not found');
    expect(await page.locator('#article script').count()).toBe(0);
  });
});

test('two builds of the same content are identical', async () => {
  const outDir = join(cacheDir, 'test-dist-again');
  await buildSite({
    site: readSite({}),
    source: { contentDir: join(root, 'content') },
    outDir,
    compress: false,
  });
  const filesOf = (dir: string) =>
    Object.fromEntries(
      readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [relative(dir, file), readFileSync(file, 'base64')]),
    );
  const first = filesOf(inject('dist'));
  expect(Object.keys(first).length).toBeGreaterThan(10);
  expect(filesOf(outDir)).toEqual(first);
});
