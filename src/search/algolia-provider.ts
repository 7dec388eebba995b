import type { AlgoliaConfig } from '../shared/site.ts';
import type { Marked } from './excerpt.ts';
import { hitLimit, nestSections, type SearchHit, type SearchProvider } from './provider.ts';

/** A record of `npm run search:records`, in the format of DocSearch: https://docsearch.algolia.com/docs/record-extractor. */
interface Hit {
  url: unknown;
  hierarchy?: { [level: string]: unknown };
  _highlightResult?: { hierarchy?: { [level: string]: { value?: unknown } | undefined } };
  _snippetResult?: { content?: { value?: unknown } };
}

/** A hit with its excerpt. */
type RemoteHit = SearchHit & { excerpt?: Marked };

/** After this, the local index answers instead of the service. */
const timeoutMs = 3000;

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4'];
// Characters for private use, which no text contains.
const marks = { highlightPreTag: '\ue000', highlightPostTag: '\ue001' };

/** Searches with Algolia, https://www.algolia.com/doc/rest-api/search, and with another provider when it fails. */
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
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The search service responded with ${response.status}.`);
    const { hits }: { hits: Hit[] } = await response.json();
    return toHits(hits);
  };
  /** Hits of the fallback, which also has their excerpts. */
  const stoodIn = new WeakSet<SearchHit>();
  return {
    prepare() {},
    async search(query) {
      try {
        return { hits: await ask(query), nearest: [] };
      } catch {
        // The request failed or its response is invalid, so the reader gets local results with a note.
        const result = await fallback.search(query);
        for (const hit of result.hits) stoodIn.add(hit);
        return { ...result, note: 'The search service is unavailable. These results come from this site.' };
      }
    },
    async excerpts(query, hits) {
      if (hits.every((hit) => stoodIn.has(hit))) return fallback.excerpts(query, hits);
      return hits.map(({ excerpt }: RemoteHit) => excerpt);
    },
  };
}

/** The hits on this site, without duplicates. The response may be anything. */
function toHits(hits: readonly Hit[]): RemoteHit[] {
  const places = new Map<string, ReturnType<typeof toHit>>();
  for (const hit of hits) {
    const href = typeof hit.url === 'string' ? hrefOf(hit.url) : undefined;
    if (href !== undefined && !places.has(href)) places.set(href, toHit(hit, href));
  }
  return nestSections([...places.values()]);
}

/**
 * The path and fragment of a hit, whatever its origin is: the records may be those of another deployment. `undefined` if the URL is
 * invalid.
 */
function hrefOf(url: string): string | undefined {
  if (!URL.canParse(url, location.href)) return undefined;
  const { pathname, hash } = new URL(url, location.href);
  const href = pathname + hash;
  // A path that begins with two slashes would be another host.
  return new URL(href, location.href).host === new URL(location.href).host ? href : undefined;
}

function toHit(
  { hierarchy = {}, _highlightResult, _snippetResult }: Hit,
  href: string,
): Omit<RemoteHit, 'isNested'> {
  const names = levels.filter((level) => textOf(hierarchy[level]));
  const own = names.at(-1) ?? '';
  const name = textOf(hierarchy[own]) ?? href.replace(/#.*/s, '');
  const hit: Omit<RemoteHit, 'isNested'> = {
    href,
    page: textOf(hierarchy.lvl1) ?? name,
    title: readMarks(textOf(_highlightResult?.hierarchy?.[own]?.value) ?? name),
    trail: names.slice(0, -1).map((level) => textOf(hierarchy[level]) ?? ''),
  };
  const content = textOf(_snippetResult?.content?.value);
  if (content) hit.excerpt = readMarks(content);
  return hit;
}

/** A string that isn't empty. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Every second piece is between the marks. */
const readMarks = (text: string): Marked => text.split(/[\ue000\ue001]/);
