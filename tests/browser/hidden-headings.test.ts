import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../src/build/build-site.ts';
import { readSources } from '../../src/build/inputs.ts';
import { cacheDir } from '../../src/node/folders.ts';
import { readSite } from '../../src/shared/site.ts';
import { small } from '../fixtures/small-source.ts';
import { atRest, createStage, interact } from './support/browser.ts';

const filler = 'The quick brown fox jumps over the lazy dog.\n\n'.repeat(30);
const article = `---
title: Two ways
description: A page with headings of every level, some of which are in a tab that is not chosen at first.
parent: /limits/
---

A [link to the second way](#in-second), and one [to a deep heading](#deep).

${filler}
## Ways {#ways}

<Tabs group="way">
<Tab label="First">

### In the first tab {#in-first}

${filler}
</Tab>
<Tab label="Second">

${filler}
### In the zebra tab {#in-second}

What only readers of the second tab see.

${filler}
</Tab>
</Tabs>

### A section {#section}

${filler}
#### A giraffe heading {#deep}

${filler}
## The end {#end}

${filler}`;

const dist = join(cacheDir, 'test-dist-hidden-headings');
beforeAll(async () => {
  const texts = readSources(small.contentDir);
  texts.set('two-ways.mdx', article);
  await buildSite({ site: readSite({}), source: { ...small, texts }, outDir: dist, compress: false });
});

const stage = createStage(() => dist);

/** Expects a heading to be below the header at the top of the window, and in the URL. */
async function expectAt(page: Page, id: string): Promise<void> {
  await page.waitForFunction((name) => document.getElementById(name)?.checkVisibility(), id);
  await atRest(page, stage.server);
  const top = await page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(200);
  expect(new URL(page.url()).hash).toBe(`#${id}`);
}

/** Selects the only search result for a heading. */
async function search(page: Page, query: string, id: string): Promise<void> {
  await page.keyboard.press('/');
  await page.waitForSelector('#search-dialog[open]');
  await page.keyboard.type(query);
  await page.click(`#search-dialog [role=option][href$="#${id}"]`);
  await page.waitForSelector('#search-dialog', { state: 'hidden' });
}

const chosen = (page: Page) => page.locator('[data-tabs] input:checked').getAttribute('value');

describe('a heading in an inactive tab is revealed, and stays in the URL', () => {
  test('when its URL is loaded', async () => {
    const page = await stage.open('/docs/two-ways/#in-second');
    await expectAt(page, 'in-second');
    await interact(page);
    await expectAt(page, 'in-second');
    expect(await chosen(page)).not.toBe('First');
  });

  test('from a link on the page', async () => {
    const page = await stage.open('/docs/two-ways/');
    expect(await page.locator('#in-second').isVisible()).toBe(false);
    await page.click('#article a[href="#in-second"]');
    await expectAt(page, 'in-second');
  });

  test('from its entry in the table of contents, if it has one', async () => {
    const page = await stage.open('/docs/two-ways/', { viewport: { width: 1600, height: 900 } });
    await page.click('#toc a[href="#in-second"]');
    await expectAt(page, 'in-second');
  });

  test.each(['/docs/two-ways/', '/docs/limits/'])('from a search result, on %s', async (from) => {
    const page = await stage.open(from);
    await search(page, 'zebra tab', 'in-second');
    await expectAt(page, 'in-second');
    expect(new URL(page.url()).pathname).toBe('/docs/two-ways/');
  });
});

describe('a heading below level 3 stays in the URL', () => {
  test('from a search result, on its page and on another one', async () => {
    for (const from of ['/docs/two-ways/', '/docs/limits/']) {
      const page = await stage.open(from);
      await search(page, 'giraffe heading', 'deep');
      await expectAt(page, 'deep');
      await page.reload();
      await expectAt(page, 'deep');
    }
  });

  test('from its own anchor', async () => {
    const page = await stage.open('/docs/two-ways/');
    await page.locator('#deep').scrollIntoViewIfNeeded();
    await page.locator('#deep').hover();
    await page.locator('#deep a').click();
    await page.mouse.move(500, 500);
    await expectAt(page, 'deep');
  });
});
