/*
 * Knows which heading is being read, marks it in the table of contents and puts it into the address.
 *
 * An intersection observer whose root ends at a line below the header reports a heading when it crosses that line,
 * so nothing runs while the page scrolls between headings.
 */

import { decodeHash, pathOf } from '../shared/address.ts';
import { revealNamed } from './reveal.ts';
import { hasInteracted, userEvents } from './user-events.ts';

/** Height of the reading line below the top of the window, in pixels. */
const line = 120;
/** Milliseconds without scrolling after which the address is updated. */
const rest = 150;

/** Everything in the article that the address can name while it is read, in document order. */
let headings: HTMLElement[] = [];
let observer: IntersectionObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let moved = false;
/**
 * The scroll position before the reader scrolls; `NaN` after that. A pointer event alone isn't a scroll: browsers also send it when
 * the layout below the pointer changes.
 */
let start = 0;
let mayFollow = (): boolean => true;

/** Stops watching the article that is about to be replaced, so that none of its ids reaches the next page's address. */
export function leaveHeadings(): void {
  observer?.disconnect();
  clearTimeout(timer);
  moved = false;
  headings = [];
}

/** Watches the article that is shown now. Called again whenever another one is shown, or the address names another element. */
export function watchHeadings(): void {
  leaveHeadings();
  // An old id that is no heading counts too, from the moment a link leads to it.
  const id = namedId();
  const selector = `:is(h2, h3, h4, h5, h6${id && `, #${CSS.escape(id)}`})[id]`;
  headings = [...document.querySelectorAll<HTMLElement>(`#article ${selector}`)];
  observer = new IntersectionObserver(onCross, { rootMargin: `9999999px 0px ${line - innerHeight}px` });
  for (const heading of headings) observer.observe(heading);
  start = scrollY;
  mark(reading());
}

/**
 * Starts the spy. The address follows when the reader scrolls, not when the browser does (landing, restoring).
 *
 * @param mayChange whether the address may change now
 */
export function startScrollSpy(mayChange: () => boolean): void {
  mayFollow = mayChange;
  for (const sign of userEvents)
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
  // A link, Back or Forward has led to another part of the page that is shown.
  addEventListener('popstate', land);
  addEventListener('scrollend', follow);
  land();
  // The reader may have scrolled from the top before this script was loaded.
  moved = hasInteracted;
  start = 0;
}

function land(): void {
  revealNamed();
  watchHeadings();
}

const namedId = (): string => decodeHash(location.hash);

function onCross(): void {
  mark(reading());
  if (!moved) return;
  clearTimeout(timer);
  timer = setTimeout(follow, rest);
}

/**
 * What is being read. A link that was followed counts until the reader scrolls: as long as the element that the address names
 * is where the browser scrolls it to. Otherwise it is the last heading above the line, and at the end of the page the last of
 * all, which may never reach the line.
 */
function reading(): HTMLElement | undefined {
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const target = document.getElementById(namedId());
  if (target && isShown(target) && (!moved || isLanded(target, isAtEnd))) return target;
  if (scrollY > 0 && isAtEnd) return headings.findLast(isShown);
  return headings.findLast((heading) => topOf(heading) <= line && isShown(heading));
}

/** Whether the browser would scroll no further to show an element that the address names. */
function isLanded(target: HTMLElement, isAtEnd: boolean): boolean {
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop);
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const distance = topOf(target) - margin - padding;
  return Math.abs(distance) < 2 || (isAtEnd && distance > 0);
}

const topOf = (element: HTMLElement): number => element.getBoundingClientRect().top;

/** A heading in a tab that is not chosen, or in anything folded, has no box. */
const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

function follow(): void {
  if (!moved || scrollY === start) return;
  start = Number.NaN;
  const heading = reading();
  mark(heading);
  const id = heading?.id ?? '';
  if (id === namedId() || !mayFollow()) return;
  history.replaceState(null, '', id ? `#${id}` : pathOf(location));
}

/** Marks the entry of a heading in the table of contents, or the nearest one above that has an entry. */
function mark(heading: HTMLElement | undefined): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#toc a')];
  const slugs = links.map(({ hash }) => decodeHash(hash));
  const above = heading ? headings.slice(0, headings.indexOf(heading) + 1) : [];
  const current = slugs.indexOf(above.findLast(({ id }) => slugs.includes(id))?.id ?? '');
  links.forEach((link, index) => {
    link.ariaCurrent = index === current ? 'true' : null;
    // On a low window the contents scroll along.
    const box = index === current && link.closest('#toc');
    if (box) box.scrollTop = link.offsetTop - box.clientHeight / 2;
  });
  nameSection(links[current]?.textContent);
}

/** Shows the heading that is read on the button that opens the contents, in the place of "On this page". */
function nameSection(title: string | null | undefined): void {
  const [label, section] = document.querySelector('#page-tools [popovertarget]')?.children ?? [];
  if (!label || !section) return;
  label.classList.toggle('visually-hidden', !!title);
  section.textContent = title ?? '';
  section.toggleAttribute('hidden', !title);
}
