import { beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../../check/axe.ts';
import { overflowing } from '../../check/widths.ts';
import { createStage, interact } from './support/browser.ts';
import { buildSpecimen, specimenDist } from './support/specimen-site.ts';

beforeAll(buildSpecimen);
const stage = createStage(() => specimenDist);

describe.each(['light', 'dark'] as const)('the page with all components, in the %s theme', (colorScheme) => {
  test('is accessible, including live figures and the search dialog', async () => {
    const page = await stage.open('/docs/', { colorScheme });
    expect(await violations(page)).toEqual([]);
    await interact(page);
    const figures = await page.locator('[data-island]').all();
    expect(figures.length).toBeGreaterThan(1);
    for (const figure of figures) {
      const before = await figure.boundingBox();
      await figure.scrollIntoViewIfNeeded();
      await expect.poll(() => figure.getAttribute('data-live')).toBe('');
      // The content below doesn't move.
      expect((await figure.boundingBox())?.height).toBe(before?.height);
    }
    await page.keyboard.press('/');
    await page.fill('#search-dialog input', 'tab');
    await page.waitForSelector('#search-dialog [role=option]');
    expect(await violations(page)).toEqual([]);
  });

  test('is accessible on a phone with the drawer open', async () => {
    const page = await stage.open('/docs/', { colorScheme, viewport: { width: 360, height: 740 } });
    await page.click('button[popovertarget="sidebar"]');
    expect(await violations(page)).toEqual([]);
  });
});

test('never scrolls horizontally, at any width from 320 to 1440 pixels', async () => {
  const page = await stage.open('/docs/');
  const widths = Array.from({ length: (1440 - 320) / 20 + 1 }, (_, step) => 320 + step * 20);
  expect(await overflowing(page, widths)).toEqual([]);
});

test('a table of sentences is stacked on a phone, with a label for each cell, and is still a table', async () => {
  const page = await stage.open('/docs/', { viewport: { width: 360, height: 740 } });
  const table = page.locator('table', { hasText: '429 Too Many Requests' });
  const [cause, cure] = await table.locator('tbody tr:first-child td').all();
  const boxes = await Promise.all([cause?.boundingBox(), cure?.boundingBox()]);
  expect(boxes[1]?.y).toBeGreaterThanOrEqual((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0));
  const named = await cause?.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(named).toBe('"Cause: "');
  expect(await table.ariaSnapshot()).toContain('rowheader "429 Too Many Requests"');
  // An empty cell has nothing to label.
  expect(await table.locator('tbody tr:last-child td:last-child').isVisible()).toBe(false);
});

test('a wide table is scrolled with the arrow keys if its rows are not stacked', async () => {
  const page = await stage.open('/docs/', { viewport: { width: 600, height: 800 } });
  const table = page.getByRole('group', { name: 'Table: A wide table' });
  await table.focus();
  for (const _ of Array(3)) await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(20);
});

test('on a phone, a column of numbers is only as wide as the numbers', async () => {
  const page = await stage.open('/docs/', { viewport: { width: 360, height: 740 } });
  const number = page.locator('tbody th', { hasText: /^10$/ });
  expect((await number.boundingBox())?.width).toBeLessThan(48);
});
