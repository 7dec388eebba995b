/*
 * Fetches and shows pages. It is loaded at the first interaction, or if the URL has a heading.
 */

import { closeOverlays } from '../../browser/overlays.ts';
import { addStylesheets } from '../../browser/styles.ts';
import { withTimeout } from '../../browser/with-timeout.ts';
import { anchorsFile } from '../../shared/moved-anchors.ts';
import { contentOfDocument, isDocumentOf } from '../../shared/page-content.ts';
import { decodeHash } from '../../shared/paths.ts';
import { observeFigures } from '../islands.ts';
import type { Request, State } from '../navigation-machine.ts';
import { observeScrollBoxes } from '../scroll-boxes.ts';
import { observeHeadings, startScrollSpy, unobserveHeadings } from '../scroll-spy.ts';
import { elementOf, showArticle } from './article.ts';
import { type LoadedPage, load, loadCompletion, type PageToShow } from './load-page.ts';
import { startPrefetching } from './prefetch.ts';
import { keepScrollOnReload } from './scroll-after-reload.ts';
import { presetScroll, restoreScroll } from './scroll-position.ts';

export { fetchControl, loadSearch } from './fetch-control.ts';

/** What is left to do for the current page. */
let remaining: (() => void)[] = [];

/**
 * Starts the scroll spy and prefetching, and restores positions after a reload.
 *
 * @param currentState returns the state of navigation
 * @throws if the document is incomplete, so that links load documents
 */
export function start(currentState: () => State<LoadedPage>): void {
  // One of the last elements of a document.
  elementOf('failure');
  addStylesheets(__EXTRA_SHEETS__).catch(() => {
    // A page that needs the stylesheet requests it again and reports the failure.
  });
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted && currentState().articleEntry) presetScroll(navigation.currentEntry?.getState());
  });
  startPrefetching();
  // After the listener above, so that it saves the position set there.
  keepScrollOnReload();
  startScrollSpy(() => {
    const { articleEntry, pending, phase } = currentState();
    // While a document loads, changing the URL would cancel it without an event.
    return !articleEntry && !(pending && phase === 'leaving');
  });
  // On narrow screens, the table of contents would cover the heading.
  if (location.hash) document.getElementById('toc')?.hidePopover();
  checkAnchor();
  addEventListener('popstate', () => {
    // Returning to the article's entry precedes a pending request, which may be the one that has opened search.
    if (currentState().phase !== 'returning') closeOverlays();
    checkAnchor();
  });
  // The not-found page also works without the nearest pages.
  if (document.documentElement.hasAttribute('data-not-found'))
    loadCompletion().then(
      (complete) => complete(),
      () => {},
    );
}

/** If this page doesn't have the heading in the URL, finds out whether it has moved. */
function checkAnchor(): void {
  const id = decodeHash(location.hash);
  if (!id || document.getElementById(id)) return;
  import('./moved-anchor.ts')
    .then(({ followMovedAnchor }) => followMovedAnchor(id, anchorsFile(id)))
    // Offline or timed out: stays on this page.
    .catch(() => {});
}

/**
 * Fetches the page at an address.
 *
 * @param sent the response with its document, if it was requested already
 * @throws when the page can't be fetched
 */
export async function fetchPage(url: URL, sent?: Promise<Response | undefined>): Promise<LoadedPage> {
  const page = (await readDocument(url, sent)) ?? (await load(url));
  if (page.kind !== 'leave') await withTimeout(addStylesheets(page.content.sheets));
  return page;
}

/** The page in its document, or `undefined` if the response isn't a complete document of this build, or is late. */
async function readDocument(url: URL, sent?: Promise<Response | undefined>): Promise<LoadedPage | undefined> {
  try {
    const response = sent && (await withTimeout(sent));
    if (!response?.ok || response.redirected) return undefined;
    const text = await withTimeout(response.text());
    // Some hosts respond with the page itself at its other addresses.
    if (!isDocumentOf(text, url.pathname, document.documentElement.dataset.build ?? '')) return undefined;
    const content = contentOfDocument(text);
    return content && { kind: 'page', href: url.href, content };
  } catch {
    // The document is only a shortcut. The chunk is fetched next.
    return undefined;
  }
}

/**
 * Starts a navigation to a page that was fetched. Its `navigate` event shows the page.
 *
 * @param show shows the page directly, if Back or Forward has changed the URL already
 */
export async function commit(
  info: PageToShow,
  request: Request,
  show?: (info: PageToShow, url: URL, isTraverse: boolean, position: unknown) => Promise<void>,
): Promise<void> {
  if (show) return show(info, new URL(request.href), true, navigation.currentEntry?.getState());
  // A failed navigation rejects both promises, and both have to be handled.
  const { committed, finished } =
    request.kind === 'traverse'
      ? navigation.traverseTo(request.entry, { info })
      : navigation.navigate(info.page.href, { history: 'push', info });
  await Promise.all([committed, finished]);
}

/**
 * Shows a page in the document.
 *
 * @param isWhole whether to insert all of the article at once, rather than the part that fills the window
 * @returns a function that inserts the rest: at once if it's given a scroll position, as after Back or Forward, otherwise in short
 *   tasks
 */
export function insertPage(page: LoadedPage, isWhole: boolean): (position?: number) => Promise<void> {
  if (page.kind === 'leave') return async () => {};
  unobserveHeadings();
  const steps = [...showArticle(page.content, isWhole), observeHeadings, observeFigures, observeScrollBoxes];
  if (page.kind === 'not-found') page.complete();
  remaining = steps;
  const run = (inTasks?: boolean): void => {
    // If another page was shown meanwhile, the rest of this one is dropped.
    const step = steps === remaining && steps.shift();
    if (!step) return;
    step();
    if (inTasks) setTimeout(run, 0, true);
    else run();
  };
  return async (position) => {
    if (position !== undefined) {
      run();
      restoreScroll(position);
      return;
    }
    checkAnchor();
    await nextFrame();
    setTimeout(run, 0, true);
  };
}

/**
 * Resolves with the next frame. Hidden pages have none and don't wait. Nor does a page that enters the back/forward cache,
 * because Chromium would crash when it restores the page: the navigation that waits for the frame no longer exists.
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
