/*
 * The server, the development server, the browser, the service worker and the redirect lists of other hosts redirect a URL to the
 * same target.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Redirect } from '../../data/redirects.ts';
import { readAddress } from '../../src/dev/server/address.ts';
import { listRedirects } from '../../src/hosts/redirect-list.ts';
import { route } from '../../src/server/route.ts';
import type { Manifest } from '../../src/shared/manifest.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const origin = 'https://pipedream.com';
const redirects: readonly Redirect[] = [
  { from: '/tab/', to: '/limits/?tab=1#memory' },
  { from: '/find/', to: 'https://example.com/?x=1', temporary: true },
  { from: '/old.pdf', to: '/limits/', exact: true },
];
const manifest: Manifest = {
  build: 'first',
  buckets: 1,
  redirects,
  search: '',
  notFound: '',
  pages: { '/limits/': 'ab164ed7' },
};

/** Requests and their targets, without the host of this site. */
const cases = [
  ['/docs/tab', '/docs/limits/?tab=1#memory'],
  ['/docs/tab/?y=2', '/docs/limits/?tab=1&y=2#memory'],
  ['/docs/tab/?', '/docs/limits/?tab=1#memory'],
  ['/docs/docs/tab.html?y=2', '/docs/limits/?tab=1&y=2#memory'],
  ['/docs/docs/tab.html', '/docs/limits/?tab=1#memory'],
  ['/docs/find/', 'https://example.com/?x=1'],
  ['/docs/find/?y=2', 'https://example.com/?x=1&y=2'],
  ['/docs/old.pdf?y=2', '/docs/limits/?y=2'],
  ['/docs/limits.html?y=2', '/docs/limits/?y=2'],
] as const;

test.each(cases)('the server redirects %s to %s', (from, to) => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'docs/limits'), { recursive: true });
  writeFileSync(join(root, 'docs/limits/index.html'), '');
  const deployment = { base: '/docs/', origin, redirects, headers: {} };
  const asked = route(from, { id: '1', root, previousRoot: '', deployment });
  expect(asked).toMatchObject({ kind: 'redirect', location: to });
});

test.each(cases)('the development server redirects %s to %s', (from, to) => {
  const address = readAddress(from, '/docs/', redirects, (route) => route === '/limits/');
  expect(address).toMatchObject({ kind: 'redirect', location: to });
});

test.each(cases)('the browser redirects %s to %s', async (from, to) => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset: { build: 'first' } } });
  vi.stubGlobal('fetch', async () => Response.json(manifest));
  vi.doMock('../../src/client/pages/chunk-loader.ts', () => ({
    ChunkLoadError: Error,
    loadChunk: async () => ({ article: 'limits' }),
  }));
  const { load } = await import('../../src/client/pages/load-page.ts');
  const page = await load(new URL(from, origin));
  vi.doUnmock('../../src/client/pages/chunk-loader.ts');
  expect(page.kind).toBe(to.startsWith('/') ? 'page' : 'leave');
  expect(page.href).toBe(new URL(to, origin).href);
});

test.each(cases)('offline, the service worker redirects %s to %s', async (from, to) => {
  vi.resetModules();
  vi.stubGlobal('self', {});
  vi.stubGlobal('__OFFLINE_WORKER__', { base: '/docs/', build: 'first', buckets: 1, hashes: {}, shell: [] });
  vi.stubGlobal('caches', { match: async () => Response.json(manifest) });
  const { answerWithoutNetwork } = await import('../../src/offline/worker/fallback.ts');
  const response = await answerWithoutNetwork(new URL(from, origin));
  expect(response.headers.get('location')).toBe(new URL(to, origin).href);
});

test.each(cases.filter(([from]) => !from.includes('?')))(
  'the lists for other hosts redirect %s to %s',
  (from, to) => {
    const site = { base: '/docs/', origin, headers: {}, files: [], pages: ['/limits/'], redirects };
    expect(listRedirects(site)).toContainEqual(expect.objectContaining({ from, to }));
  },
);
