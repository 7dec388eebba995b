/*
 * Restores the scroll position after Back and Forward. If the wheel was used before, Chromium restores its own position a few
 * frames later, even though scrolling is set to manual.
 */

const holdMs = 200;
/** Input that ends holding the position. */
const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls to a position in pixels, and holds it for a moment. */
export function restoreScroll(position: number): void {
  scrollTo(0, position);
  // It can be less than `position` if the page has become shorter.
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
