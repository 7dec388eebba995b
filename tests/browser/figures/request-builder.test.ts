import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { createStage } from '../support/browser.ts';
import { expectAccessible, openFigure, phone } from '../support/figures.ts';

const stage = createStage();
const open = (options = {}) => openFigure(stage, '/api/rest/', 'RequestBuilder', options);
const code = (figure: Locator) => figure.locator('code').last();
const operation = (figure: Locator) => figure.getByRole('combobox', { name: 'Operation' });

test('with the mouse, an operation and a language are selected, and the code is copied', async () => {
  const { page, figure } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await operation(figure).selectOption('Create a source');
  await figure.getByText('Python').click();
  await expect.poll(() => code(figure).textContent()).toContain('"key": "rss-new-item-in-feed"');
  await figure.getByRole('button', { name: 'Copy the request' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('from urllib.request import Request, urlopen');
  await expectAccessible(page, '[data-island]');
});

test('with the keyboard, a parameter is typed, and its error is explained', async () => {
  const { page, figure } = await open();
  await figure.locator('summary').focus();
  await page.keyboard.press('Enter');
  const limit = figure.getByRole('textbox', { name: 'limit' });
  await limit.focus();
  await page.keyboard.type('500');
  await expect.poll(() => figure.textContent()).toContain('Enter a whole number from 1 to 100.');
  expect(await limit.getAttribute('aria-invalid')).toBe('true');
  expect(await figure.textContent()).toContain('Correct the marked fields first');
  await expectAccessible(page, '[data-island]');
  await page.keyboard.press('Backspace');
  await expect.poll(() => code(figure).textContent()).toContain('-d limit=50');
});

test('on a phone, an emptied required field shows an error, and nothing is sent', async () => {
  const { page, figure } = await open(phone);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await figure.getByText('Node.js').tap();
  await figure.getByRole('textbox', { name: 'id' }).tap();
  await figure.getByRole('textbox', { name: 'id' }).fill('');
  await expect.poll(() => figure.textContent()).toContain('Required.');
  expect(await code(figure).textContent()).toContain('/sources/{id}/event_summaries');
  expect(requests).toEqual([]);
  await expectAccessible(page, '[data-island]');
});
