import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isComposing } from '../browser/composing.ts';
import { hitLimit, type SearchHit, type SearchProvider } from './provider.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';
import { countInView, type Held, type Option, Options, optionsOf } from './SearchOptions.tsx';
import { SlashSetting } from './SlashSetting.tsx';
import { type SearchState, useExcerpts, useSearch } from './use-search.ts';

interface Props {
  provider: SearchProvider;
  /** The field of the dialog, with what has been typed so far. */
  input: HTMLInputElement;
  /** Called when the reader opens a result or closes search. */
  onLeave(): void;
}

/** Example searches. */
const examples = ['$respond', '413', 'cron', 'connect Slack', 'pd deploy'];
const noHits: readonly SearchHit[] = [];

/**
 * The results of the search field: a combobox, https://www.w3.org/WAI/ARIA/apg/patterns/combobox/.
 *
 * The field is part of the document, because it takes keys before React is loaded. React never sets its value while somebody types,
 * as that would end the composition of an input method.
 *
 * Browsers that translate a page replace its text nodes. React can still update an element whose only child is text, but not
 * insert or remove text nodes among others. So each text that can change has an element of its own.
 */
export function SearchDialog({ provider, input, onLeave }: Props) {
  const id = useId();
  const [query, setQuery] = useState(input.value);
  const [active, setActive] = useState(0);
  const [recent, setRecent] = useState(recentSearches);
  const [state, retry] = useSearch(provider, query);
  const hits = state.kind === 'found' ? state.result.hits : noHits;
  const list = useRef<HTMLDivElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  const countSeen = useCallback(() => (isScrolled ? hitLimit : countInView(list.current)), [isScrolled]);
  const excerpts = useExcerpts(provider, state.kind === 'found' ? state.query : '', hits, countSeen);

  const options = useMemo(() => optionsOf(state, recent, excerpts), [state, recent, excerpts]);
  const current = Math.min(active, options.length - 1);

  // Typing changes neither, and reading the layout on each key would delay it. Nor do excerpts, which are loaded while the reader
  // scrolls.
  useEffect(() => {
    if (state.kind === 'found' || state.kind === 'empty')
      list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current, state]);

  const ask = useCallback(
    (next: string) => {
      input.value = next;
      setQuery(next);
      setActive(0);
      input.focus();
    },
    [input],
  );

  const onInput = useEffectEvent(() => {
    setQuery(input.value);
    setActive(0);
    setIsScrolled(false);
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // During composition, the input method handles the keys.
    if (isComposing(event)) return;
    const { length } = options;
    const moves: Record<string, number> = { ArrowDown: current + 1, ArrowUp: current - 1 };
    const move = moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      if (length > 0) setActive((move + length) % length);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onLeave();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // The link's click handler knows what Ctrl and Cmd mean.
      const { ctrlKey, metaKey } = event;
      list.current
        ?.querySelector('[aria-selected=true]')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }));
    }
  });

  useLayoutEffect(() => {
    const taking = new AbortController();
    const { signal } = taking;
    input.addEventListener('input', onInput, { signal });
    input.addEventListener('keydown', onKeyDown, { signal });
    return () => taking.abort();
  }, [input]);

  useLayoutEffect(() => {
    const hasOptions = options.length > 0;
    input.ariaExpanded = String(hasOptions);
    input.setAttribute('aria-controls', `${id}-list`);
    if (hasOptions) input.setAttribute('aria-activedescendant', `${id}-${current}`);
    else input.removeAttribute('aria-activedescendant');
  }, [input, id, options, current]);

  const onChoose = useCallback(
    ({ href, key }: Option, { ctrlKey, metaKey, shiftKey }: Held) => {
      if (href === undefined) return ask(key);
      rememberSearch(input.value);
      setRecent(recentSearches());
      if (!ctrlKey && !metaKey && !shiftKey) onLeave();
    },
    [ask, input, onLeave],
  );

  return (
    <>
      <div className="results" onScroll={() => setIsScrolled(true)}>
        <Above state={state} hasRecent={recent.length > 0} onForget={() => setRecent(forget())} />
        <Options {...{ id, list, options, current, onChoose }} onPoint={setActive} />
        {state.kind === 'empty' && (
          <div className="examples">
            {examples.map((example) => (
              <button key={example} type="button" onClick={() => ask(example)}>
                {example}
              </button>
            ))}
          </div>
        )}
        {state.kind === 'failed' && <Retry isRetry={state.isRetry} query={query} onRetry={retry} />}
      </div>
      <div className="foot">
        <span role="status">{statusOf(state)}</span>
        <SlashSetting />
        <span className="keys" aria-hidden="true">
          ↑ ↓ to choose · Enter to open · Ctrl/⌘+Enter in a new tab
        </span>
      </div>
    </>
  );
}

/** Retries. If that has failed too, the scripts may belong to an old build, so the page is reloaded. */
function Retry({ isRetry, query, onRetry }: { isRetry: boolean; query: string; onRetry: () => void }) {
  const reload = () => {
    const href = `${location.pathname}?q=${encodeURIComponent(query)}`;
    // Otherwise the page would be shown without a reload.
    if (window.navigation) navigation.navigate(href, { info: 'document' });
    else location.assign(href);
  };
  return (
    <button type="button" className="retry" onClick={isRetry ? reload : onRetry}>
      {isRetry ? 'Reload the page' : 'Try again'}
    </button>
  );
}

/** What is above the list. */
function Above({
  state,
  hasRecent,
  onForget,
}: {
  state: SearchState;
  hasRecent: boolean;
  onForget: () => void;
}) {
  if (state.kind === 'empty') {
    if (!hasRecent)
      return <p className="message">Type a title, an identifier, an error message, or a question.</p>;
    return (
      <p className="label">
        Recent searches
        <button type="button" onClick={onForget}>
          Clear
        </button>
      </p>
    );
  }
  if (state.kind === 'loading') return <p className="message late">Loading the index...</p>;
  if (state.kind === 'failed')
    return <p className="message">Search couldn't be loaded. Check your connection, then try again.</p>;
  const { hits, nearest, note } = state.result;
  return (
    <>
      {note && <p className="message">{note}</p>}
      {hits.length === 0 && (
        <p className="message">
          <span>{`No results for “${state.query.trim()}”. Try fewer words, or ask at `}</span>
          <a href={__SUPPORT_URL__}>{__SUPPORT_URL__.replace('https://', '')}</a>
        </p>
      )}
      {nearest.length > 0 && <p className="label">Closest headings</p>}
    </>
  );
}

/** Announced by screen readers when it changes. */
function statusOf(state: SearchState): string {
  if (state.kind === 'empty') return '';
  if (state.kind === 'loading') return 'Loading...';
  if (state.kind === 'failed') return "Search couldn't be loaded.";
  const { length } = state.result.hits;
  if (length === 0) return 'No results';
  return `${length} ${length === 1 ? 'result' : 'results'}`;
}

function forget(): string[] {
  forgetSearches();
  return [];
}
