import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { algoliaProvider } from '../../src/search/algolia-provider.ts';
import { hitLimit, type SearchProvider } from '../../src/search/provider.ts';
import { loadTitles, type TitleEntry } from '../../src/search/titles.ts';
import { rankTitles } from '../../src/search/titles-provider.ts';

const pages: TitleEntry[] = [
  {
    route: '/limits/',
    title: 'Limits',
    trail: '',
    headers: [
      { level: 2, title: 'Memory', slug: 'memory' },
      { level: 2, title: 'Time per execution', slug: 'time' },
    ],
  },
  {
    route: '/errors/',
    title: 'Errors',
    trail: 'Managing Errors',
    headers: [{ level: 2, title: 'Out of memory', slug: 'oom' }],
  },
  {
    route: '/workflows/settings/',
    title: 'Settings',
    trail: 'Managing Workflows',
    headers: [{ level: 2, title: 'Memory', slug: 'm' }],
  },
];
const titlesFor = (query: string) => rankTitles(query, pages, '/docs/').map(({ href }) => href);

describe('search over titles and headings', () => {
  test('finds pages and sections, with where they stand', () => {
    expect(rankTitles('out of', pages, '/docs/')).toEqual([
      { href: '/docs/errors/#oom', title: 'Out of memory', trail: 'Managing Errors / Errors' },
    ]);
  });

  test('puts what is called so before what mentions it', () => {
    expect(titlesFor('memory')).toEqual([
      '/docs/limits/#memory',
      '/docs/workflows/settings/#m',
      '/docs/errors/#oom',
    ]);
  });

  test('takes words in any case and order, and their beginnings', () => {
    expect(titlesFor('EXEC time')).toEqual(['/docs/limits/#time']);
  });

  test('tells sections of one name apart by their page', () => {
    expect(titlesFor('settings memory')[0]).toBe('/docs/workflows/settings/#m');
  });

  test('finds nothing for nothing, nor for a word that no title has', () => {
    expect(titlesFor('  ')).toEqual([]);
    expect(titlesFor('memory zebra')).toEqual([]);
  });

  test('takes any query, and never shows more than fits', () => {
    const many = Array.from({ length: 50 }, (_, i) => ({
      route: `/${i}/`,
      title: `Page ${i}`,
      trail: '',
      headers: [],
    }));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constant('page')), (query) => {
        expect(rankTitles(query, many, '/docs/').length).toBeLessThanOrEqual(hitLimit);
      }),
    );
    expect(rankTitles('page', many, '/docs/')).toHaveLength(hitLimit);
  });
});

describe('the list of titles', () => {
  test('is asked for again after a failure, and only once when it is there', async () => {
    const fetch = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetch.mockResolvedValueOnce(new Response('', { status: 503 }));
    fetch.mockResolvedValueOnce(Response.json(pages));
    vi.stubGlobal('fetch', fetch);
    await expect(loadTitles()).rejects.toThrow('Failed to fetch');
    await expect(loadTitles()).rejects.toThrow('The list of titles answered 503.');
    expect(await loadTitles()).toEqual(pages);
    expect(await loadTitles()).toEqual(pages);
    expect(fetch.mock.calls).toEqual([
      ['/docs/assets/titles.json'],
      ['/docs/assets/titles.json'],
      ['/docs/assets/titles.json'],
    ]);
  });
});

describe('third-party search', () => {
  const local: SearchProvider = {
    search: async (query) => [{ href: '/docs/local/', title: query, trail: '' }],
  };
  const provider = algoliaProvider({ appId: 'APP1', apiKey: 'key', indexName: 'my docs' }, local);
  const answers = (answer: () => Promise<Response>) => {
    const fetch = vi.fn(answer);
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('location', { href: 'https://pipedream.com/docs/' });
    return fetch;
  };

  test('shows what the service finds, as places of this site', async () => {
    const hit = {
      url: 'https://pipedream.com/docs/limits/#memory',
      hierarchy: { lvl0: 'Limits', lvl1: 'Memory', lvl2: null },
    };
    const fetch = answers(async () => Response.json({ hits: [hit] }));
    expect(await provider.search('mem')).toEqual([
      { href: '/docs/limits/#memory', title: 'Memory', trail: 'Limits' },
    ]);
    expect(fetch).toHaveBeenCalledWith(
      'https://APP1-dsn.algolia.net/1/indexes/my%20docs/query',
      expect.objectContaining({ method: 'POST' }),
    );
  });

  test.each([
    ['refuses', async () => new Response('{}', { status: 403 })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with something else', async () => new Response('<html>')],
    ['leaves out what it found', async () => Response.json({})],
  ])('is replaced by local search when the service %s', async (_, answer) => {
    answers(answer);
    expect(await provider.search('mem')).toEqual([{ href: '/docs/local/', title: 'mem', trail: '' }]);
  });
});
