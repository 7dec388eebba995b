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

test('shows the results of the service as links within this site, with highlighted matches', async () => {
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
  ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['responds with something else', async () => new Response('<html>')],
  ['omits the results', async () => Response.json({})],
])('is replaced by local search, with a note, if the service %s', async (_, answer) => {
  answers(answer);
  const { hits, note } = await provider.search('mem');
  expect(hits).toEqual([localHit]);
  expect(note).toContain('is unavailable');
  expect(await provider.excerpts('mem', hits)).toEqual([['from', 'here']]);
});

test('shows each target once, so that nothing of a previous list remains', async () => {
  const hit = (title: string) => ({
    url: 'https://pipedream.com/docs/limits/#memory',
    hierarchy: { lvl1: 'Limits', lvl2: title },
  });
  answers(async () => Response.json({ hits: [hit('Memory'), hit('Memory again')] }));
  const { hits } = await provider.search('mem');
  expect(hits.map(({ href, title }) => [href, title])).toEqual([['/docs/limits/#memory', ['Memory']]]);
});

test.each([
  'https://x//evil.example/',
  'https://x/\\evil.example/',
  'x:/\\evil.example/',
  'http://[',
  null,
  7,
])('never links to another site: %s', async (url) => {
  answers(async () => Response.json({ hits: [{ url, hierarchy: { lvl1: 'Limits' } }] }));
  const { hits } = await provider.search('mem');
  for (const { href } of hits)
    expect(new URL(href, 'https://pipedream.com/docs/').origin).toBe('https://pipedream.com');
  expect(JSON.stringify(hits)).not.toContain('//evil');
});

test("ignores values that aren't strings", async () => {
  const hit = {
    url: 'https://pipedream.com/docs/limits/',
    hierarchy: { lvl0: { a: 1 }, lvl1: 'Limits', lvl2: ['Memory'], lvl3: 7 },
    _highlightResult: { hierarchy: { lvl1: { value: { b: 2 } } } },
    _snippetResult: { content: { value: 3 } },
  };
  answers(async () => Response.json({ hits: [hit, { url: 'https://pipedream.com/docs/' }] }));
  const { hits, note } = await provider.search('mem');
  expect(note).toBeUndefined();
  expect(hits).toEqual([
    { href: '/docs/limits/', page: 'Limits', title: ['Limits'], trail: [], isNested: false },
    { href: '/docs/', page: '/docs/', title: ['/docs/'], trail: [], isNested: false },
  ]);
});
