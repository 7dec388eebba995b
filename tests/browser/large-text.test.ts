import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserArguments } from '../../scripts/browser.mjs';
import { createStage } from './support/browser.ts';

const stage = createStage();

test('text at twice the size keeps everything reachable', async () => {
  const browser = await chromium.launch({
    executablePath: inject('browserPath'),
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  for (const width of [640, 800, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${stage.server.origin}/docs/limits/`);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true);
    expect(await page.isVisible('[data-search]')).toBe(true);
  }
  await browser.close();
});
