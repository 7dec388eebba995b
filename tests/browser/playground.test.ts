import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createStage, follow, type OpenOptions, withoutWorker } from './support/browser.ts';
import { expectAccessible, phone } from './support/figures.ts';
import { translate } from './support/translate.ts';

const stage = createStage();
const response = '/workflows/examples/http-response/';

/** A code block that was run. */
interface Opened {
  page: Page;
  block: Locator;
  status: Locator;
  report: Locator;
}

/** Opens a page, and runs the first of its samples that match. */
async function run(route: string, selector = 'figure', options: OpenOptions = {}): Promise<Opened> {
  const page = await stage.open(`/docs${route}`, options);
  const found = page.locator(`${selector}:has([data-run])`).first();
  await found.locator('[data-run]').click();
  const block = page.locator('figure[data-playground]').first();
  const status = block.locator('[role=status]');
  await expect.poll(() => status.textContent()).toMatch(/^(?:Done|Failed)/);
  return { page, block, status, report: block.locator('.report') };
}

const press = (block: Locator, name: string | RegExp) => block.getByRole('button', { name }).click();

/** Opens the editor, and waits until it is more than a text area. */
async function edit(block: Locator): Promise<Locator> {
  await press(block, 'Edit code');
  const editor = block.locator('.playground > .editor .cm-content');
  await editor.waitFor();
  return editor;
}

/** Replaces the code of the editor, and runs it. */
async function runCode({ page, block, status }: Opened, code: string): Promise<void> {
  await (await edit(block)).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(code);
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => status.textContent(), { timeout: 20_000 }).toMatch(/^(?:Done|Failed|Running)/);
}

describe('running a sample', () => {
  test('the report takes the place of the output that the page shows, and says the same', async () => {
    const { page, report } = await run('/errors/', 'figure:has(+ figure)');
    const shown = page.locator('figure[data-playground] + figure');
    const expected = await shown.locator('code').textContent();
    expect(await report.locator('pre').first().textContent()).toBe(expected?.trimEnd());
    expect(await shown.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await shown.isVisible()).toBe(true);
    expect(await report.isVisible()).toBe(false);
  });

  test('a code block below a sample without output stays', async () => {
    const { page } = await run('/errors/', 'figure:has(figcaption:text-is("steps.save"))');
    const next = page.locator('figure[data-playground] + figure:has([data-run])');
    expect(await next.isVisible()).toBe(true);
  });

  test('nothing of it is loaded before the first press', async () => {
    const requests: string[] = [];
    const page = await stage.open(`/docs${response}`);
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

  test('what earlier steps export is shown on request', async () => {
    const { report } = await run('/workflows/steps/', 'figure:has(figcaption:text-is("steps.show_total"))');
    const earlier = report.locator('details');
    expect(await earlier.locator('pre').first().isVisible()).toBe(false);
    await earlier.locator('summary').click();
    expect(await earlier.textContent()).toMatch(/steps\.\w+\.\$return_value/);
  });

  test('a component shows what it emits', async () => {
    const { report } = await run('/components/quickstart/nodejs/sources/');
    expect(await report.textContent()).toContain('emit {"message":"hello world!"}');
  });

  test('without scripts, there is no Run button, nor on paper', async () => {
    const page = await stage.open(`/docs${response}`, { javaScriptEnabled: false });
    expect(await page.locator('[data-run]').first().isVisible()).toBe(false);
    const other = await stage.open(`/docs${response}`);
    expect(await other.locator('[data-run]').first().isVisible()).toBe(true);
    await other.emulateMedia({ media: 'print' });
    expect(await other.locator('[data-run]').first().isVisible()).toBe(false);
  });
});

describe('ending a run', () => {
  test('a loop without end is ended within the limit, and the page keeps responding', async () => {
    const opened = await run(response);
    await runCode(opened, 'while (true);');
    await expect.poll(() => opened.status.textContent()).toBe('Running');
    // A click is handled while the code is running.
    await press(opened.block, 'Edit event');
    await opened.block.getByRole('combobox').waitFor();
    await expect.poll(() => opened.report.textContent(), { timeout: 20_000 }).toContain('without a pause');
  });

  test('Stop ends it at once, and the code can be run again', async () => {
    const opened = await run(response);
    await runCode(opened, 'await new Promise((resolve) => setTimeout(resolve, 4000))');
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
    const opened = await run(response);
    await runCode(opened, 'await new Promise((resolve) => setTimeout(resolve, 4000))');
    await opened.page.locator('figure:not([data-playground]) > [data-run]').first().click();
    await expect.poll(() => opened.status.textContent()).toContain('Stopped');
    const other = opened.page.locator('figure[data-playground] [role=status]').nth(1);
    await expect.poll(() => other.textContent()).toMatch(/^Done/);
  });

  test('leaving the page ends it, and the page starts anew when the reader returns', async () => {
    const opened = await run(response);
    await runCode(opened, 'await new Promise((resolve) => setTimeout(resolve, 4000))');
    await follow(opened.page, '/docs/limits/');
    await opened.page.waitForFunction(() => location.pathname === '/docs/limits/');
    await expect.poll(() => opened.page.locator('.playground').count()).toBe(0);
    await opened.page.goBack();
    const button = opened.page.locator('[data-run]').first();
    await expect.poll(() => button.getAttribute('aria-label')).toMatch(/^Run code/);
    await button.click();
    await expect.poll(() => opened.status.textContent()).toMatch(/^Done/);
  });
});

describe('editing a sample', () => {
  test('with the keyboard alone, up to the line of an error', async () => {
    const page = await stage.open(`/docs${response}`, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator('[data-run]').first().focus();
    await page.keyboard.press('Enter');
    const block = page.locator('figure[data-playground]');
    const status = block.locator('[role=status]');
    await expect.poll(() => status.textContent()).toMatch(/^Done/);
    // Run, Copy, the code, and the first button below it.
    for (let moves = 0; moves < 3; moves++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await block.locator('.playground > .editor .cm-content').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('const a = 1 / 2\nthrow new Error("No")');
    // `/` is typed, and doesn't open search.
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => status.textContent()).toMatch(/^Failed.*Error: No$/);
    expect(await block.locator('.cm-line.error-line').textContent()).toBe('throw new Error("No")');
    expect(await block.locator('.report').textContent()).toContain('Error in line 2');
    // Tab indents, until Escape was pressed.
    await page.keyboard.press('Tab');
    expect(await block.locator('.cm-content').textContent()).toContain('  throw');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Edit event');
    await block.locator('[data-copy]').click();
    await page.waitForSelector('[data-copy=Copied]');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('const a = 1 / 2\n  throw');
    await page.emulateMedia({ media: 'print' });
    expect(await block.locator('> pre').isVisible()).toBe(true);
  });

  test('Close restores the block, and returns to its button', async () => {
    const { page, block } = await run(response);
    const before = await page.locator('figure:has([data-run]) > pre').first().textContent();
    await edit(block);
    await page.keyboard.type('throw 1;');
    await press(block, 'Close');
    expect(await page.locator('.playground').count()).toBe(0);
    expect(await page.locator('figure:has([data-run]) > pre').first().textContent()).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.matches('[data-run]'))).toBe(true);
  });

  test('the line of an error is marked on the page too', async () => {
    const { block, report } = await run('/environment-variables/', 'figure:has-text("Create these")');
    expect(await report.textContent()).toContain('Error in line');
    const line = Number((await report.textContent())?.match(/Error in line (\d+)/)?.[1]);
    const marked = await block.evaluate((figure) => {
      const [mark, code] = [figure.querySelector('.error-line'), figure.querySelector('pre > code')];
      const range = document.createRange();
      range.selectNodeContents(code ?? figure);
      const { top, height } = mark?.getBoundingClientRect() ?? { top: 0, height: 1 };
      return Math.round((top - range.getBoundingClientRect().top) / height) + 1;
    });
    expect(marked).toBe(line);
  });

  test('edited code can import what the page does not', async () => {
    const opened = await run(response);
    await runCode(opened, 'import { sum } from "lodash"\nconsole.log(sum([1, 2]))');
    await expect.poll(() => opened.report.textContent()).toBe('Logs3');
  });

  test('the event is chosen, or edited', async () => {
    const { page, block, status, report } = await run(response);
    expect(await report.textContent()).toContain('400 Bad Request');
    await press(block, 'Edit event');
    const field = block.locator('.input .cm-content');
    await field.waitFor();
    await field.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(
      '{ "method": "GET", "url": "https://example.m.pipedream.net", "query": { "name": "Ada" } ',
    );
    await block.locator('[data-run]').click();
    await expect.poll(() => block.getByRole('alert').textContent()).toContain("isn't valid JSON");
    await field.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('}');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => report.textContent()).toContain('Hello, Ada!');
    const select = block.getByRole('combobox');
    expect(await select.inputValue()).toBe('-1');
    await select.selectOption('Schedule');
    await block.locator('[data-run]').click();
    await expect.poll(() => report.textContent()).toContain("Cannot destructure property 'name'");
    await press(block, 'Reset');
    await block.locator('[data-run]').click();
    await expect.poll(() => status.textContent()).toMatch(/^Done/);
    expect(await report.textContent()).toContain('400 Bad Request');
  });
});

describe('when something fails', () => {
  /** With a service worker, requests would come from it, and couldn't be lost. */
  const lossy: OpenOptions = { expected: /Failed to load|ERR_/, before: withoutWorker };

  test('a lost file is reported, and the sample runs when it is pressed again', async () => {
    const page = await stage.open(`/docs${response}`, lossy);
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
    const page = await stage.open(`/docs${response}`, lossy);
    await page.route('**/assets/run/*worker*', (route) => route.abort());
    await page.locator('[data-run]').first().click();
    await expect.poll(() => page.locator('.report').textContent()).toContain("couldn't be loaded");
    await page.unroute('**/assets/run/*worker*');
    await page.locator('[data-run]').first().click();
    await expect.poll(() => page.locator('.playground [role=status]').textContent()).toMatch(/^Done/);
  });

  test('without the code editor, a text area does', async () => {
    const opened = await run(response, 'figure', lossy);
    await opened.page.route('**/code-mirror*', (route) => route.abort());
    await press(opened.block, 'Edit code');
    await opened.page.keyboard.press('Control+a');
    await opened.page.keyboard.insertText('console.log("typed")');
    await opened.page.keyboard.press('Control+Enter');
    await expect.poll(() => opened.report.locator('pre').first().textContent()).toBe('typed');
  });

  test('in a page that the browser has translated, it keeps working', async () => {
    const { page, block, report } = await run(response);
    await page.evaluate(translate);
    await edit(block);
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('console.log("again")');
    await block.locator('[data-run]').click();
    await expect.poll(() => report.textContent()).toMatch(/again/i);
    await press(block, /close/i);
    expect(await page.locator('.playground').count()).toBe(0);
  });
});

describe('for everybody', () => {
  test('everything is accessible while it is open', async () => {
    const { page, block } = await run(response);
    await edit(block);
    await press(block, 'Edit event');
    await block.locator('.input .cm-content').waitFor();
    await expectAccessible(page);
  });

  test('it fits on a phone', async () => {
    const { page, block } = await run(response, 'figure', phone);
    await edit(block);
    await press(block, 'Edit event');
    await block.locator('.input .cm-content').waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    const edges = await block.evaluate((figure) =>
      [...figure.querySelectorAll('.playground *')].map((element) => element.getBoundingClientRect().right),
    );
    expect(Math.max(...edges)).toBeLessThanOrEqual(360);
  });
});
