/*
 * Restores the scroll position after a reload. Browsers do that themselves, except WebKit if the URL has a fragment, which the
 * scroll spy adds: it scrolls to that heading instead.
 */
import { hasInteracted } from '../user-events.ts';

const key = 'docs.reload';

/** Starts saving the position for a reload, and restores it if this document was reloaded. */
export function keepScrollOnReload(): void {
  const [entry] = performance.getEntriesByType('navigation');
  try {
    const [href, position]: unknown[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    if (entry && 'type' in entry && entry.type === 'reload' && href === location.href)
      restore(Number(position));
  } catch {
    // Storage is blocked, or the value isn't ours.
  }
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(key, JSON.stringify([location.href, scrollY]));
    } catch {
      // Storage is blocked or full: the browser chooses the position.
    }
  });
}

function restore(position: number): void {
  const scroll = () => {
    // Zooming can change the position by half a pixel.
    if (!hasInteracted && Math.abs(scrollY - position) > 1) scrollTo(0, position);
  };
  scroll();
  // WebKit scrolls to the heading again after `load`.
  addEventListener('load', () => setTimeout(scroll));
}
