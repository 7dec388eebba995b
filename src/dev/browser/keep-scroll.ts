/*
 * Keeps the scroll position and focus when an edit replaces the article.
 */

/** Runs a change, and keeps the heading above the middle of the window in place. */
export function keepScroll(change: () => void): void {
  const top = scrollY;
  const heading = headingAbove();
  const before = heading?.getBoundingClientRect().top ?? 0;
  change();
  const same = heading && document.getElementById(heading.id);
  const moved = same ? same.getBoundingClientRect().top - before : 0;
  scrollTo({ top: same ? scrollY + moved : top, behavior: 'instant' });
}

/** Runs a change, and keeps focus where it was. */
export function keepFocus(change: () => void): void {
  const focused = document.activeElement;
  change();
  const { activeElement } = document;
  if (activeElement === focused) return;
  if (focused instanceof HTMLElement && focused.isConnected && focused !== document.body)
    focused.focus({ preventScroll: true });
  else if (activeElement instanceof HTMLElement) activeElement.blur();
}

/** The last heading above the middle of the window. */
function headingAbove(): HTMLElement | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('#article [id]:is(h2, h3, h4)')];
  return headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 2);
}
