import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/**
 * The widths of windows at which a site's layout can break: the narrowest and the widest, and both sides of every width
 * that its stylesheets name.
 *
 * @param dist the built site
 */
export function widthsOf(dist: string): number[] {
  const folder = join(dist, 'docs/assets/css');
  const css = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const named = [...css.matchAll(/@media[^{]*?width\s*(?::|[<>]=?)\s*([\d.]+)rem/g)].map(
    ([, rem]) => Number(rem) * 16,
  );
  if (named.length === 0) throw new Error('The stylesheet has no width. Has its syntax changed?');
  const widths = [320, 360, ...named.flatMap((width) => [width, width + 1]), 1440];
  return [...new Set(widths)].sort((a, b) => a - b);
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
