import { describe, expect, test } from 'vitest';
import { createStage } from './support/browser.ts';
import { expectAccessible, phone } from './support/figures.ts';
import { openAndRun, openEditor, press, responsePage, runCode } from './support/playground.ts';

const stage = createStage();

describe('editing a sample', () => {
  test('works with the keyboard alone, up to the line of an error', async () => {
    const page = await stage.open(`/docs${responsePage}`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
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
    expect(await block.locator('.report').textContent()).toContain('Error on line 2');
    // Tab indents, until Escape is pressed.
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

  test('Close restores the block, and returns focus to its button', async () => {
    const { page, block } = await openAndRun(stage, responsePage);
    const before = await page.locator('figure:has([data-run]) > pre').first().textContent();
    await openEditor(block);
    await page.keyboard.type('throw 1;');
    await press(block, 'Close');
    expect(await page.locator('.playground').count()).toBe(0);
    expect(await page.locator('figure:has([data-run]) > pre').first().textContent()).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.matches('[data-run]'))).toBe(true);
  });

  test('the line of an error is marked on the page too', async () => {
    const { block, report } = await openAndRun(
      stage,
      '/environment-variables/',
      'figure:has-text("Create these")',
    );
    expect(await report.textContent()).toContain('Error on line');
    const line = Number((await report.textContent())?.match(/Error on line (\d+)/)?.[1]);
    const marked = await block.evaluate((figure) => {
      const [mark, code] = [figure.querySelector('.error-line'), figure.querySelector('pre > code')];
      const range = document.createRange();
      range.selectNodeContents(code ?? figure);
      const { top, height } = mark?.getBoundingClientRect() ?? { top: 0, height: 1 };
      return Math.round((top - range.getBoundingClientRect().top) / height) + 1;
    });
    expect(marked).toBe(line);
  });

  test("edited code can import modules that the page doesn't use", async () => {
    const opened = await openAndRun(stage, responsePage);
    await runCode(opened, 'import { sum } from "lodash"\nconsole.log(sum([1, 2]))');
    await expect.poll(() => opened.report.textContent()).toBe('Logs3');
  });

  test('the event can be selected or edited', async () => {
    const { page, block, status, report } = await openAndRun(stage, responsePage);
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
    expect(await page.evaluate(() => document.activeElement?.matches('[data-run]'))).toBe(true);
    expect(await block.locator('.inputs').isVisible()).toBe(false);
    await block.locator('[data-run]').click();
    await expect.poll(() => status.textContent()).toMatch(/^Done/);
    expect(await report.textContent()).toContain('400 Bad Request');
  });
});

describe('accessibility', () => {
  test('everything is accessible while the editor is open', async () => {
    const { page, block } = await openAndRun(stage, responsePage);
    await openEditor(block);
    await press(block, 'Edit event');
    await block.locator('.input .cm-content').waitFor();
    await expectAccessible(page);
  });

  test('the editor fits on a phone', async () => {
    const { page, block } = await openAndRun(stage, responsePage, 'figure', phone);
    await openEditor(block);
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
