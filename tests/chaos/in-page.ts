/*
 * Functions that the driver runs in the page.
 */

/** Returns whether a dialog is open. */
export const hasSearch = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * Returns the position of a link on the screen, by its index among the reachable ones. An unreachable link is clicked by script, as
 * with the keyboard.
 */
export function clickOrLocate({ region, nth, how }: { region: string; nth: number; how: string }) {
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

/** Adds a link to the article and follows it. */
export function followLink(href: string): void {
  // The browser's own error page has no article.
  const article = document.querySelector('#article');
  if (!article) return;
  const link = document.createElement('a');
  link.href = href;
  article.append(link);
  link.click();
  // Otherwise, it would make the page longer.
  link.remove();
}

/** Navigates to an element of the article by its id. */
export function changeHash(nth: number): void {
  if (!document.querySelector('#article')) return;
  const ids = [...document.querySelectorAll('#article [id]')].map(({ id }) => id);
  location.hash = ids[nth % Math.max(1, ids.length)] ?? 'nowhere';
}

/** Goes through the history, a step every 10 ms, as far as possible. */
export async function traverse({ times, back }: { times: number; back: boolean }): Promise<void> {
  const { currentEntry } = window.navigation;
  const { length } = window.navigation.entries();
  const index = currentEntry?.index ?? 0;
  const max = back ? index : length - 1 - index;
  for (let i = 0; i < Math.min(times, max); i++) {
    history.go(back ? -1 : 1);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Clicks the button that changes the theme. */
export function pressTheme(): void {
  document.querySelector<HTMLElement>('button[data-theme]')?.click();
}

/** Reloads the document. */
export const reload = (): void => location.reload();

/** Waits until the scroll position has been stable for six frames, and the page is idle. */
export async function untilStill(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let still = 0, last = scrollY; still < 6; still = scrollY === last ? still + 1 : 0) {
    last = scrollY;
    await nextFrame();
  }
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
}
