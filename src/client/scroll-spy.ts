/*
 * Knows which heading is being read, marks it in the table of contents and puts it into the address.
 *
 * An intersection observer whose root ends at a line below the header reports a heading when it crosses that line,
 * so nothing runs while the page scrolls between headings.
 */

import { decodeHash } from '../address.ts';
import { mayFollow, pathOf } from './navigation.ts';

/** Height of the reading line below the top of the window, in pixels. */
const line = 120;
/** Milliseconds of rest after which the address follows. */
const rest = 150;
/** What a reader does, in contrast to the browser. */
export const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'pointermove'] as const;

let headings: HTMLElement[] = [];
let observer: IntersectionObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let moved = false;

/** Stops watching the article that is about to go, so that nothing of it gets into the address of the next. */
export function leaveHeadings(): void {
  observer?.disconnect();
  clearTimeout(timer);
  moved = false;
  headings = [];
}

/** Begins to watch the article that is shown now. Called again whenever another one is. */
export function watchHeadings(): void {
  leaveHeadings();
  headings = [...document.querySelectorAll<HTMLElement>('#article :is(h2, h3)[id]')];
  observer = new IntersectionObserver(onCross, { rootMargin: `9999999px 0px ${line - innerHeight}px` });
  for (const heading of headings) observer.observe(heading);
  mark(landedOn());
}

/** Sets the spy up: where the reader scrolls, the address follows; where the browser does (landing, restoring), it does not. */
export function startScrollSpy(): void {
  for (const sign of signs)
    addEventListener(
      sign,
      () => {
        moved = true;
      },
      { passive: true },
    );
  addEventListener('resize', () => {
    const before = moved;
    watchHeadings();
    moved = before;
  });
  addEventListener('hashchange', () => {
    moved = false;
    // On narrow screens the table of contents lies over the text that it has just led to.
    document.querySelector<HTMLElement>('#toc:popover-open')?.hidePopover();
    mark(landedOn());
  });
  addEventListener('scrollend', follow);
  watchHeadings();
}

function onCross(): void {
  if (!moved && landedOn()) return;
  mark(current());
  if (!moved) return;
  clearTimeout(timer);
  timer = setTimeout(follow, rest);
}

/** The heading that the address names, if this article has it. */
const landedOn = (): HTMLElement | undefined => headings.find(({ id }) => id === decodeHash(location.hash));

/** The last heading above the line; at the end of the page the last of all, which may never reach the line. */
function current(): HTMLElement | undefined {
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  if (scrollY > 0 && isAtEnd) return headings.at(-1);
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= line);
}

function follow(): void {
  if (!moved) return;
  const heading = current();
  mark(heading);
  const hash = heading ? `#${heading.id}` : '';
  if (hash === location.hash || !mayFollow()) return;
  history.replaceState(null, '', hash || pathOf(location));
}

function mark(heading: HTMLElement | undefined): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#toc a')) {
    const isRead = heading?.id === decodeHash(link.hash);
    link.ariaCurrent = isRead ? 'true' : null;
    // On a low window the contents scroll along.
    const box = isRead && link.closest('#toc');
    if (box) box.scrollTop = link.offsetTop - box.clientHeight / 2;
  }
}
