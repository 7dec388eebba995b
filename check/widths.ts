import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Window widths in pixels, ascending. */
interface Widths {
  /** Common and extreme widths, and both sides of every breakpoint in the stylesheets. */
  all: number[];
  /**
   * The common and extreme widths, and the narrowest width of each layout. Between two breakpoints, a wider window only adds room
   * to the same layout, so a page that fits into the narrowest width fits into the others.
   */
  narrowest: number[];
}

/**
 * Returns the window widths at which the layout of a site can break.
 *
 * @param dist folder of the built site
 */
export function widthsOf(dist: string): Widths {
  const folder = join(dist, 'docs/assets/css');
  const css = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const named = [...css.matchAll(/@media[^{]*?width\s*([<>]=?)\s*([\d.]+)rem/g)].map(
    ([, comparison, rem]) => ({ width: Number(rem) * 16, isIncluded: comparison === '>=' }),
  );
  if (named.length === 0) throw new Error('The stylesheets have no breakpoints. Has their syntax changed?');
  const sort = (widths: number[]) => [...new Set(widths)].sort((a, b) => a - b);
  const ends = [320, 360, 1440];
  return {
    all: sort([...ends, ...named.flatMap(({ width }) => [width, width + 1])]),
    narrowest: sort([...ends, ...named.map(({ width, isIncluded }) => (isIncluded ? width : width + 1))]),
  };
}

/** A small height, because drawing the viewport takes most of the time at each width. */
const height = 100;

/** Returns the widths at which the page scrolls horizontally. */
export async function overflowing(page: Page, widths: readonly number[]): Promise<number[]> {
  const found: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    if (scrollWidth > clientWidth) found.push(width);
  }
  return found;
}
