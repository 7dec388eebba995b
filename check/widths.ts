import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/**
 * The narrowest width of each layout that the stylesheets of a site know, and 320 pixels. What fits there fits everywhere in that layout.
 *
 * @param dist the built site
 * @returns pixels, in ascending order
 */
export function widthsOf(dist: string): number[] {
  const folder = join(dist, 'docs/assets/css');
  const css = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const widths = narrowestWidths(css);
  if (widths.length === 1)
    throw new Error('The stylesheets have no media query for a width; did the way of writing them change?');
  return widths;
}

/** 320, and the first width above each limit that media queries name: `(width<=40rem)` begins a layout at 641. */
export function narrowestWidths(css: string): number[] {
  const queries = css.matchAll(/@media[^{]*?(?:\bwidth\s*(<=|<|>=|>)|(max|min)-width\s*:)\s*([\d.]+)rem/g);
  const widths = [...queries].map(([, operator, bound, rem]) => {
    const isExclusive = operator === '<=' || operator === '>' || bound === 'max';
    return Math.ceil(Number(rem) * 16) + (isExclusive ? 1 : 0);
  });
  return [...new Set([320, ...widths])].sort((a, b) => a - b);
}

/** Those of the widths at which the page scrolls sideways. */
export async function overflowing(page: Page, widths: readonly number[]): Promise<number[]> {
  const found: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    if (scrollWidth > clientWidth) found.push(width);
  }
  return found;
}
