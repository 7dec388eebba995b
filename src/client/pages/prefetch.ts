import { savesData } from '../../browser/saves-data.ts';
import { isPageAddress } from '../../shared/address.ts';
import { load } from './load-page.ts';

/** Fetches the page behind a link as soon as the reader points at it, focuses it or touches it. */
export function startPrefetching(): void {
  for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(sign, (event) => prefetch(linkOf(event.target)), { passive: true });
  }
  // The pointer may have come to rest on a link, or a finger, before this script was there.
  prefetch(document.querySelector<HTMLAnchorElement>('a:is(:hover, :active)'));
}

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

function prefetch(link: HTMLAnchorElement | null): void {
  if (!link || savesData()) return;
  const { href, origin, pathname } = link;
  if (origin !== location.origin || pathname === location.pathname || !isPageAddress(__BASE__, pathname))
    return;
  // Nobody has clicked yet: a failure is met, and told, when somebody does.
  load(new URL(href)).catch(() => {});
}
