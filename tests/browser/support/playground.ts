import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OpenOptions, Stage } from './browser.ts';

/** A page with a sample that responds to an HTTP request. */
export const responsePage = '/workflows/examples/http-response/';

/** A code block that was run. */
export interface RunBlock {
  page: Page;
  block: Locator;
  status: Locator;
  report: Locator;
}

/** Opens a page, and runs the first matching sample. */
export async function openAndRun(
  stage: Stage,
  route: string,
  selector = 'figure',
  options: OpenOptions = {},
): Promise<RunBlock> {
  const page = await stage.open(`/docs${route}`, options);
  const found = page.locator(`${selector}:has([data-run])`).first();
  await found.locator('[data-run]').click();
  const block = page.locator('figure[data-playground]').first();
  const status = block.locator('[role=status]');
  await expect.poll(() => status.textContent()).toMatch(/^(?:Done|Failed)/);
  return { page, block, status, report: block.locator('.report') };
}

/** Clicks a button of a code block. */
export const press = (block: Locator, name: string | RegExp): Promise<void> =>
  block.getByRole('button', { name }).click();

/** Opens the editor, and waits until it has replaced the text area. */
export async function openEditor(block: Locator): Promise<Locator> {
  await press(block, 'Edit code');
  const editor = block.locator('.playground > .editor .cm-content');
  await editor.waitFor();
  return editor;
}

/** Replaces the code in the editor, and starts a run. */
export async function runCode({ page, block }: RunBlock, code: string): Promise<void> {
  await (await openEditor(block)).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(code);
  await page.keyboard.press('Control+Enter');
}
