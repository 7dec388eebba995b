/*
 * Fetches and shows other pages. The boot script loads it at the reader's first sign of interest, or for a heading in the address.
 */

import { closeOverlays } from '../../browser/overlays.ts';
import { isDocumentOf } from '../../shared/page-content.ts';
import { watchIslands } from '../islands.ts';
import type { Request, State } from '../navigation-machine.ts';
import { watchScrollBoxes } from '../scroll-boxes.ts';
import { leaveHeadings, startScrollSpy, watchHeadings } from '../scroll-spy.ts';
import { withTimeout } from '../with-timeout.ts';
import { showArticle } from './article.ts';
import { addExtraStyles } from './extra-styles.ts';
import { type LoadedPage, load, loadCompletion, type PageToShow, pageOfDocument } from './load-page.ts';
import { followMovedAnchor } from './moved-anchor.ts';
import { startPrefetching } from './prefetch.ts';
import { keepScrollOnReload } from './scroll-after-reload.ts';
import { presetScroll, restoreScroll } from './scroll-position.ts';

export { fetchControl, prefetchSearch } from './fetch-control.ts';

/** How many pages have been shown. */
let count = 0;

/**
 * Starts the scroll spy and prefetching, and restores positions after a reload.
 *
 * @param currentState gives the state of navigation
 * @throws when the document was cut short, so that links load documents
 */
export function start(currentState: () => State<LoadedPage>): void {
  if (!document.getElementById('failure')) throw new Error('The document is incomplete.');
  addExtraStyles().catch(() => {
    // `fetchPage` tries again, and reports it.
  });
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted && currentState().articleEntry) presetScroll(navigation.currentEntry?.getState());
  });
  startPrefetching();
  // After the listener above, so that a reload restores the position that was handed over.
  keepScrollOnReload();
  startScrollSpy(() => {
    const { articleEntry, pending, phase } = currentState();
    // While a document loads, a change of the address would hide that it does not come.
    return !articleEntry && !(pending && phase === 'leaving');
  });
  // The reader may have followed a link in the contents already, which cover the heading on a narrow screen.
  if (location.hash) closeOverlays();
  void followMovedAnchor();
  addEventListener('popstate', () => {
    closeOverlays();
    void followMovedAnchor();
  });
  // The not-found document, which reads well without the nearest pages.
  if (document.documentElement.hasAttribute('data-not-found'))
    loadCompletion().then(
      (complete) => complete(),
      () => {},
    );
}

/**
 * Fetches the page at an address.
 *
 * @param sent the response with its document, if that has been requested already
 * @throws when the page can't be fetched
 */
export async function fetchPage(url: URL, sent?: Promise<Response | undefined>): Promise<LoadedPage> {
  const page = readDocument(url, sent).then((page) => page ?? load(url));
  return (await Promise.all([page, withTimeout(addExtraStyles())]))[0];
}

/** The page in a document of this build; `undefined` if the response is something else, comes late or not in full. */
async function readDocument(
  url: URL,
  sent: Promise<Response | undefined> | undefined,
): Promise<LoadedPage | undefined> {
  try {
    const response = sent && (await withTimeout(sent));
    if (!response?.ok || response.redirected) return undefined;
    const text = await withTimeout(response.text());
    // Some hosts serve a page at its other addresses, too, instead of redirecting.
    const isPage = isDocumentOf(text, url.pathname, document.documentElement.dataset.build ?? '');
    return isPage ? pageOfDocument(url, text) : undefined;
  } catch {
    // The document is only a shortcut. The chunk is fetched next.
    return undefined;
  }
}

/**
 * Brings the address and the document to a page that was fetched: the `navigate` event shows it.
 *
 * @param show shows it at once, if Back or Forward has changed the address already
 */
export async function commit(
  info: PageToShow,
  request: Request,
  show?: (info: PageToShow, url: URL, isTraverse: boolean, position: unknown) => Promise<void>,
): Promise<void> {
  if (show) return show(info, new URL(request.href), true, navigation.currentEntry?.getState());
  // A navigation that fails rejects both promises, and both have to be handled.
  const { committed, finished } =
    request.kind === 'traverse'
      ? navigation.traverseTo(request.entry, { info })
      : navigation.navigate(info.page.href, { history: 'push', info });
  await Promise.all([committed, finished]);
}

/**
 * Inserts a page into the document.
 *
 * @param isWhole whether the article is needed to its end at once. Otherwise the part that fills the window comes first.
 * @returns inserts the rest and scrolls. After a click it does that in short tasks: layout with the next frame, the article's end
 *   after that, then the shell. With a position, after Back or Forward, everything is done at once.
 */
export function insertPage(page: LoadedPage, isWhole: boolean): (position?: number) => Promise<void> {
  if (page.kind === 'leave') return async () => {};
  leaveHeadings();
  const settle = showArticle(page.content, isWhole);
  if (page.kind === 'not-found') page.complete();
  count += 1;
  const own = count;
  // When another page is shown meanwhile, the rest of this one is dropped.
  const settleArticle = () => own === count && settle.article();
  const settleShell = () => {
    if (own !== count) return;
    settle.shell();
    watchHeadings();
    watchIslands();
    watchScrollBoxes();
  };
  return async (position) => {
    if (position === undefined) {
      void followMovedAnchor();
      await nextFrame();
      setTimeout(() => {
        settleArticle();
        setTimeout(settleShell);
      });
    } else {
      settleArticle();
      settleShell();
      restoreScroll(position);
    }
  };
}

/**
 * Resolves with the next frame. A page in the background has none and doesn't wait. Nor does a document that goes into the
 * back/forward cache: when it comes back, Chromium no longer knows the navigation that waits for the frame, and would crash the tab.
 */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) return resolve();
    const end = () => {
      removeEventListener('pagehide', end);
      resolve();
    };
    requestAnimationFrame(end);
    addEventListener('pagehide', end);
  });
