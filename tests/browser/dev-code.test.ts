import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { head } from '../fixtures/draft-page.ts';
import { type DevProcess, startDevProcess } from './dev-process.ts';
import { afterReading } from './support/browser.ts';
import { sharedBrowser } from './support/shared-browser.ts';

let dev: DevProcess;
let page: Page;

beforeAll(async () => {
  dev = await startDevProcess(true);
});
afterAll(() => dev?.close());
afterEach(() => page?.close());

const badge = () => page.locator('docs-errors');
const overlay = () => page.locator('vite-error-overlay');

/** The script of the figure on the page. */
const figure = 'src/figures/CostCalculator/CostCalculator.tsx';

test.each([
  ['a stylesheet', 'src/styles/base.css', '\n.broken { color: \n', 'Unclosed block.'],
  [
    'a part',
    'src/ui/article/Kbd/Kbd.tsx',
    '\nexport const Broken = () => <p></b>;\n',
    "Expected corresponding JSX closing tag for 'p'.",
  ],
  ['a figure', figure, '\nconst = 3;\n', 'Unexpected token.'],
  [
    "a figure with an import that can't be resolved",
    figure,
    "\nimport './nowhere.ts';\n",
    "The import can't be resolved: './nowhere.ts'.",
    'Correct the path of the import',
  ],
])('lists an error in %s with its line, and keeps the page', async (...given) => {
  const [, file = '', added = '', message = '', hint] = given;
  page = await (await sharedBrowser()).newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(60_000);
  const connected = page.waitForEvent('console', (line) => line.text() === '[vite] connected.');
  await page.goto(`${dev.address}limits/`);
  await connected;
  const title = await page.textContent('#article h1');
  const path = join(dev.codeDir, file);
  const before = readFileSync(path, 'utf8');
  const line = before.split('\n').length + 1;
  try {
    writeFileSync(path, before + added);
    await badge().locator('summary', { hasText: '1 error' }).click();
    const [place, ...texts] = await badge().locator('li').locator('button, p').allTextContents();
    expect(place).toBe(`${file}:${line}`);
    expect(texts).toEqual([message, expect.stringContaining(hint ?? added.trim())]);
    expect(dev.printed()).toContain(`${file}:${line}\n  ${message}\n`);
    expect(await page.textContent('#article h1')).toBe(title);
    expect(await overlay().count()).toBe(0);
    // The page can also be reloaded, and its figure scrolled into view.
    await page.reload();
    await badge().waitFor();
    expect(await page.textContent('#article h1')).toBe(title);
    const answered = page.waitForResponse((response) => response.url().includes(figure));
    await page.mouse.move(300, 300);
    await page.waitForSelector('html[data-live]');
    await page.locator('[data-island]').scrollIntoViewIfNeeded();
    // Before Vite responds with an error, it sends the page a message that shows its overlay.
    await answered;
    await afterReading(page);
    expect(await overlay().count()).toBe(0);
  } finally {
    writeFileSync(path, before);
  }
  await badge().waitFor({ state: 'detached' });
  expect(await page.textContent('#article h1')).toBe(title);
});

test('the Run button runs the last saved version of a sample', async () => {
  page = await (await sharedBrowser()).newPage();
  page.setDefaultTimeout(60_000);
  const save = (text: string) =>
    dev.write('draft.mdx', `${head}\nFirst of all.\n\n\`\`\`js run\nconsole.log("${text}")\n\`\`\`\n`);
  const log = page.locator('.report pre').first();
  save('before');
  await dev.untilServed('draft/', 'data-run="');
  await page.goto(`${dev.address}draft/`);
  await page.click('[data-run]');
  await expect.poll(() => log.textContent()).toBe('before');
  save('after');
  await page.locator('#article pre', { hasText: '"after"' }).first().waitFor();
  await page.click('[data-run]');
  await expect.poll(() => log.textContent()).toBe('after');
});
