import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Widths of windows in pixels, ascending. */
interface Widths {
  /** The narrowest and the widest window, and both sides of every width that the stylesheets name. */
  all: number[];
  /**
   * Without the wider sides. Between two widths that the stylesheets name, a page only gets more room for the same layout, so if it
   * fits into the narrowest window, it fits into the others.
   */
  narrowest: number[];
}

/**
 * The widths of windows at which a site's layout can break.
 *
 * @param dist the built site
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
  if (named.length === 0) throw new Error('The stylesheet has no width. Has its syntax changed?');
  const sort = (widths: number[]) => [...new Set(widths)].sort((a, b) => a - b);
  const ends = [320, 360, 1440];
  return {
    all: sort([...ends, ...named.flatMap(({ width }) => [width, width + 1])]),
    narrowest: sort([...ends, ...named.map(({ width, isIncluded }) => (isIncluded ? width : width + 1))]),
  };
}

/** Only what is in view is drawn at each width, which takes most of the time. */
const height = 100;

/** Those of the widths at which the page scrolls sideways. */
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
