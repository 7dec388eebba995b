import type { AlgoliaConfig } from '../site.ts';
import type { Marked } from './excerpt.ts';
import { hitLimit, type SearchHit, type SearchProvider } from './provider.ts';

/** A record as `npm run search:records` makes it, after DocSearch: https://docsearch.algolia.com/docs/record-extractor. */
interface Hit {
  url: string;
  hierarchy: Levels;
  _highlightResult?: { hierarchy?: { [level: string]: { value: string } | undefined } };
  _snippetResult?: { content?: { value: string } };
}

interface Levels {
  [level: string]: string | null;
}

/** A hit that brought its excerpt. */
type RemoteHit = SearchHit & { excerpt?: Marked };

/** Milliseconds that the service gets before local search takes over. */
const patience = 3000;

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4'];
// Characters for private use, which no text has, so that nothing in a text is taken for a mark.
const marks = { highlightPreTag: '\ue000', highlightPostTag: '\ue001' };

/**
 * Finds sections with Algolia, https://www.algolia.com/doc/rest-api/search, and with another provider when it fails.
 */
export function algoliaProvider(
  { appId, apiKey, indexName }: AlgoliaConfig,
  fallback: SearchProvider,
): SearchProvider {
  const url = `https://${appId}-dsn.algolia.net/1/indexes/${encodeURIComponent(indexName)}/query`;
  const headers = {
    'X-Algolia-Application-Id': appId,
    'X-Algolia-API-Key': apiKey,
    'Content-Type': 'application/json',
  };
  const ask = async (query: string): Promise<RemoteHit[]> => {
    const body = JSON.stringify({
      query: query.slice(0, 200),
      hitsPerPage: hitLimit,
      attributesToSnippet: ['content:20'],
      ...marks,
    });
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`The search service answered ${response.status}.`);
    const { hits }: { hits: Hit[] } = await response.json();
    return hits.map(toHit);
  };
  /** Hits of the other provider, whose excerpts come from it too. */
  const stoodIn = new WeakSet<SearchHit>();
  return {
    prepare() {},
    async search(query) {
      try {
        return { hits: await ask(query), nearest: [] };
      } catch {
        // Refused, unreachable, slow or malformed: whatever it is, the reader gets local results, and is told.
        const result = await fallback.search(query);
        for (const hit of result.hits) stoodIn.add(hit);
        return { ...result, note: 'The search service does not respond. These results come from this site.' };
      }
    },
    async excerpts(query, hits) {
      if (hits.every((hit) => stoodIn.has(hit))) return fallback.excerpts(query, hits);
      return hits.map(({ excerpt }: RemoteHit) => excerpt);
    },
  };
}

function toHit({ url, hierarchy, _highlightResult, _snippetResult }: Hit, i: number, all: Hit[]): RemoteHit {
  const { pathname, hash } = new URL(url, location.href);
  const names = levels.filter((level) => hierarchy[level]);
  const own = names.at(-1) ?? '';
  const hit: RemoteHit = {
    href: pathname + hash,
    page: hierarchy.lvl1 ?? hierarchy[own] ?? pathname,
    title: readMarks(_highlightResult?.hierarchy?.[own]?.value ?? hierarchy[own] ?? pathname),
    trail: names.slice(0, -1).map((level) => hierarchy[level] ?? ''),
    isNested: all[i - 1]?.url.split('#')[0] === url.split('#')[0],
  };
  const content = _snippetResult?.content?.value;
  if (content) hit.excerpt = readMarks(content);
  return hit;
}

/** Text between the marks is every second piece. */
const readMarks = (text: string): Marked => text.split(/[\ue000\ue001]/);
