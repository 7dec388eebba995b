/*
 * Dispatches events to `navigation-machine.ts` and performs its effects. A click passes `onNavigate` ▶ `dispatch` ▶ `fetch` ▶
 * `commit` ▶ `show`.
 */
import { isReachable, reportFailure } from '../browser/failure.ts';
import { controlTimeout, scriptTimeout, withTimeout } from '../browser/with-timeout.ts';
import { pathOf } from '../shared/address.ts';
import { loadApp } from './load-app.ts';
import { type Effect, type Event, type Request, type State, step } from './navigation-machine.ts';
import { once } from './once.ts';
import type { LoadedPage, PageToShow } from './pages/load-page.ts';
import type * as Pages from './pages/show-page.ts';

let pages: typeof Pages | undefined;
export let state: State<LoadedPage> = { phase: 'idle', shown: loadedPath, requestId: 0 };
/** Resolves the handler of the current traversal. */
let endTraverse = () => {};

/** Loads the script that fetches and shows pages. */
export const loadPages: () => Promise<typeof Pages> = once(async () => {
  const loaded = await import('./pages/show-page.ts');
  loaded.start(() => state);
  pages = loaded;
  return loaded;
});

/** Loads the script of a button and clicks it again, or that of search. */
export const requestControl = (button?: HTMLElement): void =>
  dispatch({ type: 'request', request: { kind: 'control', href: location.href, button } });

/** Updates the state and performs the effects. */
export function dispatch(event: Event<LoadedPage>): void {
  const [next, ...effects] = step(state, event);
  state = next;
  const { phase, failed } = state;
  // While a document loads, the browser shows its own indicator.
  document.documentElement.toggleAttribute('data-busy', phase === 'fetching' || phase === 'returning');
  reportFailure(failed && (() => dispatch({ type: 'request', request: failed })));
  for (const effect of effects) perform[effect](next);
}

/** Requests the page that Back or Forward leads to, from the history entry `from`. Resolves when the page is shown. */
export const traverse = (request: Request, from: string): Promise<void> =>
  new Promise((resolve) => {
    endTraverse = resolve;
    dispatch({ type: 'request', request, from });
  });

/** Shows a page in the document. After Back or Forward, it scrolls to `position`. */
export async function show(
  { page, requestId }: PageToShow,
  url: URL,
  isTraverse: boolean,
  position: unknown,
): Promise<void> {
  const settle = pages?.insertPage(page, isTraverse || url.hash !== '');
  dispatch({ type: 'shown', requestId, path: pathOf(url) });
  await settle?.(isTraverse ? Number(position ?? 0) : undefined);
}

const perform: Record<Effect, (state: State<LoadedPage>) => unknown> = {
  async fetch({ pending, requestId, shown }) {
    if (!pending) return;
    const isControl = pending.kind === 'control';
    const url = new URL(pending.href);
    // Until the script that loads chunks is loaded, request the document in parallel with it.
    const sent = isControl || pages ? undefined : fetch(url).catch(() => undefined);
    // Keep the click's own task short, so that the browser can paint before the work starts.
    await new Promise((resolve) => setTimeout(resolve));
    if (requestId !== state.requestId) return;
    // A link to a heading of this article, clicked while the URL was ahead of the article.
    if (!isControl && url.hash && pathOf(url) === shown) {
      dispatch({ type: 'stay' });
      navigation.navigate(pending.href);
      return;
    }
    try {
      const { fetchPage, fetchControl } = await withTimeout(
        loadPages(),
        isControl ? controlTimeout : undefined,
      );
      if (isControl) {
        const run = await fetchControl(pending.button, loadApp);
        if (requestId !== state.requestId) return;
        dispatch({ type: 'stay' });
        run();
      } else dispatch({ type: 'fetched', requestId, found: await fetchPage(url, sent) });
    } catch {
      // Loads the document or reports the failure. The first failure of a control is reported without loading a document.
      await failRequest(pending, requestId, isControl && !pending.isRetry);
    }
  },

  async commit({ pending, articleEntry, found, requestId }) {
    if (!found || !pending) return;
    try {
      await pages?.commit({ page: found, requestId }, pending, articleEntry ? show : undefined);
      // Chromium crashes if a traversal ends that the reader left before the document went into the back/forward cache.
      if (articleEntry) endTraverse();
    } catch (error) {
      // A navigation that was superseded isn't a failure.
      if (!isAbort(error)) await failRequest(pending, requestId);
    }
  },

  async return({ articleEntry = '', shown }) {
    try {
      await waitForCommit(navigation.traverseTo(articleEntry, { info: 'return' }));
    } catch (error) {
      // Unless another navigation superseded this one, the entry no longer exists. The current entry becomes the article's.
      if (isAbort(error)) return;
      // First, because a navigation would be a request while the URL is ahead of the article.
      dispatch({ type: 'returned' });
      history.replaceState(null, '', shown);
    }
  },

  async load({ pending, articleEntry, found, requestId }) {
    try {
      if (pending?.kind === 'control') {
        // The reader has tried twice. A new document starts afresh, and opens search at once with what was typed.
        const typed = document.querySelector<HTMLInputElement>('dialog input')?.value ?? '';
        const query = encodeURIComponent(` ${typed}`);
        if (!pending.button) await waitForCommit(navigation.navigate(`?q=${query}`, { info: 'document' }));
      } else {
        const loading = articleEntry
          ? navigation.reload({ info: 'document' })
          : navigation.navigate(found?.href ?? pending?.href ?? '', { info: 'document' });
        await withTimeout(waitForCommit(loading), 5 * scriptTimeout);
      }
      // The URL is that of the shown page, so the navigation didn't load its document.
      location.reload();
    } catch (error) {
      // Aborted by the reader or another request, whose event is dispatched before the next task. Without an error, it is the
      // timeout: no event tells that a document turned into a download.
      setTimeout(() => dispatch({ type: 'aborted', requestId, failed: error ? undefined : pending }));
    }
  },

  stop() {
    // After the current navigation, because it would be aborted too.
    setTimeout(window.stop);
  },
};

/** Dispatches that a request has failed. Checks whether the server is reachable, unless the failure is reported anyway. */
async function failRequest({ href }: Request, requestId: number, isReported = false): Promise<void> {
  dispatch({ type: 'lost', requestId, isReachable: !isReported && (await isReachable(href)) });
}

/** Waits for a navigation to commit. A failed one rejects both promises, and both have to be handled. */
const waitForCommit = ({ committed, finished }: NavigationResult) => Promise.race([committed, finished]);

/** Whether a navigation was superseded by another. */
const isAbort = (error: unknown): boolean => /^AbortError/.test(String(error));
