import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coveredLines, tightTexts } from '../../check/drawings.ts';
import { sharedBrowser } from './support/shared-browser.ts';

let page: Page;
beforeAll(async () => {
  page = await (await sharedBrowser()).newPage();
});
afterAll(() => page?.close());

/** Shows a drawing in an article. */
const draw = (shapes: string) =>
  page.setContent(
    `<div id="article"><figure><svg viewBox="0 0 400 200" width="400" font-size="16">${shapes}</svg></figure></div>`,
  );

describe('a text', () => {
  const box = '<rect class="box" x="100" y="20" width="200" height="40"/>';
  const text = (words: string) => `<text x="200" y="45" text-anchor="middle">${words}</text>`;

  test('is reported if it nearly touches the sides of its box', async () => {
    await draw(box + text('This has far too many words for a box'));
    expect(await tightTexts(page)).toEqual([
      expect.stringContaining('"This has far too many words for a box"'),
    ]);
  });

  test("isn't reported if there is space around it", async () => {
    await draw(box + text('Words'));
    expect(await tightTexts(page)).toEqual([]);
  });
});

describe('a line into a group', () => {
  const line = '<path class="line" d="M100 20V100"/>';
  const group = '<rect class="group" x="50" y="60" width="300" height="100"/>';

  test('is reported if the group is drawn later, and covers it', async () => {
    await draw(line + group);
    expect(await coveredLines(page)).toEqual([expect.stringContaining('M100 20V100')]);
  });

  test("isn't reported if it is drawn over the group, or ends at its border", async () => {
    await draw(`${group}${line}`);
    expect(await coveredLines(page)).toEqual([]);
    await draw(`<path class="line" d="M100 20V60"/>${group}`);
    expect(await coveredLines(page)).toEqual([]);
  });
});
