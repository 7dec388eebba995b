/*
 * Marks the current heading in the table of contents and adds it to the URL.
 *
 * An intersection observer reports headings when they cross a line below the header, so that nothing runs while the reader
 * scrolls between headings.
 */
import { pathOf } from '../shared/address.ts';
import { decodeHash } from '../shared/paths.ts';
import { revealNamed } from './reveal.ts';
import { hasInteracted, userEvents } from './user-events.ts';

/** Distance of that line from the top of the window, in pixels: just below where headings land, also if the font size is 20 pixels. */
const line = 140;
/** Milliseconds without scrolling after which the URL is updated. */
const debounceMs = 150;

/** The headings of the article, in document order. */
let headings: HTMLElement[] = [];
let observer: IntersectionObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let hasScrolled = false;
/**
 * The scroll position before the reader scrolls; `NaN` after that. A pointer event alone isn't a scroll: browsers also send it when
 * the layout below the pointer changes.
 */
let start = 0;
let mayChangeUrl = (): boolean => true;

/** Stops observing the article before it is replaced, so that its headings don't get into the next page's URL. */
export function unobserveHeadings(): void {
  observer?.disconnect();
  clearTimeout(timer);
  hasScrolled = false;
  headings = [];
}

/** Observes the current article. Called again for each article and when the URL names another element. */
export function observeHeadings(): void {
  unobserveHeadings();
  // A former id of a section isn't a heading, but counts if the URL names it.
  const id = namedId();
  const selector = `:is(h2, h3, h4, h5, h6${id && `, #${CSS.escape(id)}`})[id]`;
  headings = [...document.querySelectorAll<HTMLElement>(`#article ${selector}`)];
  observer = new IntersectionObserver(onCross, { rootMargin: `9999999px 0px ${line - innerHeight}px` });
  for (const heading of headings) observer.observe(heading);
  start = scrollY;
  markHeading(currentHeading());
}

/**
 * Starts the scroll spy. Only scrolling by the reader changes the URL.
 *
 * @param mayChange whether the URL may change now
 */
export function startScrollSpy(mayChange: () => boolean): void {
  mayChangeUrl = mayChange;
  for (const event of userEvents) addEventListener(event, onUserEvent, { passive: true });
  addEventListener('resize', () => {
    const before = hasScrolled;
    observeHeadings();
    hasScrolled = before;
  });
  // A navigation within the page.
  addEventListener('popstate', onNavigated);
  addEventListener('scrollend', updateUrl);
  onNavigated();
  // The reader may have scrolled from the top before this script was loaded.
  hasScrolled = hasInteracted;
  start = 0;
}

function onUserEvent(): void {
  hasScrolled = true;
}

function onNavigated(): void {
  revealNamed();
  observeHeadings();
}

const namedId = (): string => decodeHash(location.hash);

function onCross(): void {
  markHeading(currentHeading());
  if (!hasScrolled) return;
  clearTimeout(timer);
  timer = setTimeout(updateUrl, debounceMs);
}

/**
 * Returns the current heading: the element in the URL until the reader scrolls away from it, otherwise the last heading above the
 * line, and at the end of the page the last of all, which may never reach the line.
 */
function currentHeading(): HTMLElement | undefined {
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const target = document.getElementById(namedId());
  if (target && isShown(target) && (!hasScrolled || isLanded(target, isAtEnd))) return target;
  if (scrollY > 0 && isAtEnd) return headings.findLast(isShown);
  return headings.findLast((heading) => topOf(heading) <= line && isShown(heading));
}

/** Whether an element is where the browser scrolls to it: at the top, or as close as the end of the page allows. */
function isLanded(element: HTMLElement, isAtEnd: boolean): boolean {
  const top = topOf(element);
  return top > 0 && (top <= line || isAtEnd);
}

const topOf = (element: HTMLElement): number => element.getBoundingClientRect().top;

/** A heading in a hidden tab or in closed `details` has no box. */
const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

function updateUrl(): void {
  if (!hasScrolled || scrollY === start) return;
  start = Number.NaN;
  const heading = currentHeading();
  markHeading(heading);
  const id = heading?.id ?? '';
  if (id === namedId() || !mayChangeUrl()) return;
  history.replaceState(null, '', id ? `#${id}` : pathOf(location));
}

/** Marks the entry of a heading, or of the nearest heading above that has one. */
function markHeading(heading: HTMLElement | undefined): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#toc a')];
  const slugs = links.map(({ hash }) => decodeHash(hash));
  const above = heading ? headings.slice(0, headings.indexOf(heading) + 1) : [];
  const current = slugs.indexOf(above.findLast(({ id }) => slugs.includes(id))?.id ?? '');
  links.forEach((link, index) => {
    link.ariaCurrent = index === current ? 'true' : null;
    // The table of contents may be taller than the window.
    const box = index === current && link.closest('#toc');
    if (box) box.scrollTop = link.offsetTop - box.clientHeight / 2;
  });
  nameSection(links[current]?.textContent);
}

/** Shows the current heading on the button that opens the table of contents, instead of "On this page". */
function nameSection(title: string | null | undefined): void {
  const [label, section] = document.querySelector('#page-tools [popovertarget]')?.children ?? [];
  if (!label || !section) return;
  label.classList.toggle('visually-hidden', !!title);
  section.textContent = title ?? '';
  section.toggleAttribute('hidden', !title);
}
