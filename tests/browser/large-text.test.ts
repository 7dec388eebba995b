import { expect, onTestFinished, test } from 'vitest';
import { createStage } from './support/browser.ts';
import { launch } from './support/shared-browser.ts';

const stage = createStage();

test('everything stays reachable at double text size', async () => {
  const browser = await launch('shellPath', { args: ['--blink-settings=defaultFontSize=32'] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  for (const width of [640, 800, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${stage.server.origin}/docs/limits/`);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true);
    expect(await page.isVisible('[data-search]')).toBe(true);
  }
});
