/*
 * What the driver does within the page, by functions that are sent to it.
 */
import type { Page } from 'playwright-core';

/** What the page tells of what happens in it. */
export interface Told {
  /** A document has taken the place of the one before, at this time in milliseconds. */
  begun(at: number): void;
  /** The address is at the entry of the history with this key. */
  visited(key: string): void;
  /** Back, Forward, or the client's own way through the history. */
  traversed(): void;
  /** The browser had kept the document while another was shown. */
  restored(): void;
  /**
   * A link was clicked, at this time in milliseconds; without a path, one to a part of the article. `isHere`: it leads to
   * the page that is shown.
   */
  clicked(path: string | undefined, isHere: boolean, at: number): void;
  /** The page at this path has taken the key that opens search; at this time, as above. */
  searched(path: string, at: number): void;
}

/** Has every document of a page tell of itself, of clicks, and of ways through the history. */
export async function tellOfMoves(
  page: Page,
  { begun, visited, traversed, restored, clicked, searched }: Told,
): Promise<void> {
  await page.exposeFunction('chaosBegun', begun);
  await page.exposeFunction('chaosVisited', visited);
  await page.exposeFunction('chaosTraversed', traversed);
  await page.exposeFunction('chaosRestored', restored);
  await page.exposeFunction('chaosClicked', clicked);
  await page.exposeFunction('chaosSearched', searched);
  // The compiler of this program has its functions call it; the page does not know it.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(() => {
    const { chaosBegun, chaosVisited, chaosTraversed, chaosRestored, chaosClicked, chaosSearched } =
      window as unknown as {
        chaosBegun: (at: number) => void;
        chaosVisited: (key: string) => void;
        chaosTraversed: () => void;
        chaosRestored: () => void;
        chaosClicked: (path: string | undefined, isHere: boolean, at: number) => void;
        chaosSearched: (path: string, at: number) => void;
      };
    // The documents' own times: how long the driver takes to hear of something says nothing about the order of things.
    const now = () => performance.timeOrigin + performance.now();
    chaosBegun(now());
    const tellEntry = () => chaosVisited(window.navigation?.currentEntry?.key ?? '');
    tellEntry();
    window.navigation?.addEventListener('currententrychange', tellEntry);
    window.navigation?.addEventListener('navigate', ({ navigationType }) => {
      if (navigationType === 'traverse') chaosTraversed();
    });
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) chaosRestored();
    });
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      // Before the page's own script is there, nobody takes it.
      if (key !== '/' || !defaultPrevented) return;
      // While Back waits for its page, the address is another than that of the article that is read.
      const { href } = document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? location;
      chaosSearched(new URL(href).pathname, now());
    };
    addEventListener('keydown', onKey);
    const onClick = ({ target, ctrlKey }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link?.href || ctrlKey) return;
      const path = link.pathname + link.search;
      const isHere = path === location.pathname + location.search;
      chaosClicked(link.getAttribute('href')?.startsWith('#') ? undefined : path, isHere, now());
    };
    addEventListener('click', onClick, { capture: true });
  });
}

/** Whether a dialog is open. */
export const hasSearch = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * The place of a link on screen, by its number among those that can be hit; one that cannot is clicked by script, as the
 * keyboard would.
 */
export function placeOf({ region, nth, how }: { region: string; nth: number; how: string }) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${region} a[href]`)].filter(
    ({ origin, pathname }) => origin === location.origin && pathname.endsWith('/'),
  );
  const middle = (link: Element) => {
    const { left, top, width, height } = link.getClientRects()[0] ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const reachable = links.filter((link) => {
    const { x, y } = middle(link);
    return link.contains(document.elementFromPoint(x, y));
  });
  const list = reachable.length > 0 && nth % 3 > 0 ? reachable : links;
  const link = list[nth % Math.max(1, list.length)];
  if (!link || list === reachable || how === 'hover') return link && middle(link);
  const event = () => new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: how === 'ctrl' });
  link.dispatchEvent(event());
  if (how === 'double') link.dispatchEvent(event());
  return undefined;
}

/** Follows a link that the article did not have. */
export function followLink(href: string): void {
  // A document of the browser's own, which says that there is none, leads nowhere.
  const article = document.querySelector('#article');
  if (!article) return;
  const link = document.createElement('a');
  link.href = href;
  article.append(link);
  link.click();
  // Left there, it would make the page longer.
  link.remove();
}

/** Goes to a part of the article by its address. */
export function changeHash(nth: number): void {
  if (!document.querySelector('#article')) return;
  const ids = [...document.querySelectorAll('#article [id]')].map(({ id }) => id);
  location.hash = ids[nth % Math.max(1, ids.length)] ?? 'nowhere';
}

/** Goes through the history, a step every 10 ms, as far as it reaches. */
export async function traverse({ times, back }: { times: number; back: boolean }): Promise<void> {
  const { currentEntry } = window.navigation;
  const { length } = window.navigation.entries();
  const index = currentEntry?.index ?? 0;
  const most = back ? index : length - 1 - index;
  for (let i = 0; i < Math.min(times, most); i++) {
    history.go(back ? -1 : 1);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Presses the button that changes the theme. */
export function pressTheme(): void {
  document.querySelector<HTMLElement>('button[aria-label^="Theme"]')?.click();
}

/** Loads the document again. */
export const reload = (): void => location.reload();

/** Resolves when the page has stood still for six frames, and has nothing to do. */
export async function untilStill(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let still = 0, last = scrollY; still < 6; still = scrollY === last ? still + 1 : 0) {
    last = scrollY;
    await nextFrame();
  }
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
}
