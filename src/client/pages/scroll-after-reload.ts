/*
 * Restores the scroll position after a reload. Browsers do that themselves, except WebKit if the URL has a fragment, which the
 * scroll spy adds: it scrolls to that heading instead.
 */
import { recall, remember } from '../../browser/storage.ts';
import { hasInteracted } from '../user-events.ts';

/** Starts saving the position for a reload, and restores it if this document was reloaded. */
export function keepScrollOnReload(): void {
  const [entry] = performance.getEntriesByType('navigation');
  const saved = recall('reload');
  if (entry && 'type' in entry && entry.type === 'reload' && Array.isArray(saved)) {
    // Another tab may have saved its own position since.
    const [href, position] = saved;
    if (href === location.href) restore(Number(position));
  }
  addEventListener('pagehide', () => remember('reload', [location.href, scrollY]));
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
