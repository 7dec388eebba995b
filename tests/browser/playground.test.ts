import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { timeLimit } from '../../src/playground/describe-run.ts';
import { createStage, follow, type OpenOptions } from './support/browser.ts';
import { openAndRun, openEditor, press, type RunBlock, responsePage, runCode } from './support/playground.ts';
import { holdTimeouts } from './support/timeouts.ts';
import { translate } from './support/translate.ts';

const stage = createStage();

describe('running a sample', () => {
  test('the report replaces the output block of the page, and shows the same output', async () => {
    const { page, report } = await openAndRun(stage, '/errors/', 'figure:has(+ figure)');
    const shown = page.locator('figure[data-playground] + figure');
    const expected = await shown.locator('code').textContent();
    expect(await report.locator('pre').first().textContent()).toBe(expected?.trimEnd());
    expect(await shown.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await shown.isVisible()).toBe(true);
    expect(await report.isVisible()).toBe(false);
  });

  test('a code block below a sample without output stays', async () => {
    const { page } = await openAndRun(stage, '/errors/', 'figure:has(figcaption:text-is("steps.save"))');
    const next = page.locator('figure[data-playground] + figure:has([data-run])');
    expect(await next.isVisible()).toBe(true);
  });

  test('nothing is loaded before the first press', async () => {
    const requests: string[] = [];
    const page = await stage.open(`/docs${responsePage}`);
    page.on('request', (request) => requests.push(request.url()));
    await page.mouse.move(300, 300);
    await page.waitForSelector('html[data-live]');
    await page.locator('[data-run]').first().hover();
    await page.locator('[data-run]').first().focus();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => /\/assets\/run\/|run-sample|code-mirror/.test(url))).toEqual([]);
    await page.keyboard.press('Enter');
    await page.locator('.report').waitFor();
    expect(requests.some((url) => url.includes('/assets/run/'))).toBe(true);
    expect(requests.some((url) => url.includes('code-mirror'))).toBe(false);
  });

  test('the exports of earlier steps are shown on request', async () => {
    const { report } = await openAndRun(
      stage,
      '/workflows/steps/',
      'figure:has(figcaption:text-is("steps.show_total"))',
    );
    const earlier = report.locator('details');
    expect(await earlier.locator('pre').first().isVisible()).toBe(false);
    await earlier.locator('summary').click();
    expect(await earlier.textContent()).toMatch(/steps\.\w+\.\$return_value/);
  });

  test('a component shows what it emits', async () => {
    const { report } = await openAndRun(stage, '/components/quickstart/nodejs/sources/');
    expect(await report.textContent()).toContain('emit {"message":"hello world!"}');
  });

  test('the Run button is hidden without scripts, and in print', async () => {
    const page = await stage.open(`/docs${responsePage}`, { javaScriptEnabled: false });
    expect(await page.locator('[data-run]').first().isVisible()).toBe(false);
    const other = await stage.open(`/docs${responsePage}`);
    expect(await other.locator('[data-run]').first().isVisible()).toBe(true);
    await other.emulateMedia({ media: 'print' });
    expect(await other.locator('[data-run]').first().isVisible()).toBe(false);
  });
});

describe('stopping a run', () => {
  /** Code that only ends at the timeout of the sandbox, which the tests hold, so that a slow machine makes no difference. */
  const endless = 'await new Promise(() => {})';
  const sandboxOf = (page: Page) => page.frames().find((frame) => frame.parentFrame());
  /** Waits until the sandbox has started a run, which sets its timeout. */
  const untilStarted = (page: Page) =>
    expect
      .poll(() => sandboxOf(page)?.evaluate((ms) => globalThis.countHeldTimeouts?.(ms), timeLimit))
      .toBe(1);
  const openAndHold = () => openAndRun(stage, responsePage, 'figure', { before: holdTimeouts });
  async function openEndless(): Promise<RunBlock> {
    const opened = await openAndHold();
    await runCode(opened, endless);
    await untilStarted(opened.page);
    return opened;
  }

  test('an endless loop is stopped in time, and the page stays responsive', async () => {
    const opened = await openAndRun(stage, responsePage);
    await runCode(opened, 'while (true);');
    await expect.poll(() => opened.status.textContent()).toBe('Running');
    // A click is handled while the code is running.
    await press(opened.block, 'Edit event');
    await opened.block.getByRole('combobox').waitFor();
    await expect.poll(() => opened.report.textContent()).toContain('without a pause');
  });

  test('Stop ends it immediately, and the code can be run again', async () => {
    const opened = await openEndless();
    const button = opened.block.locator('[data-run]');
    await expect.poll(() => button.getAttribute('aria-label')).toMatch(/^Stop code/);
    await button.click();
    await expect.poll(() => opened.status.textContent()).toContain('Stopped');
    await expect.poll(() => button.getAttribute('aria-label')).toMatch(/^Run code/);
    await press(opened.block, 'Reset');
    await button.click();
    await expect.poll(() => opened.status.textContent()).toMatch(/^Done/);
  });

  test('running another sample stops the first', async () => {
    const opened = await openEndless();
    await opened.page.locator('figure:not([data-playground]) > [data-run]').first().click();
    await expect.poll(() => opened.status.textContent()).toContain('Stopped');
    const other = opened.page.locator('figure[data-playground] [role=status]').nth(1);
    await expect.poll(() => other.textContent()).toMatch(/^Done/);
  });

  test('leaving the page stops the run, and the page is reset when the reader returns', async () => {
    const opened = await openEndless();
    await follow(opened.page, '/docs/limits/');
    await opened.page.waitForFunction(() => location.pathname === '/docs/limits/');
    await expect.poll(() => opened.page.locator('.playground').count()).toBe(0);
    await opened.page.goBack();
    const button = opened.page.locator('[data-run]').first();
    await expect.poll(() => button.getAttribute('aria-label')).toMatch(/^Run code/);
    await button.click();
    await expect.poll(() => opened.status.textContent()).toMatch(/^Done/);
  });

  test('Stop works while files are loading, and the sample runs later', async () => {
    const page = await stage.open(`/docs${responsePage}`);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/run/*worker*', async (route) => {
      await held;
      await route.continue();
    });
    const button = page.locator('[data-run]').first();
    const status = page.locator('.playground [role=status]');
    await button.click();
    await expect.poll(() => status.textContent()).toBe('Running');
    await button.click();
    await expect.poll(() => status.textContent()).toBe('Stopped');
    release();
    await button.click();
    await expect.poll(() => status.textContent()).toMatch(/^Done/);
  });

  test("Stop and Reset don't affect the run of another sample", async () => {
    const opened = await openAndHold();
    const other = opened.page.locator('figure:not([data-playground]):has([data-run])').first();
    const last = opened.page.locator('figure[data-playground]').nth(1);
    await other.locator('[data-run]').click();
    await expect.poll(() => last.locator('[role=status]').textContent()).toMatch(/^Done/);
    await press(last, 'Edit code');
    await last.locator('.playground > .editor .cm-content').focus();
    await opened.page.keyboard.press('Control+a');
    await opened.page.keyboard.insertText(endless);
    await opened.page.keyboard.press('Control+Enter');
    await untilStarted(opened.page);
    await press(opened.block, 'Close');
    await sandboxOf(opened.page)?.evaluate((ms) => globalThis.endHeldTimeouts?.(ms), timeLimit);
    const status = opened.page.locator('.playground [role=status]');
    await expect.poll(() => status.textContent()).toMatch(/^Failed/);
    expect(await opened.page.locator('.report').textContent()).toContain('The sandbox ends a run after');
  });
});

describe('failures', () => {
  const lossy: OpenOptions = { expected: /Failed to load|ERR_/ };

  test('a lost file is reported, and the sample runs on the next attempt', async () => {
    const page = await stage.open(`/docs${responsePage}`, lossy);
    await page.route('**/assets/run/*.json', (route) => route.abort());
    await page.locator('[data-run]').first().click();
    const failure = page.locator('#failure');
    await failure.waitFor();
    await page.unroute('**/assets/run/*.json');
    await failure.getByRole('button').click();
    await expect.poll(() => page.locator('.playground [role=status]').textContent()).toMatch(/^Done/);
    expect(await failure.isVisible()).toBe(false);
  });

  test('a lost module is an error of the run', async () => {
    const page = await stage.open(`/docs${responsePage}`, lossy);
    await page.route('**/assets/run/*worker*', (route) => route.abort());
    await page.locator('[data-run]').first().click();
    await expect.poll(() => page.locator('.report').textContent()).toContain("couldn't be loaded");
    await page.unroute('**/assets/run/*worker*');
    await page.locator('[data-run]').first().click();
    await expect.poll(() => page.locator('.playground [role=status]').textContent()).toMatch(/^Done/);
  });

  test("a text area replaces the code editor if it can't be loaded", async () => {
    const opened = await openAndRun(stage, responsePage, 'figure', lossy);
    await opened.page.route('**/code-mirror*', (route) => route.abort());
    await press(opened.block, 'Edit code');
    await opened.page.keyboard.press('Control+a');
    await opened.page.keyboard.insertText('console.log("typed")');
    await opened.page.keyboard.press('Control+Enter');
    await expect.poll(() => opened.report.locator('pre').first().textContent()).toBe('typed');
  });

  test('a sample keeps working in a page that the browser has translated', async () => {
    const { page, block, report } = await openAndRun(stage, responsePage);
    await page.evaluate(translate);
    await openEditor(block);
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('console.log("again")');
    await block.locator('[data-run]').click();
    await expect.poll(() => report.textContent()).toMatch(/again/i);
    await press(block, /close/i);
    expect(await page.locator('.playground').count()).toBe(0);
  });
});
