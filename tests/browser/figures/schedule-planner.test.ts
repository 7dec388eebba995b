import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { createStage } from '../support/browser.ts';
import { expectAccessible, openFigure, phone } from '../support/figures.ts';

const stage = createStage();
const open = (options = {}) => openFigure(stage, '/workflows/steps/triggers/', 'SchedulePlanner', options);
const field = (figure: Locator) => figure.getByRole('textbox', { name: 'Expression' });
const reading = (figure: Locator) => figure.locator('output[id]');
/** Returns the times of the listed runs, in the time zone and in UTC. */
const runs = (figure: Locator) => figure.locator('tbody tr').allTextContents();

test('initially, it shows the effect of a daylight saving change', async () => {
  const { figure } = await open();
  expect(await reading(figure).textContent()).toBe('At 09:00, Monday through Friday');
  expect((await runs(figure)).slice(2, 4)).toEqual([
    'Fri, Nov 509:00UTC−716:00',
    'Mon, Nov 809:00UTC−817:00',
  ]);
});

test('with the mouse, an example and a time zone are selected', async () => {
  const { page, figure } = await open();
  await figure.getByRole('button', { name: '*/15 * * * *' }).click();
  await figure.getByText('Next runs').click();
  expect(await field(figure).inputValue()).toBe('*/15 * * * *');
  await expect.poll(() => reading(figure).textContent()).toBe('Every 15 minutes');
  await figure.getByRole('combobox', { name: 'Timezone' }).selectOption('Asia/Kolkata');
  await expect.poll(() => runs(figure)).toEqual(Array(6).fill(expect.stringContaining('UTC+5:30')));
  expect(await figure.textContent()).toContain('96 invocations a day, 29% of the free 333.');
  await expectAccessible(page, '[data-island]');
});

test('with the keyboard, an expression is typed, and its error is explained', async () => {
  const { page, figure } = await open();
  await field(figure).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('0 25 * * *');
  await expect.poll(() => reading(figure).textContent()).toBe('The hour must be 0 to 23, not 25.');
  expect(await field(figure).getAttribute('aria-invalid')).toBe('true');
  expect(await runs(figure)).toEqual([]);
  await expectAccessible(page, '[data-island]');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('30 2 * * *');
  await expect.poll(async () => (await runs(figure)).length).toBe(6);
  await expect.poll(() => figure.textContent()).toContain('This hour is skipped or comes twice');
  await figure.getByRole('radio', { name: 'Cron Expression' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await expect.poll(() => reading(figure).textContent()).toBe('Every minute');
  expect(await figure.textContent()).toContain('1,440 invocations a day are more than the free 333.');
});

test('on a phone, an interval is selected', async () => {
  const { page, figure } = await open(phone);
  await figure.locator('label', { hasText: 'Every' }).tap();
  const slider = figure.getByRole('slider', { name: 'Every' });
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider has no box.');
  await page.touchscreen.tap(box.x + box.width - 3, box.y + box.height / 2);
  await expect.poll(() => reading(figure).textContent()).toBe('Every 7 days');
  await expectAccessible(page, '[data-island]');
});
