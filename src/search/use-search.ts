import { useCallback, useEffect, useRef, useState } from 'react';
import type { Marked } from './excerpt.ts';
import type { SearchHit, SearchProvider, SearchResult } from './provider.ts';

/** What the dialog shows. */
export type SearchState =
  | { kind: 'empty' }
  | { kind: 'loading' }
  /** `isRetry`: the reader has tried again since the last success. */
  | { kind: 'failed'; isRetry: boolean }
  | { kind: 'found'; query: string; result: SearchResult };

/**
 * What a provider finds for a query; what it found for an older one is dropped. Until there is something new, what was
 * found before stays.
 *
 * @returns the state, and a function that tries again
 */
export function useSearch(provider: SearchProvider, query: string): [SearchState, () => void] {
  const [state, setState] = useState<SearchState>({ kind: 'empty' });
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

/** Milliseconds without a key before texts are fetched for excerpts: nobody reads while typing. */
const pause = 120;

/**
 * Excerpts of what was found, by address; they come a moment later, or not at all.
 *
 * @param countSeen tells how many of the hits are in view, which are all that need one; asked when nobody types
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
        // Without a network there are titles without excerpts.
        () => {},
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [provider, query, hits, countSeen]);
  return excerpts;
}
