/*
 * Decides what to do about a navigation, with the Navigation API
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api). Browsers without it load documents.
 *
 * It is part of the boot script, because after a reload, Back can lead to an entry of the same document whose article has to be
 * fetched.
 */
import { isPageAddress, pathOf } from '../shared/address.ts';
import { dispatch, show, state, traverse } from './navigation.ts';
import type { PageToShow } from './pages/load-page.ts';

/** Starts intercepting navigations, if the browser has the Navigation API. */
export function interceptNavigations(): void {
  const { navigation } = window;
  if (!navigation) return;
  // Until now, the inline script in the document has handled Back.
  navigation.oncurrententrychange = null;
  // Loading another document may have been interrupted by Back, which restored this one from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) dispatch({ type: 'aborted', requestId: state.requestId });
  });
  // A URL typed into the address bar fires no `navigate` event.
  addEventListener('pagehide', () => dispatch({ type: 'leave' }));
  navigation.addEventListener('navigate', onNavigate);
}

function onNavigate(event: NavigateEvent): void {
  const { destination, info, navigationType, sourceElement } = event;
  const { articleEntry, shown } = state;
  const url = new URL(destination.url);
  const isTraverse = navigationType === 'traverse';
  if (info === 'document' || event.downloadRequest !== null) return;
  // While the URL is ahead of the article, the scroll position doesn't belong to the current entry.
  if (!articleEntry && navigationType !== 'replace') navigation.updateCurrentEntry({ state: scrollY });

  const intercept = (handler?: () => Promise<void>) =>
    event.intercept({
      focusReset: 'manual',
      // `show` restores the position. Returning to the article keeps it.
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
    // A navigation within the page, or the scroll spy updating the URL. A link to the page itself scrolls to its top; unless it
    // is intercepted, the browser would load the document again.
    const isLink = event.userInitiated || sourceElement;
    const isReplace = navigationType === 'replace' && !event.hashChange;
    // The scroll spy must not cancel a pending click.
    if (isReplace && !isLink) return;
    if (isLink && !event.hashChange && !isTraverse) intercept();
    dispatch({ type: 'stay' });
  } else if (isTraverse) {
    // When the handler runs, the current entry has changed.
    const from = navigation.currentEntry?.key ?? '';
    intercept(() => traverse({ kind: 'traverse', href: url.href, entry: destination.key }, from));
  } else if (event.cancelable) {
    event.preventDefault();
    // A link to a heading belongs to the article that is shown, even if the URL is ahead of it.
    const isWithin = articleEntry && sourceElement?.getAttribute('href')?.startsWith('#');
    const { href } = isWithin ? new URL(shown + url.hash, url) : url;
    dispatch({ type: 'request', request: { kind: 'push', href } });
  }
}

/** Whether `commit` has started the navigation. */
const isCommitted = (info: unknown): info is PageToShow => typeof info === 'object';
