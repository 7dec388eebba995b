import { useEffect, useState } from 'react';
import type { Marked } from './excerpt.ts';
import type { SearchHit, SearchProvider, SearchResult } from './provider.ts';

/** What the dialog shows. */
export type SearchState =
  | { kind: 'empty' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'found'; query: string; result: SearchResult };

/**
 * What a provider finds for a query; what it found for an older one is dropped. Until there is something new, what was
 * found before stays.
 *
 * @returns the state, and a function that tries again
 */
export function useSearch(provider: SearchProvider, query: string): [SearchState, () => void] {
  const [state, setState] = useState<SearchState>({ kind: 'empty' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again.
  useEffect(() => {
    if (query.trim() === '') {
      setState({ kind: 'empty' });
      return;
    }
    let isCurrent = true;
    const set = (next: SearchState) => isCurrent && setState(next);
    setState((before) => (before.kind === 'found' ? before : { kind: 'loading' }));
    provider.search(query).then(
      (result) => set({ kind: 'found', query, result }),
      () => set({ kind: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [provider, query, attempt]);
  return [state, () => setAttempt((count) => count + 1)];
}

/** Milliseconds without a key before texts are fetched for excerpts: nobody reads while typing. */
const pause = 120;

/** Excerpts of what was found, by address; they come a moment later, or not at all. */
export function useExcerpts(
  provider: SearchProvider,
  query: string,
  hits: readonly SearchHit[],
): ReadonlyMap<string, Marked> {
  const [excerpts, setExcerpts] = useState<{ query: string; found: ReadonlyMap<string, Marked> }>();
  useEffect(() => {
    if (hits.length === 0) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      provider.excerpts(query, hits).then(
        (list) => {
          if (!isCurrent) return;
          const entries = hits.flatMap(({ href }, i) => {
            const excerpt = list[i];
            return excerpt ? [[href, excerpt] as const] : [];
          });
          setExcerpts({ query, found: new Map(entries) });
        },
        // Without a network there are titles without excerpts.
        () => {},
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [provider, query, hits]);
  return excerpts?.found ?? new Map();
}
