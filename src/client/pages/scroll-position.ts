/*
 * The position of the reader after Back and Forward. Chromium keeps one of its own for each entry of the history, and
 * takes it up with a later frame when a turn of the wheel had come in between before, although navigation is to do that.
 */

const holdMs = 200;
/** What ends that at once: the reader scrolls, or goes on. */
const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls to a position in pixels from the top, and stays there until the reader does something. */
export function restoreScroll(position: number): void {
  scrollTo(0, position);
  // A shorter page ends before it.
  const taken = scrollY;
  const holding = new AbortController();
  const { signal } = holding;
  const leave = () => holding.abort();
  for (const sign of signs) addEventListener(sign, leave, { passive: true, signal });
  navigation.addEventListener('navigate', leave, { signal });
  addEventListener('scroll', () => scrollTo(0, taken), { signal });
  setTimeout(leave, holdMs);
}

/**
 * Hands a scroll position over to the document that the browser loads for the same history entry. Otherwise the browser would
 * restore this document's position, which its height limits, or anchor the scroll to text that both documents have.
 */
export function presetScroll(position: unknown): void {
  document.body.style.padding = '9e7px 0';
  scrollTo(0, Number(position ?? 0));
}
