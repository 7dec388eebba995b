import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { createStage } from '../support/browser.ts';
import { expectAccessible, openFigure, phone } from '../support/figures.ts';

const stage = createStage();
const open = (options = {}) =>
  openFigure(stage, '/workflows/events/concurrency-and-throttling/', 'EventQueue', options);
const outcome = (figure: Locator) => figure.locator('output').last();
const bars = (figure: Locator) => figure.getByRole('group', { name: 'Arrivals' });

test('with the mouse, a burst that exceeds the queue loses events', async () => {
  const { page, figure } = await open();
  expect(await outcome(figure).textContent()).toBe(
    'All 20 events are done after 1 min. The longest wait is 57 s.',
  );
  const events = figure.getByRole('slider', { name: 'Events', exact: true });
  const box = await events.boundingBox();
  if (!box) throw new Error('The slider has no box.');
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await events.getAttribute('aria-valuetext')).toBe('1,000');
  expect(await outcome(figure).textContent()).toContain('Event Queue Full');
  expect(await outcome(figure).textContent()).toContain('900 of 1,000 events are lost');
  await figure.getByText('Steadily').click();
  expect(await figure.getByRole('radio', { name: 'Steadily' }).isChecked()).toBe(true);
  await expectAccessible(page, '[data-island]');
});

test('on a phone, events are drawn by touch', async () => {
  const { page, figure } = await open(phone);
  await figure.getByText('As drawn').tap();
  const box = await bars(figure).boundingBox();
  if (!box) throw new Error('The bars have no box.');
  const before = await bars(figure).getByRole('slider').first().getAttribute('aria-valuenow');
  await page.touchscreen.tap(box.x + 5, box.y + 2);
  const after = await bars(figure).getByRole('slider').first().getAttribute('aria-valuenow');
  expect(Number(after)).toBeGreaterThan(Number(before));
  await expectAccessible(page, '[data-island]');
});

test('with the mouse, bars are drawn in one stroke', async () => {
  const { page, figure } = await open();
  await figure.getByText('As drawn').click();
  const box = await bars(figure).boundingBox();
  if (!box) throw new Error('The bars have no box.');
  await page.mouse.move(box.x + 2, box.y + box.height - 1);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, box.y + box.height - 1, { steps: 24 });
  await page.mouse.up();
  await expect.poll(() => figure.textContent()).toContain('Draw the bars: 0 events');
});

test('everything works with the keyboard', async () => {
  const { page, figure } = await open();
  const slider = (name: string) => figure.getByRole('slider', { name, exact: true });
  await slider('Limit').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => outcome(figure).textContent()).toContain('The workflow is paused');
  await page.keyboard.press('Home');
  await slider('Workers').focus();
  await page.keyboard.press('Home');
  await expect.poll(() => outcome(figure).textContent()).toContain('No event waits');
  await figure.getByRole('radio', { name: 'All at once' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  const second = bars(figure).getByRole('slider').nth(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  expect(await second.getAttribute('aria-valuenow')).toBe('25');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => second.getAttribute('aria-valuenow')).toBe('24');
  await slider('Moment').focus();
  await page.keyboard.press('End');
  await expect.poll(() => figure.locator('dl').textContent()).toContain('After2 min');
});

test('a slider keeps the value that was set before the script loaded', async () => {
  const page = await stage.open('/docs/workflows/events/concurrency-and-throttling/');
  stage.server.faults.push({ path: /EventQueue/, kind: 'late' });
  const figure = page.locator('[data-island=EventQueue]');
  await figure.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 300);
  const workers = figure.getByRole('slider', { name: 'Workers' });
  await workers.focus();
  await page.keyboard.press('Home');
  await figure.getByText('Steadily').click();
  expect(await figure.getAttribute('data-live')).toBeNull();
  stage.server.recover();
  await page.waitForSelector('[data-island=EventQueue][data-live]');
  await expect.poll(() => workers.getAttribute('aria-valuetext')).toBe('Off');
  await expect.poll(() => outcome(figure).textContent()).toContain('No event waits');
  expect(await figure.getByRole('radio', { name: 'Steadily' }).isChecked()).toBe(true);
});

test('printing shows a picture of the default state', async () => {
  const { page, figure } = await open();
  await page.emulateMedia({ media: 'print' });
  expect(await figure.locator('input[type=range]:visible').count()).toBe(0);
  expect(await figure.locator('svg').first().isVisible()).toBe(true);
});
