import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createStage, interact } from './support/browser.ts';

const stage = createStage();

/** Returns a short accessible name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element?.getAttribute('aria-label');
    if (!element || label) return label ?? '';
    // Hidden text, such as the names of the other themes, isn't part of the name.
    const texts = document.createNodeIterator(element, NodeFilter.SHOW_TEXT);
    let name = '';
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.parentElement?.checkVisibility()) name += text.textContent;
    return name.trim();
  });

async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

test('Tab moves through the header in visual order, then into the menu', async () => {
  const page = await stage.open('/docs/');
  const order: string[] = [];
  for (let i = 0; i < 7; i++) {
    await press(page, 'Tab');
    order.push(await focused(page));
  }
  expect(order).toEqual([
    'Skip to content',
    'Pipedream Docs',
    'Search...',
    'GitHub',
    'Theme: system',
    'Overview',
    'Quickstart',
  ]);
});

test('the skip link appears on focus and leads to the text', async () => {
  const page = await stage.open('/docs/');
  await press(page, 'Tab');
  await expect
    .poll(async () => (await page.locator('a[href="#content"]').boundingBox())?.y)
    .toBeGreaterThanOrEqual(0);
  await press(page, 'Enter');
  await press(page, 'Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('a group opens with Enter, followed by its pages', async () => {
  const page = await stage.open('/docs/');
  await press(page, 'Tab', 7);
  expect(await focused(page)).toBe('Quickstart');
  await press(page, 'Enter');
  await press(page, 'Tab');
  const first = page.locator('#sidebar details a').first();
  expect(await focused(page)).toBe(await first.textContent());
  const address = await first.getAttribute('href');
  await press(page, 'Enter');
  await page.waitForURL(`**${address}`);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
});

test("focus at the top edge of the menu doesn't scroll the text", async () => {
  const page = await stage.open('/docs/limits/');
  const top = await page.evaluate(() => {
    scrollTo(0, 1500);
    document.getElementById('sidebar')?.scrollTo(0, 34);
    return scrollY;
  });
  await page.focus('#sidebar li a');
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('the drawer opens with Enter, closes with Escape, and restores focus', async () => {
  const page = await stage.open('/docs/', { viewport: { width: 400, height: 800 } });
  await press(page, 'Tab', 2);
  expect(await focused(page)).toBe('Menu');
  await press(page, 'Enter');
  expect(await page.isVisible('#sidebar')).toBe(true);
  await press(page, 'Tab');
  expect(await focused(page)).toBe('Close');
  await press(page, 'Tab');
  expect(await focused(page)).toBe('GitHub');
  expect(await page.isVisible('#header a[href^="https://"]')).toBe(false);
  await press(page, 'Escape');
  expect(await page.isVisible('#sidebar')).toBe(false);
  expect(await focused(page)).toBe('Menu');
});

test('the table of contents opens on a narrow screen and leads to the section', async () => {
  const page = await stage.open('/docs/limits/', { viewport: { width: 400, height: 800 } });
  await page.locator('button[popovertarget="toc"]').focus();
  await press(page, 'Enter');
  expect(await page.isVisible('#toc')).toBe(true);
  await page.locator('#toc a', { hasText: 'Memory' }).focus();
  await press(page, 'Enter');
  await page.waitForSelector('#toc', { state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('#memory');
});

test('the theme changes with Space', async () => {
  const page = await stage.open('/docs/');
  await interact(page);
  await page.getByRole('button', { name: 'Theme:' }).focus();
  await press(page, 'Space', 2);
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  await press(page, 'Space');
  expect(await page.getAttribute('html', 'data-theme')).toBeNull();
});
