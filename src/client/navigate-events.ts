/*
 * Decides what a navigation means. It listens with the boot script already: after a reload, Back leads to an entry of the same
 * document, whose article has to be fetched.
 *
 * https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api. A browser without it loads documents.
 */
import { isPageAddress, pathOf } from '../shared/address.ts';
import { dispatch, show, state, traverse } from './navigation.ts';
import type { PageToShow } from './pages/load-page.ts';

/** Intercepts navigations from now on, where the browser has the Navigation API. */
export function interceptNavigations(): void {
  const { navigation } = window;
  if (!navigation) return;
  // The inline script of the document handles Back until this one is there.
  navigation.oncurrententrychange = null;
  // A document in the browser's back/forward cache may have been left while it loaded another one.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) dispatch({ type: 'aborted', turn: state.turn });
  });
  // An address that is typed into the address bar makes no `navigate` event.
  addEventListener('pagehide', () => dispatch({ type: 'leave' }));
  navigation.addEventListener('navigate', onNavigate);
}

function onNavigate(event: NavigateEvent): void {
  const { destination, info, navigationType, sourceElement } = event;
  const { articleEntry, shown } = state;
  const url = new URL(destination.url);
  const isTraverse = navigationType === 'traverse';
  if (info === 'document' || event.downloadRequest !== null) return;
  // While the address is ahead of the article, the scroll position is not that of the entry.
  if (!articleEntry && navigationType !== 'replace') navigation.updateCurrentEntry({ state: scrollY });

  const intercept = (handler?: () => Promise<void>) =>
    event.intercept({
      focusReset: 'manual',
      // `show` restores positions, and returning to the article changes none.
      scroll: isTraverse ? 'manual' : 'after-transition',
      handler,
    });

  if (!event.canIntercept || navigationType === 'reload' || !isPageAddress(__BASE__, url.pathname)) {
    dispatch({ type: 'leave' });
  } else if (isCommitted(info)) {
    intercept(() => show(info, url, isTraverse, destination.getState()));
  } else if (articleEntry && destination.key === articleEntry) {
    intercept(async () => dispatch({ type: 'returned', isEffect: info === 'return' }));
  } else if (pathOf(url) === shown && (isTraverse || !articleEntry)) {
    // The browser moves within the page, and the scroll spy changes the address. A link to the page itself leads to its top;
    // without `intercept` the browser would load the document again.
    const isLink = event.userInitiated || sourceElement;
    const isReplace = navigationType === 'replace' && !event.hashChange;
    // The scroll spy's change leaves a pending click alone.
    if (isReplace && !isLink) return;
    if (isLink && !event.hashChange && !isTraverse) intercept();
    dispatch({ type: 'stay' });
  } else if (isTraverse) {
    // Read now: when the handler runs, the address has changed.
    const from = navigation.currentEntry?.key ?? '';
    intercept(() => traverse({ kind: 'traverse', href: url.href, entry: destination.key }, from));
  } else if (event.cancelable) {
    event.preventDefault();
    // A link to a heading means the article that is shown, although the address is ahead of it.
    const isWithin = articleEntry && sourceElement?.getAttribute('href')?.startsWith('#');
    const { href } = isWithin ? new URL(shown + url.hash, url) : url;
    dispatch({ type: 'request', request: { kind: 'push', href } });
  }
}

/** Whether `commit` has begun the navigation. */
const isCommitted = (info: unknown): info is PageToShow => typeof info === 'object';
