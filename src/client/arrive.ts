import { settle, showNotFound, showPage } from './article.tsx';
import { dispatch, type Found, inTime, isAbort, pathOf } from './navigation.ts';
import type { State } from './navigation-machine.ts';
import { type Arrival, load } from './router.ts';
import { leaveHeadings } from './scroll-spy.ts';

/**
 * Fetches what a wish needs, and tells when it is there.
 *
 * @throws when it cannot be had
 */
export async function fetchWish({ wish, turn, shown }: State<Found>): Promise<void> {
  if (!wish) return;
  const { kind, href, button } = wish;
  const url = new URL(href, location.href);
  if (kind !== 'press' && url.hash && pathOf(url) === shown) {
    // A link to a heading of this article, made while the address was away.
    dispatch({ type: 'stay' });
    navigation.navigate(href);
    return;
  }
  const found = kind === 'press' ? { kind, href: '', press: await fetchPress(button) } : await load(url);
  dispatch({ type: 'fetched', turn, found });
}

async function fetchPress(button: HTMLElement | undefined): Promise<() => void> {
  if (button) return () => button.click();
  const { openSearch } = await inTime(import('../search/open-search.tsx'));
  // A file that came empty is a module too.
  if (!openSearch) throw new Error('The script of search is not what it should be.');
  return openSearch;
}

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
 * Shows what an address turned out to be. After a click that is done in three tasks, each short: the article now, layout
 * and scrolling with the next frame, the shell after it; the browser scrolls, and lays out, when the promise is fulfilled.
 * After Back or Forward everything is in place at once, so that the position is what it was.
 *
 * @param position where the reader was, when it is Back or Forward that leads there
 */
export async function show(
  arrival: Arrival,
  url: URL,
  isTraverse: boolean,
  position: unknown,
): Promise<void> {
  leaveHeadings();
  if (arrival.kind === 'page') showPage(arrival.view, arrival.html);
  else if (arrival.kind === 'not-found') showNotFound(arrival.path);
  dispatch({ type: 'shown', path: pathOf(url) });
  if (isTraverse) {
    settle();
    scrollTo(0, Number(position ?? 0));
  } else {
    await nextFrame();
    setTimeout(settle);
  }
}

/** Waits for a navigation to end. One that cannot begin rejects both promises at once, and each wants an answer. */
const done = ({ committed, finished }: NavigationResult) => Promise.all([committed, finished]);

/** Resolves within the next frame; a page in the background has none, and does not wait for one. */
const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => (document.hidden ? resolve(undefined) : requestAnimationFrame(resolve)));
