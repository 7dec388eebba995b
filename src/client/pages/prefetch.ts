import { savesData } from '../../browser/saves-data.ts';
import { isPageAddress } from '../../shared/address.ts';
import { load } from './load-page.ts';

/** Prefetches the page of a link when the reader points at it, focuses it or touches it. */
export function startPrefetching(): void {
  for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(sign, (event) => prefetch(linkOf(event.target)), { passive: true });
  }
  // A link that was hovered or touched before this script was loaded.
  prefetch(document.querySelector<HTMLAnchorElement>('a:is(:hover, :active)'));
}

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

function prefetch(link: HTMLAnchorElement | null): void {
  if (!link || savesData()) return;
  const { href, origin, pathname } = link;
  if (origin !== location.origin || pathname === location.pathname || !isPageAddress(__BASE__, pathname))
    return;
  // A click retries, and reports failures.
  load(new URL(href)).catch(() => {});
}
