import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { createStage } from '../support/browser.ts';
import { expectAccessible, openFigure, phone } from '../support/figures.ts';

const stage = createStage();
const open = (options = {}) => openFigure(stage, '/workflows/events/', 'EventExplorer', options);
const item = (figure: Locator, name: string) =>
  figure.getByRole('treeitem', { name: new RegExp(`^${name}\\b`) }).first();
const inCode = (figure: Locator) => figure.locator('code').first();
const result = (figure: Locator) => figure.locator('output');

test('with the mouse, a value is selected and its path is copied', async () => {
  const { page, figure } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  expect(await inCode(figure).textContent()).toBe('steps.trigger.event.body.name');
  await item(figure, 'headers').click();
  await item(figure, 'content-type').click();
  const path = 'steps.trigger.event.headers["content-type"]';
  expect(await inCode(figure).textContent()).toBe(path);
  expect(await result(figure).textContent()).toBe('"application/json"');
  await figure.getByRole('button', { name: 'Copy: In a form field' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`{{${path}}}`);
  await expectAccessible(page, '[data-island]');
});

test('with the keyboard, the tree is navigated and an expression is typed', async () => {
  const { page, figure } = await open();
  await item(figure, 'name').focus();
  await page.keyboard.press('ArrowLeft');
  expect(await inCode(figure).textContent()).toBe('steps.trigger.event.body');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => item(figure, 'body').getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('End');
  await expect.poll(() => inCode(figure).textContent()).toBe('steps.trigger.event.url');
  expect(await item(figure, 'url').evaluate((row) => row === document.activeElement)).toBe(true);
  const field = figure.getByRole('textbox', { name: 'Try an expression' });
  await field.fill('event.missing.name');
  await expect
    .poll(() => result(figure).textContent())
    .toBe("TypeError: Cannot read property 'name' of undefined");
  await expectAccessible(page, '[data-island]');
});

test('on a phone, a custom event is opened', async () => {
  const { page, figure } = await open(phone);
  await figure.getByText('Your own').tap();
  await item(figure, 'order').tap();
  await item(figure, 'id').tap();
  expect(await inCode(figure).textContent()).toBe('steps.trigger.event.order.id');
  await expect.poll(() => result(figure).textContent()).toBe('17');
  await figure.getByRole('textbox', { name: 'An event as JSON' }).fill('{ "order": ');
  await expect.poll(() => figure.locator('output').textContent()).toContain("This isn't valid JSON");
  await expectAccessible(page, '[data-island]');
});

test('is also on the page about $event', async () => {
  const { figure } = await openFigure(stage, '/notebook/dollar-event/', 'EventExplorer');
  await figure.getByText('Schedule').click();
  await item(figure, 'timer_config').click();
  await expect.poll(() => result(figure).textContent()).toBe('"0 9 * * 1-5"');
});
