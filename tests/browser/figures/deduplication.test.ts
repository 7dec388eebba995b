import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { createStage } from '../support/browser.ts';
import { expectAccessible, openFigure, phone } from '../support/figures.ts';

const stage = createStage();
const open = (options = {}) => openFigure(stage, '/components/api/', 'Deduplication', options);
/** Returns what a strategy emitted and dropped in the last run. */
const lastRun = (figure: Locator, strategy: string) =>
  figure.getByRole('region', { name: strategy }).locator('ol li').last();

test('initially, it shows what each strategy drops of the same run', async () => {
  const { page, figure } = await open();
  expect(await lastRun(figure, 'unique').locator('del').allTextContents()).toEqual(['2', '3', '1']);
  expect(await lastRun(figure, 'greatest').locator('del').allTextContents()).toEqual(['2', '3', '0', '1']);
  expect(await lastRun(figure, 'last').locator('del').allTextContents()).toEqual(['2', '3']);
  await expectAccessible(page, '[data-island]');
});

test('with the mouse, more items than are remembered are emitted again', async () => {
  const { figure } = await open();
  await figure.getByRole('button', { name: 'More than 100 items' }).click();
  await expect.poll(() => lastRun(figure, 'unique').textContent()).toContain('Run 2: 101 of 101 emitted');
  expect(await lastRun(figure, 'greatest').textContent()).toContain('Run 2: 0 of 101 emitted');
  await figure.getByRole('button', { name: 'Remove the last run' }).click();
  await expect.poll(() => figure.getByRole('textbox').count()).toBe(1);
});

test('with the keyboard, ids are typed and a run is added', async () => {
  const { page, figure } = await open();
  await figure.getByRole('textbox', { name: 'Run 2 emits' }).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('4 b');
  await expect
    .poll(() => figure.getByRole('region', { name: 'greatest' }).textContent())
    .toContain("Ids must be numbers; b isn't one.");
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => figure.getByRole('textbox').count()).toBe(3);
  expect(await lastRun(figure, 'unique').textContent()).toContain('Run 3: 0 of 2 emitted');
  await expectAccessible(page, '[data-island]');
});

test('on a phone, a run is added', async () => {
  const { page, figure } = await open(phone);
  await figure.getByRole('button', { name: 'Run again' }).tap();
  await expect.poll(() => figure.getByRole('textbox').count()).toBe(3);
  expect(await lastRun(figure, 'unique').locator('del').count()).toBe(5);
  await expectAccessible(page, '[data-island]');
});
