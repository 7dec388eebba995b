import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { createStage } from '../support/browser.ts';
import { expectAccessible, openFigure, phone } from '../support/figures.ts';

const stage = createStage();
const open = (route: string, options = {}) => openFigure(stage, route, 'CostCalculator', options);
const verdict = (figure: Locator) => figure.locator('output').last();
const priceOf = (figure: Locator, plan: string) =>
  figure.getByRole('row', { name: plan }).locator('td').first();

test('with the mouse, an example is selected and its price is shown', async () => {
  const { page, figure } = await open('/pricing/');
  expect(await verdict(figure).textContent()).toBe('Free, with room for up to 333 runs a day.');
  expect(await priceOf(figure, 'Developer').textContent()).toBe('Free');
  await figure.getByRole('button', { name: 'A schedule every minute' }).click();
  await expect.poll(() => priceOf(figure, 'Professional').textContent()).toBe('$23.64');
  expect(await priceOf(figure, 'Developer').textContent()).toBe('–');
  await expectAccessible(page, '[data-island]');
});

test('with the keyboard, longer runs reach the limit of compute time first', async () => {
  const { page, figure } = await open('/limits/');
  await figure.getByRole('slider', { name: 'A run takes' }).focus();
  for (const _ of Array(4)) await page.keyboard.press('ArrowRight');
  await expect.poll(() => verdict(figure).textContent()).toContain('compute time covers only 30 runs');
  expect(await figure.locator('li').first().textContent()).toContain('Compute time');
  await page.keyboard.press('End');
  await expect.poll(() => verdict(figure).textContent()).toContain('need a paid plan');
});

test('on a phone, the events of a source are counted too', async () => {
  const { page, figure } = await open('/pricing/', phone);
  await figure.getByText('An event source').tap();
  await expect.poll(() => figure.textContent()).toContain('192 of 333 a day');
  const runs = figure.getByRole('slider', { name: 'Runs a day' });
  await runs.scrollIntoViewIfNeeded();
  const box = await runs.boundingBox();
  if (!box) throw new Error('The slider has no box.');
  await page.touchscreen.tap(box.x + box.width - 3, box.y + box.height / 2);
  await expect.poll(() => runs.getAttribute('aria-valuetext')).toBe('100,000');
  await expectAccessible(page, '[data-island]');
});
