import { useCallback, useEffect, useRef, useState } from 'react';
import type { Marked } from './excerpt.ts';
import type { SearchHit, SearchProvider, SearchResult } from './provider.ts';

/** What the dialog shows. */
export type SearchState =
  | { kind: 'empty' }
  | { kind: 'loading' }
  /** `isRetry`: the reader has retried since the last success. */
  | { kind: 'failed'; isRetry: boolean }
  | { kind: 'found'; query: string; result: SearchResult };

/**
 * Returns the results for a query. Until there are new ones, the previous results stay; stale responses are dropped.
 *
 * @returns the state, and a function that retries
 */
export function useSearch(provider: SearchProvider, query: string): [SearchState, () => void] {
  const [state, setState] = useState<SearchState>({ kind: query.trim() === '' ? 'empty' : 'loading' });
  /** Number of the latest request: responses to others are stale. */
  const latest = useRef(0);
  const hasRetried = useRef(false);
  const ask = useCallback(() => {
    latest.current += 1;
    if (query.trim() === '') {
      setState({ kind: 'empty' });
      return;
    }
    const number = latest.current;
    const set = (next: SearchState) => number === latest.current && setState(next);
    setState((before) => (before.kind === 'found' ? before : { kind: 'loading' }));
    provider.search(query).then(
      (result) => {
        hasRetried.current = false;
        set({ kind: 'found', query, result });
      },
      () => set({ kind: 'failed', isRetry: hasRetried.current }),
    );
  }, [provider, query]);
  useEffect(ask, [ask]);
  const retry = useCallback(() => {
    hasRetried.current = true;
    ask();
  }, [ask]);
  return [state, retry];
}

/** Debounce in milliseconds before texts for excerpts are fetched. */
const debounceMs = 120;

/**
 * Returns excerpts by address, once they are loaded.
 *
 * @param countSeen returns how many hits are visible, because only those need an excerpt
 */
export function useExcerpts(
  provider: SearchProvider,
  query: string,
  hits: readonly SearchHit[],
  countSeen: () => number,
): ReadonlyMap<string, Marked> {
  const [excerpts, setExcerpts] = useState<ReadonlyMap<string, Marked>>(new Map());
  useEffect(() => {
    if (hits.length === 0) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      const seen = hits.slice(0, countSeen());
      provider.excerpts(query, seen).then(
        (list) => {
          if (!isCurrent) return;
          const entries = seen.flatMap(({ href }, i) => {
            const excerpt = list[i];
            return excerpt ? [[href, excerpt] as const] : [];
          });
          setExcerpts(new Map(entries));
        },
        // Offline, hits have no excerpts.
        () => {},
      );
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [provider, query, hits, countSeen]);
  return excerpts;
}
