/*
 * The reading position after a reload. Browsers restore it themselves, except WebKit: where the address has a fragment, which the
 * scroll spy writes, it scrolls to that heading instead.
 */
import { hasInteracted } from '../user-events.ts';

const key = 'docs.reload';

/** Remembers the position for a reload from now on, and restores it if this document came by one. */
export function keepScrollOnReload(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry instanceof PerformanceNavigationTiming && entry.type === 'reload') restore();
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(key, JSON.stringify([location.href, scrollY]));
    } catch {
      // Blocked or full: the browser's own position is what the reader gets.
    }
  });
}

function restore(): void {
  const [href, position] = recallPosition();
  if (href !== location.href) return;
  const scroll = () => {
    // Half a pixel is the difference between zoom levels.
    if (!hasInteracted && Math.abs(scrollY - position) > 1) scrollTo(0, position);
  };
  scroll();
  // WebKit goes to the heading once more when the document is complete.
  addEventListener('load', () => setTimeout(scroll));
}

function recallPosition(): [href: unknown, position: number] {
  try {
    const [href, position] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return [href, Number(position)];
  } catch {
    // Blocked, or not written by this script.
    return [undefined, 0];
  }
}
