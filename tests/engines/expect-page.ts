import { expect } from 'vitest';
import type { Tab } from './engine.ts';
import { position, until } from './reader.ts';

/** Pixels by which a position may differ, because fonts and scroll bars differ between engines. */
const tolerance = 50;

/** The page that a reader should be on. */
export interface Place {
  path: string;
  heading: string;
  /** The fragment of the URL. Defaults to any fragment, because the scroll spy sets it. */
  hash?: string;
  /** The expected scroll position in pixels. Defaults to that of the heading of `hash`, or else to the top. */
  at?: number;
  /** Id of the focused element, if any. Defaults to the heading of `hash`, or else to `h1`. */
  focus?: string;
}

/** How a reader navigated to a page. */
export type Move = 'load' | 'click' | 'traverse' | 'within';

/**
 * Waits for a page, and checks that everything belongs to it: URL, article, title, canonical link, the current entry of the
 * sidebar, the table of contents, the scroll position, and after a click the focus.
 *
 * @param move only a `click` moves the focus, and only in engines with the Navigation API
 */
export async function expectPage(tab: Tab, place: Place, move: Move): Promise<void> {
  const { path, heading, hash = '' } = place;
  await until(
    tab,
    (wanted) => {
      const text = (selector: string) => document.querySelector(selector)?.textContent;
      const links = [...document.querySelectorAll<HTMLAnchorElement>('#toc a')];
      const sections = document.querySelectorAll('#article h2[id]').length;
      return (
        location.pathname === wanted.path &&
        (!wanted.hash || location.hash === wanted.hash) &&
        text('#article h1') === wanted.heading &&
        document.title.startsWith(wanted.heading) &&
        new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? 'about:blank')
          .pathname === wanted.path &&
        document.querySelector<HTMLAnchorElement>('#sidebar a[aria-current=page]')?.pathname ===
          wanted.path &&
        // Pages with few sections have no table of contents.
        (links.length >= sections || links.length === 0) &&
        links.every(({ hash }) =>
          document.getElementById(decodeURIComponent(hash.slice(1)))?.closest('#article'),
        )
      );
    },
    { path, heading, hash },
  );
  const reached = await position(tab);
  const found = await tab.evaluate((fragment) => {
    const target = document.getElementById(decodeURIComponent(fragment.slice(1)));
    const pixels = (length: string) => Number.parseFloat(length) || 0;
    const offset =
      pixels(getComputedStyle(document.documentElement).scrollPaddingTop) +
      pixels(target ? getComputedStyle(target).scrollMarginTop : '');
    return {
      target: target
        ? Math.min(
            target.getBoundingClientRect().top + scrollY - offset,
            document.documentElement.scrollHeight - innerHeight,
          )
        : 0,
      focus: document.activeElement?.id || document.activeElement?.localName,
      hasNavigation: 'navigation' in window,
    };
  }, hash);
  const wanted = place.at ?? found.target;
  expect(Math.abs(reached - wanted), `${path}${hash} at ${reached}, not ${wanted}`).toBeLessThanOrEqual(
    tolerance,
  );
  if (move === 'click' && found.hasNavigation)
    expect(found.focus, `focus on ${path}${hash}`).toBe(place.focus ?? (hash.slice(1) || 'h1'));
}
