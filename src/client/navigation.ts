/*
 * Moving between pages without loading a document, by the browser's Navigation API
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api). A browser without it loads documents.
 *
 * This file tells `navigation-machine.ts` what happens, and carries out what it says. Listening begins with the boot
 * script: after a reload, Back leads to an entry of the same document, and somebody has to bring its article.
 */
import { isBelowBase, isPagePath } from '../address.ts';
import { isReachable, reportFailure } from './failure.ts';
import { type Effect, type Event, type State, step, type Wish } from './navigation-machine.ts';
import type { Arrival } from './pages/router.ts';

type NotFound = Extract<Arrival, { kind: 'not-found' }>;
/** What an address turned out to be, with the article to show. */
export type Article = Exclude<Arrival, NotFound> | (NotFound & { html: string; complete: () => void });
/** What was fetched for a wish: a page, or what a press does. */
export type Found = Article | { kind: 'press'; href: string; press: () => void };

/** What needs React, as far as navigation asks for it. */
export interface App {
  notFoundHtml(): string;
}

/** The `Response` with a page's document, or nothing of use. */
export type Sent = Promise<unknown>;

/** What shows pages, which this file must not import: it is fetched only when it is needed, and imports this file. */
interface Pages {
  fetchWish(state: State<Found>, loadApp: () => Promise<App>, sent?: Sent): Promise<void>;
  enter(state: State<Found>, endTraverse: () => void): Promise<void>;
  show(article: Article, url: URL, isTraverse: boolean, position: unknown): Promise<void>;
}

/**
 * Milliseconds that a wish waits for the scripts that it needs, and becomes an ordinary page load then. The server gets five
 * times as long to begin with a document.
 */
const patience = 4000;

/** What tells one article from another. */
export const pathOf = ({ pathname, search }: URL | Location): string => pathname + search;

/** Fetch what shows pages, and what needs React; `boot.ts` brings them. */
let loadPages: () => Promise<Pages>;
let loadApp: () => Promise<App>;
let pages: Pages | undefined;
let state: State<Found> = { shown: loadedPath, work: 'none', turn: 0 };
/** Ends the press of Back or Forward that the browser waits for. */
let endTraverse = () => {};

/** Tells the machine what happens, and does what follows. */
export function dispatch(event: Event<Found>): void {
  const [next, ...effects] = step(state, event);
  state = next;
  const { work, failed } = state;
  // While a document loads, the browser says so.
  document.documentElement.toggleAttribute('data-busy', work !== 'none' && work !== 'leaving');
  reportFailure(failed && (() => dispatch({ type: 'wish', wish: failed })));
  for (const effect of effects) perform[effect](next);
}

/** Says that what shows pages is there. */
export function takePages(there: Pages): void {
  pages = there;
}

/**
 * Whether the address may follow the reading: it is that of the article, and no document is on its way to take its place. Were it
 * changed before that, nothing would tell that the document does not come.
 */
export const mayFollow = (): boolean => !state.home && !(state.wish && state.work === 'leaving');

/** Presses a button, or opens search, as soon as React is there, unless the reader wants something else by then. */
export const press = (button?: HTMLElement): void =>
  dispatch({ type: 'wish', wish: { kind: 'press', href: '', button } });

const perform: Record<Effect, (state: State<Found>) => unknown> = {
  async fetch(state) {
    const { wish, turn } = state;
    // Before anything is there, the document is the one request that brings a page, side by side with what shows it.
    const sent = pages || !wish?.href ? undefined : fetch(wish.href).catch(() => {});
    // A click is answered within the frame that lays out; the work for it goes into a task before the next one.
    await new Promise((resolve) => setTimeout(resolve));
    try {
      await (pages ?? (await inTime(loadPages()))).fetchWish(state, loadApp, sent);
    } catch {
      // Whatever it was, what follows is the same, and ends with the page or with a message.
      dispatch({ type: 'lost', turn });
    }
  },

  // At once: what was fetched is for the state that there is now.
  enter(state) {
    pages?.enter(state, endTraverse);
  },

  async ask({ wish, turn }) {
    dispatch({ type: 'answered', turn, isReachable: await isReachable(wish?.href ?? '') });
  },

  async return({ home = '', shown }) {
    try {
      await begun(navigation.traverseTo(home, { info: 'home' }));
    } catch (error) {
      // Whoever has superseded it goes on. Otherwise the entry is gone: the one that is here becomes the article's.
      if (isAbort(error)) return;
      history.replaceState(null, '', shown);
      dispatch({ type: 'home' });
    }
  },

  async load({ wish, home, found, turn, shown }) {
    try {
      // Firefox and Safari ask once for a script in a document. The next one opens search at once.
      if (wish?.kind === 'press' && !wish.button)
        await begun(navigation.navigate('?q=%20', { info: 'document' }));
      if (wish?.href !== shown)
        await inTime(
          begun(
            home
              ? navigation.reload({ info: 'document' })
              : navigation.navigate(found?.href ?? wish?.href ?? '', { info: 'document' }),
          ),
          5 * patience,
        );
      // The page that is shown, or a heading of it, to which the address has gone without a document.
      location.reload();
    } catch (error) {
      // Stopped by the reader, or by another wish, which has a number of its own; it may be told of after this, but not in a
      // later task. Without an error the time is over: a document that turns out to be a download never comes, and nothing
      // tells of that.
      setTimeout(() => dispatch({ type: 'remained', turn, failed: error ? undefined : wish }));
    }
  },

  stop() {
    // Not in the midst of the navigation that supersedes it.
    setTimeout(window.stop);
  },
};

/**
 * Answers wishes from now on, and listens to navigations where the browser tells of them.
 *
 * @param fetchPages fetches what shows pages
 * @param fetchApp fetches what needs React
 */
export function startNavigation(fetchPages: () => Promise<Pages>, fetchApp: () => Promise<App>): void {
  loadPages = fetchPages;
  loadApp = fetchApp;
  const { navigation } = window;
  if (!navigation) return;
  // The document's own answer to Back, which was there before this script.
  navigation.oncurrententrychange = null;
  // A document that the browser kept while another was shown may have been left in the midst of something.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) dispatch({ type: 'remained', turn: state.turn });
  });
  // Nor does it go on with that, once it is back. What is typed into the address bar makes no `navigate`.
  addEventListener('pagehide', ({ persisted }) => {
    if (state.home && !persisted) {
      // The document that is loaded for the address begins where the browser leaves this one, which may be shorter; but where
      // there is a text, it begins wherever the same element of its own is.
      document.body.style.padding = '9e7px 0';
      scrollTo(0, navigation.currentEntry?.getState());
    }
    dispatch({ type: 'leave' });
  });
  navigation.addEventListener('navigate', (event) => {
    const { destination, info, navigationType, sourceElement } = event;
    const { home, shown } = state;
    const url = new URL(destination.url);
    const isTraverse = navigationType === 'traverse';
    if (info === 'document' || event.downloadRequest !== null) return;
    // Whoever scrolls while the address is away spoils the position that the browser keeps for the entry.
    if (!home && navigationType !== 'replace') navigation.updateCurrentEntry({ state: scrollY });

    const intercept = (handler?: () => Promise<void>) =>
      event.intercept({
        focusReset: 'manual',
        // Back and Forward restore a position of their own, and coming home changes none.
        scroll: isTraverse ? 'manual' : 'after-transition',
        handler,
      });

    if (!event.canIntercept || navigationType === 'reload' || !isPage(url)) {
      dispatch({ type: 'leave' });
    } else if (typeof info === 'object') {
      intercept(async () => pages?.show(info, url, isTraverse, destination.getState()));
    } else if (home && destination.key === home) {
      intercept(async () => dispatch({ type: 'home', isSent: info === 'home' }));
    } else if (pathOf(url) === shown && (isTraverse || !home)) {
      // Moves within the page, and the scroll spy's own changes of the address, belong to the browser. A link to the
      // page itself leads to its top; left alone, it would load the document again.
      const isLink = event.userInitiated || sourceElement;
      const isReplace = navigationType === 'replace' && !event.hashChange;
      // The spy's change is nobody's wish to go anywhere: a click that waits for its page goes on waiting.
      if (isReplace && !isLink) return;
      if (isLink && !event.hashChange && !isTraverse) intercept();
      dispatch({ type: 'stay' });
    } else if (isTraverse) {
      // Read now: when the browser asks what there is to do, it has gone there.
      const from = navigation.currentEntry?.key ?? '';
      intercept(
        () =>
          new Promise((resolve) => {
            endTraverse = resolve;
            const wish: Wish = { kind: 'traverse', href: url.href, entry: destination.key };
            dispatch({ type: 'traverse', wish, from });
          }),
      );
    } else if (event.cancelable) {
      event.preventDefault();
      // The address that a link to a heading is relative to is away; the heading is not.
      const isWithin = home && sourceElement?.getAttribute('href')?.startsWith('#');
      const { href } = isWithin ? new URL(shown + url.hash, url) : url;
      dispatch({ type: 'wish', wish: { kind: 'push', href } });
    }
  });
}

const isPage = ({ pathname }: URL): boolean => isBelowBase(__BASE__, pathname) && isPagePath(pathname);

/** Waits for a navigation to begin. One that cannot rejects both promises at once, and each wants an answer. */
const begun = ({ committed, finished }: NavigationResult) => Promise.race([committed, finished]);

/** Whether a navigation was superseded by another. */
export const isAbort = (error: unknown): boolean => String(error).startsWith('AbortError');

/**
 * Waits for what the server sends.
 *
 * @throws nothing at all (`undefined`) when it takes too long
 */
export const inTime = <T>(work: Promise<T>, limit = patience): Promise<T> =>
  Promise.race([work, new Promise<never>((_, reject) => setTimeout(reject, limit))]);
