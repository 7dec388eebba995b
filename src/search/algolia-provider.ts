import type { AlgoliaConfig } from '../site.ts';
import { hitLimit, type SearchProvider } from './provider.ts';

/** A record as DocSearch keeps it, https://docsearch.algolia.com/docs/record-extractor. */
interface Record {
  url: string;
  hierarchy: { [level: string]: string | null };
}

/** Milliseconds that the service gets before local search takes over. */
const patience = 3000;

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
  return {
    async search(query) {
      try {
        const body = JSON.stringify({ query, hitsPerPage: hitLimit });
        const response = await fetch(url, {
          method: 'POST',
          headers,
          body,
          signal: AbortSignal.timeout(patience),
        });
        if (!response.ok) throw new Error(`The search service answered ${response.status}.`);
        const { hits }: { hits: Record[] } = await response.json();
        return hits.map(toHit);
      } catch {
        // Refused, unreachable, slow or malformed: whatever it is, the reader gets local results.
        return fallback.search(query);
      }
    },
  };
}

function toHit({ url, hierarchy }: Record) {
  const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4'].flatMap((level) => hierarchy[level] ?? []);
  const { pathname, hash } = new URL(url, location.href);
  return { href: pathname + hash, title: levels.at(-1) ?? pathname, trail: levels.slice(0, -1).join(' / ') };
}
