import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '../../../check/axe.ts';
import { setDarkTheme } from '../../../check/browser-check.ts';
import type { OpenOptions, Stage } from './browser.ts';

/**
 * Opens a page and waits until its figure is interactive.
 *
 * @param route of a page with a figure
 * @param name of the figure
 */
export async function openFigure(
  stage: Stage,
  route: string,
  name: string,
  options: OpenOptions = {},
): Promise<{ page: Page; figure: Locator }> {
  const page = await stage.open(`/docs${route}`, options);
  const figure = page.locator(`[data-island=${name}]`);
  await figure.scrollIntoViewIfNeeded();
  // The first interaction, which is a touch on devices without a pointer.
  if (options.hasTouch) await page.touchscreen.tap(2, 300);
  else await page.mouse.move(2, 300);
  await page.waitForSelector(`[data-island=${name}][data-live]`);
  return { page, figure };
}

/** A phone: a narrow touch screen. */
export const phone: OpenOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

/**
 * Expects a page to be accessible in both themes, in its current state.
 *
 * @param part a selector of the only part to check, if another test checks the whole page in a similar state
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await violations(page, part === undefined ? 'page' : 'everything', part)).toEqual([]);
  await setDarkTheme(page);
  expect(await violations(page, 'colors', part)).toEqual([]);
}
