import { expect, test, vi } from 'vitest';
import { algoliaProvider } from '../../src/search/algolia-provider.ts';
import type { SearchProvider } from '../../src/search/provider.ts';

const localHit = { href: '/docs/local/', page: 'Local', title: ['Local'], trail: [], isNested: false };
const local: SearchProvider = {
  prepare() {},
  search: async () => ({ hits: [localHit], nearest: [] }),
  excerpts: async () => [['from', 'here']],
};
const provider = algoliaProvider({ appId: 'APP1', apiKey: 'key', indexName: 'my docs' }, local);

function answers(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { href: 'https://pipedream.com/docs/' });
  return fetch;
}

test('shows what the service finds, as places of this site, with its marks', async () => {
  const hit = {
    url: 'https://pipedream.com/docs/limits/#memory',
    hierarchy: { lvl0: 'Documentation', lvl1: 'Limits', lvl2: 'Memory', lvl3: null },
    _highlightResult: { hierarchy: { lvl2: { value: '\ue000Mem\ue001ory' } } },
    _snippetResult: { content: { value: 'A run has \ue000mem\ue001ory <b>' } },
  };
  const fetch = answers(async () => Response.json({ hits: [hit] }));
  const { hits } = await provider.search('mem');
  expect(hits).toEqual([
    expect.objectContaining({
      href: '/docs/limits/#memory',
      page: 'Limits',
      title: ['', 'Mem', 'ory'],
      trail: ['Documentation', 'Limits'],
    }),
  ]);
  expect(await provider.excerpts('mem', hits)).toEqual([['A run has ', 'mem', 'ory <b>']]);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    'https://APP1-dsn.algolia.net/1/indexes/my%20docs/query',
    expect.objectContaining({ method: 'POST' }),
  );
});

test.each([
  ['refuses', async () => new Response('{}', { status: 403 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with something else', async () => new Response('<html>')],
  ['leaves out what it found', async () => Response.json({})],
])('is replaced by local search, with a remark, when the service %s', async (_, answer) => {
  answers(answer);
  const { hits, note } = await provider.search('mem');
  expect(hits).toEqual([localHit]);
  expect(note).toContain('does not respond');
  expect(await provider.excerpts('mem', hits)).toEqual([['from', 'here']]);
});
