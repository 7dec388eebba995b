import { describe, expect, test, vi } from 'vitest';
import { contentHash } from '../../src/build/output.ts';
import { sharedConfig } from '../../src/build/vite-config.ts';
import { cacheFiles } from '../../src/offline/cache-files.ts';
import { kindOf, kindOfRequest, type RequestProperties } from '../../src/offline/file-kind.ts';
import { cachePrefix, cachesOf } from '../../src/offline/names.ts';
import { isValid, shortHash } from '../../src/offline/verify.ts';
import { hashedFile } from '../../src/shared/deployment.ts';
import { readSite } from '../../src/shared/site.ts';

const origin = 'https://example.com';
const expected = { base: '/docs/', build: 'aaaa1111' };
const url = (path: string) => new URL(path, origin);
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;

const documentOf = (build: string, path: string) =>
  `<!doctype html>\n<html lang="en" data-build="${build}"><head><link rel="canonical" href="https://pipedream.com${path}"/></head></html>\n`;

describe('requests that the worker handles', () => {
  const navigation: RequestProperties = {
    url: `${origin}/docs/limits/`,
    method: 'GET',
    mode: 'navigate',
    destination: 'document',
    headers: new Headers(),
  };
  const script: RequestProperties = {
    url: `${origin}/docs/assets/js/limits.ab164ed7.js`,
    method: 'GET',
    mode: 'cors',
    destination: 'script',
    headers: new Headers(),
  };
  const kindIn = (request: RequestProperties) => kindOfRequest(request, origin, '/docs/');

  test('documents, manifests and hashed files', () => {
    expect(kindIn(navigation)).toBe('document');
    expect(kindIn({ ...navigation, url: `${origin}/docs/limits.html?q=1` })).toBe('document');
    expect(kindIn({ ...script, url: `${origin}/docs/assets/pages-0.json` })).toBe('manifest');
    for (const file of [
      'js/limits.ab164ed7.js',
      'js/app.D-V_WG0Z.js',
      'css/style.2590e789.css',
      'search/index.7378e83b.json',
      'search/texts/limits-0.7378e83b.json',
    ])
      expect(kindIn({ ...script, url: `${origin}/docs/assets/${file}` }), file).toBe('hashed');
    // Workers are requested in the same mode as files for the cache.
    expect(kindIn({ ...script, mode: 'same-origin', destination: 'worker' })).toBe('hashed');
  });

  test.each<[string, Partial<RequestProperties>]>([
    ['other methods', { method: 'POST' }],
    ['HEAD', { method: 'HEAD' }],
    ['range requests', { headers: new Headers({ Range: 'bytes=0-9' }) }],
    ['other origins', { url: 'https://other.example/docs/limits/' }],
    ['paths outside the base', { url: `${origin}/blog/` }],
    ['types', { url: `${origin}/docs/component.d.ts` }],
    ['Markdown copies', { url: `${origin}/docs/limits/index.md` }],
    ['feeds', { url: `${origin}/docs/sitemap.xml` }],
    ['the worker itself', { url: `${origin}/docs/service-worker.js` }],
    ['the file list', { url: `${origin}/docs/assets/offline.json` }],
    ['a page that a script fetches', { mode: 'cors', destination: '' }],
    ['files that a page fetches for the cache', { mode: 'same-origin', destination: '' }],
  ])('not %s', (_, change) => {
    expect(kindIn({ ...navigation, ...change })).toBeUndefined();
  });

  test('the same hashed files as those of hosts', () => {
    for (const path of [
      '/docs/assets/js/a.ab164ed7.js',
      '/docs/assets/css/a.ab164ed7.css',
      '/docs/assets/search/texts/a-1.ab164ed7.json',
      '/docs/assets/offline.json',
      '/docs/service-worker.js',
      '/docs/limits/',
    ])
      expect(kindOf(url(path), '/docs/') === 'hashed', path).toBe(hashedFile.test(path));
  });
});

describe('cached files', () => {
  const right = (path: string, response: Response, hashes?: Record<string, string>) =>
    isValid(url(path), response, { ...expected, ...(hashes && { hashes }) });

  test('a complete document of the build, at its own URL', async () => {
    const text = documentOf('aaaa1111', '/docs/limits/');
    expect(await right('/docs/limits/', new Response(text))).toBe(true);
    expect(await right('/docs/limits/', new Response(text, { status: 404 }))).toBe(false);
    const redirected = Object.defineProperty(new Response(text), 'redirected', { value: true });
    expect(await right('/docs/limits/', redirected)).toBe(false);
    expect(await right('/docs/errors/', new Response(text))).toBe(false);
    expect(await right('/docs/limits/', new Response(text.slice(0, -20)))).toBe(false);
    expect(await right('/docs/limits/', new Response(documentOf('bbbb2222', '/docs/limits/')))).toBe(false);
    expect(await right('/docs/limits/', new Response('<!doctype html><title>Sign in</title>'))).toBe(false);
  });

  test('the manifest of the build', async () => {
    const manifest = (build: string) => new Response(JSON.stringify({ build }));
    expect(await right('/docs/assets/pages-0.json', manifest('aaaa1111'))).toBe(true);
    expect(await right('/docs/assets/pages-0.json', manifest('bbbb2222'))).toBe(false);
    expect(await right('/docs/assets/pages-0.json', new Response('<!doctype html>'))).toBe(false);
  });

  test('a file with the hash in its name, or in the file list', async () => {
    const text = 'export const view = {};';
    const hash = contentHash(text);
    expect(await shortHash(bytesOf(text))).toBe(hash);
    expect(await right(`/docs/assets/js/limits.${hash}.js`, new Response(text))).toBe(true);
    expect(await right(`/docs/assets/js/limits.${hash}.js`, new Response(''))).toBe(false);
    const app = 'assets/js/app.D-V_WG0Z.js';
    expect(await right(`/docs/${app}`, new Response(text))).toBe(false);
    expect(await right(`/docs/${app}`, new Response(text), { [app]: hash })).toBe(true);
    expect(await right(`/docs/${app}`, new Response('half'), { [app]: hash })).toBe(false);
  });

  test('no files of development', () => {
    expect(sharedConfig(readSite({})).define).toMatchObject({ __OFFLINE__: false });
  });
});

describe('caching files', () => {
  /** Creates a cache of texts by path. */
  function cacheWith(texts: Record<string, string>) {
    const kept = new Map(Object.entries(texts));
    const cache = {
      match: async ({ pathname }: URL) => (kept.has(pathname) ? new Response(kept.get(pathname)) : undefined),
      put: async ({ pathname }: URL, response: Response) => void kept.set(pathname, await response.text()),
    } as unknown as Cache;
    return { kept, cache };
  }
  const serve = (texts: Record<string, string>, missing = 404) => {
    const requested: string[] = [];
    vi.stubGlobal('location', new URL(origin));
    vi.stubGlobal('caches', { match: async () => undefined });
    vi.stubGlobal('fetch', async ({ pathname }: URL) => {
      requested.push(pathname);
      const text = texts[pathname];
      return text === undefined ? new Response('', { status: missing }) : new Response(text);
    });
    return requested;
  };
  const [limits, errors] = ['/docs/limits/', '/docs/errors/'].map((path) => documentOf('aaaa1111', path));

  test('fetches missing files, and skips files that the site no longer has', async () => {
    const requested = serve({ '/docs/limits/': limits ?? '', '/docs/errors/': errors ?? '' });
    const { kept, cache } = cacheWith({ '/docs/errors/': errors ?? '' });
    const reported: string[] = [];
    const onCached = (path: string) => void reported.push(path);
    await cacheFiles(cache, ['limits/', 'errors/', 'gone/'], { expected, onCached });
    expect(requested.sort()).toEqual(['/docs/gone/', '/docs/limits/']);
    expect([...kept.keys()].sort()).toEqual(['/docs/errors/', '/docs/limits/']);
    expect(reported.sort()).toEqual(['errors/', 'gone/', 'limits/']);
  });

  test('skips files that respond with 410', async () => {
    serve({}, 410);
    const { kept, cache } = cacheWith({});
    await cacheFiles(cache, ['gone/'], { expected });
    expect(kept.size).toBe(0);
  });

  test('fetches six files in parallel, and no more', async () => {
    serve({});
    let [now, most] = [0, 0];
    vi.stubGlobal('fetch', async () => {
      most = Math.max(most, ++now);
      await new Promise(setImmediate);
      now--;
      return new Response('', { status: 404 });
    });
    const paths = Array.from({ length: 20 }, (_, number) => `${number}/`);
    await cacheFiles(cacheWith({}).cache, paths, { expected });
    expect(most).toBe(6);
  });

  test('fetches cached files if they are of another content, or if it is told to', async () => {
    const requested = serve({ '/docs/limits/': limits ?? '' });
    const old = { '/docs/limits/': 'old' };
    await cacheFiles(cacheWith(old).cache, ['limits/'], { expected });
    const current = { '/docs/limits/': limits ?? '' };
    await cacheFiles(cacheWith(current).cache, ['limits/'], { expected });
    expect(requested).toEqual(['/docs/limits/']);
    const hashes = { 'limits/': await shortHash(bytesOf(limits ?? '')) };
    await cacheFiles(cacheWith(current).cache, ['limits/'], { expected: { ...expected, hashes } });
    expect(requested).toEqual(['/docs/limits/']);
    await cacheFiles(cacheWith(current).cache, ['limits/'], { expected, refetch: true });
    expect(requested).toEqual(['/docs/limits/', '/docs/limits/']);
  });

  test("fails if a file is invalid, and doesn't cache it", async () => {
    serve({ '/docs/limits/': 'a sign-in page' });
    const { kept, cache } = cacheWith({});
    await expect(cacheFiles(cache, ['limits/'], { expected })).rejects.toThrow('/docs/limits/');
    expect(kept.size).toBe(0);
  });

  test('stops when it is aborted', async () => {
    const requested = serve({});
    const { cache } = cacheWith({});
    const signal = AbortSignal.abort();
    await expect(cacheFiles(cache, ['limits/'], { expected, signal })).rejects.toThrow('aborted');
    expect(requested).toEqual([]);
  });
});

test('no site uses the caches of another', () => {
  const { used, all } = cachesOf('/docs/', 'aaaa1111');
  expect(used.startsWith(cachePrefix('/docs/'))).toBe(true);
  expect(all.startsWith(cachePrefix('/docs/'))).toBe(true);
  expect(used.startsWith(cachePrefix('/'))).toBe(false);
  expect(used).not.toBe(all);
});
