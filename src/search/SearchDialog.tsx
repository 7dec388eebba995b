import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { SearchHit, SearchProvider } from './provider.ts';
import css from './SearchDialog.module.css';

interface Props {
  provider: SearchProvider;
  /** Called when the reader follows a hit. */
  onLeave(): void;
}

type State =
  | { kind: 'empty' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'found'; hits: SearchHit[] };

/** The search box and what it finds: a combobox, https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. */
export function SearchDialog({ provider, onLeave }: Props) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [state, retry] = useSearch(provider, query);
  const list = useRef<HTMLDivElement>(null);
  const hits = state.kind === 'found' ? state.hits : [];
  const options = () => [...(list.current?.querySelectorAll<HTMLAnchorElement>('[role=option]') ?? [])];

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (hits.length > 0) setActive((active + step + hits.length) % hits.length);
    } else if (event.key === 'Escape') {
      // A search field would only be emptied by it.
      event.preventDefault();
      onLeave();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // The link's own click knows what a held Ctrl or Cmd means.
      options()[active]?.dispatchEvent(
        new MouseEvent('click', {
          bubbles: true,
          cancelable: true,
          ctrlKey: event.ctrlKey,
          metaKey: event.metaKey,
        }),
      );
    }
  }

  return (
    <div className={css.panel}>
      <div className={css.bar}>
        <input
          className={css.input}
          type="search"
          role="combobox"
          placeholder="Search..."
          aria-label="Search the documentation"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={hits.length > 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={css.close} onClick={onLeave}>
          Close
        </button>
      </div>
      <div className={css.list} role="listbox" id={`${id}-list`} aria-label="Results" ref={list}>
        {hits.map((hit, index) => (
          <a
            key={hit.href}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={css.hit}
            href={hit.href}
            onClick={(event) => {
              if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onLeave();
            }}
            onPointerMove={() => setActive(index)}
          >
            <span className={css.title}>{hit.title}</span>
            <span className={css.trail}>{hit.trail}</span>
          </a>
        ))}
      </div>
      <p className={css.status} role="status">
        <Status state={state} query={query} />
      </p>
      {state.kind === 'failed' && (
        <button type="button" className={css.retry} onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}

function Status({ state, query }: { state: State; query: string }) {
  if (state.kind === 'empty') return 'Type to find pages and sections. Arrow keys choose, Enter opens.';
  if (state.kind === 'loading') return 'Loading ...';
  if (state.kind === 'failed') return 'Search could not be loaded.';
  if (state.hits.length > 0) return `${state.hits.length} ${state.hits.length === 1 ? 'result' : 'results'}`;
  return (
    <>
      Nothing found for “{query.trim()}”. Try fewer words, or ask at{' '}
      <a href={__SUPPORT_URL__}>{__SUPPORT_URL__.replace('https://', '')}</a>.
    </>
  );
}

/** What the provider finds for a query; answers to an older query are dropped. */
function useSearch(provider: SearchProvider, query: string): [State, () => void] {
  const [state, setState] = useState<State>({ kind: 'empty' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again.
  useEffect(() => {
    if (query.trim() === '') {
      setState({ kind: 'empty' });
      return;
    }
    let current = true;
    const set = (next: State) => current && setState(next);
    // What was found before stays until there is something new; only the very first search says that it loads.
    setState((before) => (before.kind === 'found' ? before : { kind: 'loading' }));
    provider.search(query).then(
      (hits) => set({ kind: 'found', hits }),
      () => set({ kind: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [provider, query, attempt]);
  return [state, () => setAttempt((count) => count + 1)];
}
