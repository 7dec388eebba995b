import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createStage, interact } from '../support/browser.ts';
import { openFigure } from '../support/figures.ts';
import { translate } from '../support/translate.ts';

const stage = createStage();
/** A page with each figure. */
const routes = {
  CostCalculator: '/limits/',
  Deduplication: '/components/api/',
  EventExplorer: '/workflows/events/',
  EventQueue: '/workflows/events/concurrency-and-throttling/',
  RequestBuilder: '/api/rest/',
  SchedulePlanner: '/workflows/steps/triggers/',
};
const runs = (figure: Locator) => figure.getByRole('textbox').count();

describe('in a page that the browser has translated', () => {
  test.each(Object.entries(routes))('%s keeps working, whatever is selected', async (name, route) => {
    const { page, figure } = await openFigure(stage, route, name);
    await page.evaluate(translate);
    const controls = figure.locator('button, input, select');
    const before = await controls.count();
    expect(before).toBeGreaterThan(0);
    // Some controls remove or disable others, so each is used only if it still exists.
    for (let index = 0; index < (await controls.count()); index++)
      await controls.nth(index).evaluate((control: HTMLElement) => {
        if (control instanceof HTMLSelectElement) {
          control.selectedIndex = control.options.length - 1;
          control.dispatchEvent(new Event('change', { bubbles: true }));
        } else if (control instanceof HTMLInputElement && !/radio|checkbox/.test(control.type)) {
          control.focus();
          control.select?.();
          if (control.type === 'range') control.valueAsNumber = Number(control.max);
          else document.execCommand('insertText', false, '7 8');
          control.dispatchEvent(new Event('input', { bubbles: true }));
        } else control.click();
      });
    expect(await controls.count()).toBeGreaterThan(0);
    expect(await figure.getAttribute('data-live')).toBe('');
    // Where React lost a text, the page would keep the old one in capitals.
    const texts = await figure.evaluate(
      (root) => [...root.querySelectorAll('font > font')].filter((font) => font.textContent === '').length,
    );
    expect(texts).toBe(0);
  });

  test('a figure that is hydrated later shows the selected values', async () => {
    const page = await stage.open('/docs/limits/', { expected: /error #418/ });
    await page.evaluate(translate);
    await page.locator('[data-island]').scrollIntoViewIfNeeded();
    await interact(page);
    await page.waitForSelector('[data-island][data-live]');
    const figure = page.locator('[data-island]');
    expect(await figure.textContent()).not.toContain('1,440');
    await figure.locator('input[type=range]').first().fill('10');
    await expect.poll(() => figure.textContent()).toContain('1,440');
  });

  test('a figure restarts after an error, and works', async () => {
    const { page, figure } = await openFigure(stage, '/components/api/', 'Deduplication', {
      expected: /removeChild/,
    });
    await page.evaluate(translate);
    // React can't remove an element that something else has moved.
    await figure
      .locator('ol li')
      .nth(1)
      .evaluate((run) => document.body.append(run));
    await figure.getByRole('button', { name: 'Remove the last run' }).click();
    await expect.poll(() => runs(figure)).toBe(2);
    await page.waitForSelector('[data-island=Deduplication][data-live]');
    await figure.getByRole('button', { name: 'Run again' }).click();
    await expect.poll(() => runs(figure)).toBe(3);
  });
});

test('a figure that crashes repeatedly is shown as the build rendered it', async () => {
  const { page, figure } = await openFigure(stage, '/components/api/', 'Deduplication', {
    expected: /made to fail/,
  });
  const built = await figure.textContent();
  await page.evaluate(() => {
    const { appendChild } = Node.prototype;
    Node.prototype.appendChild = function <Child extends Node>(child: Child): Child {
      if (child instanceof HTMLElement && child.closest('[role=group], li')) throw new Error('made to fail');
      return appendChild.call(this, child) as Child;
    };
  });
  await figure.getByRole('button', { name: 'Run again' }).click();
  await page.waitForSelector('[data-island=Deduplication]:not([data-live])');
  await expect.poll(() => figure.textContent()).toBe(built);
});
