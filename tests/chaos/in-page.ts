/*
 * Functions that the driver sends to the page.
 */

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
  // The browser's own error page, which has no links.
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
  document.querySelector<HTMLElement>('button[data-theme]')?.click();
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
