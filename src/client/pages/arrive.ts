/*
 * What is fetched at the reader's first sign of interest to show another page. It does without React, for which no article
 * should have to wait.
 */
import {
  type App,
  type Article,
  dispatch,
  type Found,
  inTime,
  isAbort,
  pathOf,
  type Sent,
  takePages,
} from '../navigation.ts';
import type { State, Wish } from '../navigation-machine.ts';
import type * as NotFound from '../not-found.ts';
import { prepareSearch } from '../prepare-search.ts';
import { leaveHeadings, startScrollSpy } from '../scroll-spy.ts';
import { type Settling, showNotFound, showPage } from './article.ts';
import { fromDocument } from './from-document.ts';
import { followLostAnchor } from './lost-anchor.ts';
import { takePosition } from './position.ts';
import { startPrefetching } from './prefetch.ts';
import { keepPositionOnReload } from './reload.ts';
import { load } from './router.ts';
import { isLive } from './shell.ts';

/** Milliseconds that the shell around an article waits for React. */
const shellPatience = 12_000;

startPrefetching();
keepPositionOnReload();
startScrollSpy();
void followLostAnchor();
addEventListener('popstate', () => void followLostAnchor());
takePages({ fetchWish, enter, show });
// The not-found document that the browser has loaded; without this it says what it has to say.
if (document.documentElement.hasAttribute('data-not-found'))
  loadCompletion().then(
    (complete) => complete(location.pathname),
    () => {},
  );

async function loadCompletion(): Promise<typeof NotFound.completeNotFound> {
  const { completeNotFound } = await import('../not-found.ts');
  // A file that came empty is a module too.
  if (!completeNotFound) throw new Error('The script of the not-found page is not what it should be.');
  return completeNotFound;
}

/**
 * Fetches what a wish needs, and tells when it is there.
 *
 * @param loadApp fetches what needs React
 * @param sent the document of a page, when it has been asked for
 * @throws when it cannot be had
 */
export async function fetchWish(
  { wish, turn, shown }: State<Found>,
  loadApp: () => Promise<App>,
  sent?: Sent,
): Promise<void> {
  if (!wish) return;
  const { href } = wish;
  const url = new URL(href, location.href);
  if (href && url.hash && pathOf(url) === shown) {
    // A link to a heading of this article, made while the address was away.
    dispatch({ type: 'stay' });
    navigation.navigate(href);
    return;
  }
  dispatch({ type: 'fetched', turn, found: await fetchFound(wish, url, loadApp, sent) });
}

async function fetchFound(
  { kind, button }: Wish,
  url: URL,
  loadApp: () => Promise<App>,
  sent: Sent | undefined,
): Promise<Found> {
  if (kind === 'press') return { kind, href: '', press: await fetchPress(button, inTime(twice(loadApp))) };
  if (kind === 'shell') {
    await nextFrame();
    // The article can be read meanwhile. A browser that was told to stop loading never says so of a script.
    await inTime(loadApp(), shellPatience);
    return { kind: 'press', href: '', press: () => {} };
  }
  const arrival = (await fromDocument(sent, url.href)) ?? (await load(url));
  if (arrival.kind !== 'not-found') return arrival;
  const [{ notFoundHtml }, complete] = await inTime(Promise.all([loadApp(), loadCompletion()]));
  return { ...arrival, html: notFoundHtml(), complete: () => complete(arrival.path) };
}

async function fetchPress(button: HTMLElement | undefined, app: Promise<App>): Promise<() => void> {
  if (button) return app.then(() => () => button.click());
  prepareSearch();
  const [{ openSearch }] = await Promise.all([inTime(twice(loadSearch)), app]);
  if (!openSearch) throw new Error('The script of search is not what it should be.');
  return openSearch;
}

const loadSearch = () => import('../../search/open-search.tsx');

/** Tries once more: what stops a document that is on its way stops scripts with it that somebody has just come to need. */
const twice = <T>(load: () => Promise<T>): Promise<T> => load().catch(load);

/**
 * Does what a wish was for: presses the button, shows the page that the address is at, or goes to its address.
 *
 * @param endTraverse tells the browser that the address has its page
 */
export async function enter(
  { wish, home, found, turn }: State<Found>,
  endTraverse: () => void,
): Promise<void> {
  if (found?.kind === 'press') return found.press();
  if (!wish || !found) return;
  const info = found;
  try {
    if (home) {
      await show(found, new URL(wish.href), true, navigation.currentEntry?.getState());
      endTraverse();
    } else if (wish.entry) await done(navigation.traverseTo(wish.entry, { info }));
    else await done(navigation.navigate(found.href, { history: 'push', info }));
  } catch (error) {
    // Whoever has superseded it goes on.
    if (!isAbort(error)) dispatch({ type: 'lost', turn });
  }
}

/**
 * Shows what an address turned out to be; the shell follows when React is there. After a click that is done in four tasks,
 * each short: the article's beginning now, layout and scrolling with the next frame, the article's end after it, then the
 * shell; the browser scrolls, and lays out, when the promise is fulfilled. After Back or Forward everything is in place at
 * once, so that the position is what it was.
 *
 * @param position where the reader was, when it is Back or Forward that leads there
 */
export async function show(found: Article, url: URL, isTraverse: boolean, position: unknown): Promise<void> {
  leaveHeadings();
  const settle = place(found, isTraverse || url.hash !== '');
  dispatch({ type: 'shown', path: pathOf(url), isBehind: !isLive() });
  if (isTraverse) {
    settle?.article();
    settle?.shell();
    takePosition(Number(position ?? 0));
  } else {
    void followLostAnchor();
    await nextFrame();
    setTimeout(() => {
      settle?.article();
      setTimeout(() => settle?.shell());
    });
  }
}

function place(found: Article, isWhole: boolean): Settling | undefined {
  if (found.kind === 'page') return showPage(found.view, found.html, isWhole);
  if (found.kind === 'not-found') return showNotFound(found.path, found.html, found.complete);
  return undefined;
}

/** Waits for a navigation to end. One that cannot begin rejects both promises at once, and each wants an answer. */
const done = ({ committed, finished }: NavigationResult) => Promise.all([committed, finished]);

/**
 * Resolves within the next frame; a page in the background has none, and does not wait for one. Nor does a document that is
 * put aside: once it is back, Chromium no longer knows the navigation that waits for the frame, and would end the tab.
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
