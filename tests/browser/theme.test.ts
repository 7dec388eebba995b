import { expect, test } from 'vitest';
import { createStage } from './support/browser.ts';

const stage = createStage();

test('the theme is remembered, and applied from the first paint of the next page', async () => {
  const page = await stage.open('/docs/');
  const color = () => getComputedStyle(document.documentElement).backgroundColor;
  const light = await page.evaluate(color);
  await page.click('role=button[name="Theme: system"]');
  await page.waitForSelector('role=button[name="Theme: light"]');
  await page.click('role=button[name="Theme: light"]');
  await page.waitForSelector('html[data-theme="dark"]');
  expect(await page.evaluate(color)).not.toBe(light);
  await page.reload();
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  expect(await page.evaluate(color)).not.toBe(light);
});

test('the theme button names and shows the selected theme from the first paint after a reload', async () => {
  const page = await stage.open('/docs/', {
    expected: /Failed to load/,
    before: () => {
      localStorage.setItem('docs.theme', '"dark"');
      // Records the first frame with a complete header, before any external script of the site has run.
      const readFrame = () => {
        if (!document.querySelector('main')) {
          requestAnimationFrame(readFrame);
          return;
        }
        const button = document.querySelector('button[data-theme]');
        const shown = [...(button?.querySelectorAll('path, span span') ?? [])].map((part) =>
          getComputedStyle(part).display === 'none' ? '' : part.textContent || part.getAttribute('d'),
        );
        Object.assign(window, { firstPaint: shown.filter(Boolean) });
      };
      requestAnimationFrame(readFrame);
    },
  });
  await page.route(/\/js\//, (route) => route.abort());
  const name = () => page.getByRole('button', { name: 'Theme: dark', exact: true });
  for (const _ of Array(2)) {
    await name().waitFor();
    expect(await page.getByRole('button', { name: 'Theme:' }).count()).toBe(1);
    const shown = await page.evaluate(() => (window as Window & { firstPaint?: string[] }).firstPaint);
    expect(shown).toEqual([expect.stringMatching(/^M16 12/), 'dark']);
    await page.reload();
  }
});
