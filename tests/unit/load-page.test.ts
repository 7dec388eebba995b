import { expect, test, vi } from 'vitest';
import type { Manifest } from '../../src/shared/manifest.ts';

const url = new URL('https://pipedream.com/docs/new/');
const manifestWith = (pages: Manifest['pages'], build = 'first'): Manifest => ({
  build,
  buckets: 1,
  redirects: [],
  search: '',
  notFound: 'ab164ed7',
  pages,
});

/** Simulates a browser on a page of the first build, with the manifests that the cache and the server have. */
async function onPage(cached: Manifest, current: Manifest) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset: { build: 'first' } } });
  const asked: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: string, { cache }: RequestInit) => {
    asked.push(cache);
    return Response.json(cache === 'no-cache' ? current : cached);
  });
  vi.doMock('../../src/client/pages/chunk-loader.ts', () => ({
    ChunkLoadError: Error,
    loadChunk: async (address: string) => ({ article: address }),
  }));
  const { load } = await import('../../src/client/pages/load-page.ts');
  vi.doUnmock('../../src/client/pages/chunk-loader.ts');
  return { load, asked };
}

test('a page of the manifest is loaded without another request', async () => {
  const known = manifestWith({ '/new/': 'cd164ed7' });
  const { load, asked } = await onPage(known, known);
  expect(await load(url)).toMatchObject({ kind: 'page', href: url.href });
  expect(asked).toEqual(['default']);
});

test('a page that the cached manifest lacks is looked up on the server', async () => {
  const { load, asked } = await onPage(manifestWith({}), manifestWith({ '/new/': 'cd164ed7' }));
  expect(await load(url)).toMatchObject({
    kind: 'page',
    content: { article: expect.stringContaining('new.cd164ed7') },
  });
  expect(asked).toEqual(['default', 'no-cache']);
});

test('a page of another build is left to the browser', async () => {
  const { load } = await onPage(manifestWith({}), manifestWith({ '/new/': 'cd164ed7' }, 'second'));
  expect(await load(url)).toEqual({ kind: 'leave', href: url.href });
});
