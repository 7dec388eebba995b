import { expect, test } from 'vitest';
import { desktop, home, limits, nowhere, phone } from '../pages.ts';
import { heading } from '../reader.ts';
import type { EngineStage } from '../stage.ts';

/** One page of each layout, and those with the most components. */
const layouts = [
  '/docs/',
  '/docs/limits/',
  '/docs/quickstart/hello-world/',
  '/docs/components/api/',
  '/docs/api/rest/',
  '/docs/apps/all-apps/',
  nowhere,
];

/** Scenarios of the first view of a page. */
export function arrivalScenarios(stage: EngineStage): void {
  test.each([desktop, phone])('renders each layout at %o', async (size) => {
    const page = await stage.openTab(size);
    stage.expected = /404/;
    for (const path of layouts) {
      await page.goto(stage.server.origin + path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth, undefined);
      expect(wide, path).toBeLessThanOrEqual(0);
      expect(await heading(page), path).not.toBe('');
    }
    // The last one is the not-found page, whose topics are in columns.
    const tops = await page.evaluate(() => {
      const items = [...([...document.querySelectorAll('#article ul')].at(-1)?.children ?? [])];
      const columns = new Map<number, number>();
      for (const { left, top } of items.map((item) => item.getBoundingClientRect()))
        columns.set(left, Math.min(top, columns.get(left) ?? top));
      return [...columns.values()];
    }, undefined);
    expect(Math.max(...tops) - Math.min(...tops), 'tops of the columns').toBeLessThan(1);
    if (size === desktop) expect(tops.length).toBeGreaterThan(1);
  });

  test('without scripts, the keyboard reaches the links, and no script is requested', async () => {
    const page = await stage.open(limits.path, { ...desktop, scripts: false });
    // Past the skip link, to the link of the logo.
    for (const key of ['Tab', 'Tab', 'Enter'] as const) await page.press(key);
    await expect.poll(() => stage.server.requests).toContain(home.path);
    expect(stage.server.requests.filter((path) => path.endsWith('.js'))).toEqual([]);
  });
}
