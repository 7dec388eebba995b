import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { violations } from '../../check/axe.ts';
import { root } from '../../src/node/folders.ts';
import { createEngine } from '../../src/search/engine.ts';
import type { JudgedQuery } from '../search/judge.ts';
import { arrive, atRest, createStage, goOffline, interact } from './support/browser.ts';

const stage = createStage();
const queries: JudgedQuery[] = JSON.parse(readFileSync(join(root, 'tests/search/queries.json'), 'utf8'));

/** Opens search with a key, and waits for React. */
async function press(page: Page, key = '/'): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForSelector('#search-dialog[open] [role=listbox]', { state: 'attached' });
}

/** Searches for the heading that several tests use, and waits for it. */
async function findTimePerRun(page: Page): Promise<void> {
  await page.keyboard.type('time per run');
  await page.waitForSelector(`#search-dialog [role=option][href="${timePerRun}"]`);
}

/** The number of visible results in a large window. */
const inView = 8;
const timePerRun = '/docs/limits/#time-per-execution';

test.each(['/', 'Control+k'])('opens with %s, shows results, and leads to the section', async (key) => {
  const page = await stage.open('/docs/');
  await press(page, key);
  expect(await page.getAttribute('#search-dialog input', 'placeholder')).toBe('Search...');
  await findTimePerRun(page);
  expect(await page.textContent('#search-dialog [role=option][aria-selected=true]')).toContain(
    'Time per run',
  );
  await page.keyboard.press('Enter');
  await arrive(page, 'Limits');
  expect(new URL(page.url()).hash).toBe('#time-per-execution');
  expect(await page.isVisible('#search-dialog')).toBe(false);
});

test('supports the arrow keys, and Escape restores focus', async () => {
  const page = await stage.open('/docs/');
  await page.click('[data-search]');
  await page.keyboard.type('limit');
  await page.waitForSelector('#search-dialog [role=option]');
  const active = () => page.getAttribute('#search-dialog input', 'aria-activedescendant');
  const first = await active();
  await page.keyboard.press('ArrowDown');
  expect(await active()).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe(first);
  await page.keyboard.press('Escape');
  await page.waitForSelector('#search-dialog', { state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-search'))).toBe(true);
});

test.each(['Escape', 'pagehide'])('opens again immediately after %s has closed it', async (end) => {
  const page = await stage.open('/docs/');
  await press(page);
  // In one task, because the browser removes focus from hidden elements in the next frame.
  await page.evaluate((closing) => {
    const type = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    if (closing === 'Escape') type(closing);
    else dispatchEvent(new PageTransitionEvent(closing));
    type('/');
  }, end);
  await page.waitForSelector('#search-dialog[open]');
});

test('reports that there are no results, or that it could not be loaded, with a way to continue', async () => {
  const page = await stage.open('/docs/', { expected: /Failed to load resource/ });
  stage.server.faults.push({ path: /search\/index\./, kind: 'missing' });
  await press(page);
  await page.keyboard.type('qqqq');
  await expect.poll(() => page.textContent('#search-dialog [role=status]')).toContain("couldn't be loaded");
  stage.server.faults.splice(0);
  await page.click('#search-dialog button:has-text("Try again")');
  await expect.poll(() => page.textContent('#search-dialog [role=status]')).toContain('No results');
  expect(await page.getAttribute('#search-dialog .message a', 'href')).toBe('https://pipedream.com/support');
});

test.each(['.*+?^${}()|[]\\', '<img src=x onerror=alert(1)>', 'x'.repeat(10_000), '\u202e\u0000👾'])(
  'handles hostile input %#',
  async (text) => {
    const page = await stage.open('/docs/');
    await press(page);
    await page.evaluate((value) => navigator.clipboard?.writeText?.(value).catch(() => undefined), text);
    await page.keyboard.insertText(text);
    await expect.poll(() => page.textContent('#search-dialog [role=status]')).toMatch(/results?/);
    expect(await page.locator('#search-dialog img').count()).toBe(0);
  },
);

test('Ctrl+Enter opens a new tab and keeps search open', async () => {
  const page = await stage.open('/docs/');
  await press(page);
  await page.keyboard.type('limits');
  await page.waitForSelector('#search-dialog [role=option]');
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ]);
  await popup.waitForURL(/\/docs\/limits\//);
  expect(await page.isVisible('#search-dialog')).toBe(true);
});

test('results have their position and an excerpt with highlighted matches', async () => {
  const page = await stage.open('/docs/');
  await press(page);
  await page.keyboard.type('memry limit');
  const first = page.locator('#search-dialog [role=option]').first();
  await first.locator('.excerpt mark').first().waitFor();
  expect(await first.locator('mark').allTextContents()).toContain('Memory');
  expect(await first.locator('.trail').textContent()).not.toBe('');
  // Excerpts of the last letters follow a moment later.
  const excerpts = page.locator('#search-dialog .excerpt');
  // The others are loaded when they become visible.
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await excerpts.allTextContents()).filter((text) => text === '')).toEqual([]);
});

test('sections are indented below their page', async () => {
  const page = await stage.open('/docs/');
  await press(page);
  await page.keyboard.type('trigers');
  const options = page.locator('#search-dialog [role=option]');
  await expect.poll(() => options.first().getAttribute('href')).toBe('/docs/workflows/steps/triggers/');
  await page.locator('#search-dialog [role=option].nested').first().waitFor();
  // At any time while typing, each indented result belongs to the page above it.
  const strays = await options.evaluateAll((elements) => {
    let parent: string | null = null;
    return elements.flatMap((element) => {
      const [route, fragment] = element.getAttribute('href')?.split('#') ?? [];
      if (element.matches('.nested')) return route === parent && fragment ? [] : [element.textContent];
      parent = route ?? null;
      return [];
    });
  });
  expect(strays).toEqual([]);
});

test('excerpts are loaded for visible results, and for the others on scroll', async () => {
  const page = await stage.open('/docs/', { viewport: { width: 1440, height: 900 } });
  await press(page);
  await page.keyboard.type('event');
  const lines = page.locator('#search-dialog [role=option]');
  const excerpts = page.locator('#search-dialog .excerpt:not(:empty)');
  await excerpts.first().waitFor();
  const all = await lines.count();
  expect(await excerpts.count()).toBeLessThanOrEqual(inView);
  expect(all).toBeGreaterThan(inView);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => excerpts.count()).toBe(all);
});

test('recent searches are offered, in this browser only, until they are removed', async () => {
  const page = await stage.open('/docs/');
  await press(page);
  await findTimePerRun(page);
  await page.keyboard.press('Enter');
  await arrive(page, 'Limits');
  await page.reload();
  await press(page);
  expect(await page.locator('#search-dialog [role=option]').allTextContents()).toEqual(['time per run']);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`#search-dialog [role=option][href="${timePerRun}"]`);
  await page.fill('#search-dialog input', '');
  await page.click('#search-dialog button:has-text("Clear")');
  expect(await page.locator('#search-dialog [role=option]').count()).toBe(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a click on an example searches for it', async () => {
  const page = await stage.open('/docs/');
  await page.click('[data-search]');
  await page.click('#search-dialog button:has-text("$respond")');
  await page.waitForSelector('#search-dialog [role=option]');
  expect(await page.inputValue('#search-dialog input')).toBe('$respond');
});

test('a URL with ?q= opens search with that query, as the OpenSearch description says', async () => {
  const description = await (await fetch(`${stage.server.origin}/docs/opensearch.xml`)).text();
  expect(description).toContain('template="https://pipedream.com/docs/?q={searchTerms}"');
  const page = await stage.open('/docs/?q=time%20per%20run');
  await page.waitForSelector(`#search-dialog [role=option][href="${timePerRun}"]`);
  expect(await page.inputValue('#search-dialog input')).toBe('time per run');
});

test.each([
  '%',
  '%E0%A4%A',
  '%00%0d%0a',
  '<img src=x onerror=alert(1)>&q=2',
  'x'.repeat(6000),
  '%F0%9F%91%BE%E2%80%AE',
])('a URL with an unusual query opens search %#', async (query) => {
  const page = await stage.open(`/docs/?q=${query}`);
  await expect.poll(() => page.textContent('#search-dialog [role=status]')).toMatch(/results?/);
  expect(await page.locator('#search-dialog img').count()).toBe(0);
});

test('is prefetched on hover over its button, and then needs no network', async () => {
  const page = await stage.open('/docs/', { expected: /./ });
  await interact(page);
  const files = [/assets\/search\/index\./, /js\/open-search\./, /js\/react\./].map((file) =>
    page.waitForEvent('requestfinished', (request) => file.test(request.url())),
  );
  await page.hover('[data-search]');
  await Promise.all(files);
  await atRest(page, stage.server);
  await goOffline(page);
  await press(page);
  await page.keyboard.type('concurrency');
  await page.waitForSelector('#search-dialog [role=option]');
});

test('looks up its index while its script is loading', async () => {
  const page = await stage.open('/docs/');
  stage.server.requests.splice(0);
  stage.server.faults.push({ path: /js\/(?:providers|open-search)\./, kind: 'late' });
  await page.keyboard.press('/');
  await expect.poll(() => stage.server.requests.some((path) => path.includes('pages-0.json'))).toBe(true);
  stage.server.recover();
  await findTimePerRun(page);
});

test.each([
  [1280, 800, 'light'],
  [360, 740, 'dark'],
] as const)('is accessible and fits at %i by %i, %s', async (width, height, colorScheme) => {
  const page = await stage.open('/docs/', { viewport: { width, height }, colorScheme });
  await page.click('[data-search]');
  await page.waitForSelector('#search-dialog[open]');
  expect(await violations(page, 'everything', '#search-dialog')).toEqual([]);
  await page.keyboard.type('workflow');
  await page.locator('#search-dialog .excerpt mark').first().waitFor();
  expect(await violations(page, 'everything', '#search-dialog')).toEqual([]);
  await page.fill('#search-dialog input', 'qqqq');
  await page.waitForSelector('#search-dialog .message');
  expect(await violations(page, 'everything', '#search-dialog')).toEqual([]);
  const wide = () => document.querySelector('#search-dialog .results')?.scrollWidth ?? 0;
  expect(await page.evaluate(wide)).toBeLessThanOrEqual(width);
});

test('the first search downloads at most 130 kB for any of the judged queries', async () => {
  const dist = join(inject('dist'), 'docs/assets');
  /** The size that each file of a folder is sent with, by name. Small files aren't compressed. */
  const sizesIn = (folder: string) => {
    const files = new Set(readdirSync(join(dist, folder)));
    return [...files]
      .filter((file) => !/\.(?:br|gz)$/.test(file))
      .map((file): [string, number] => {
        const sent = files.has(`${file}.br`) ? `${file}.br` : file;
        return [file, statSync(join(dist, folder, sent)).size];
      });
  };
  const sum = (list: readonly number[]) => list.reduce((total, size) => total + size, 0);
  const engine = [...sizesIn('js'), ...sizesIn('search')]
    .filter(([file]) => /^(?:(?:open-search|search-worker)\.|index\..*\.json$)/.test(file))
    .map(([, size]) => size);
  expect(engine).toHaveLength(3);

  const [index = ''] = readdirSync(join(dist, 'search')).filter((file) => /^index\..*\.json$/.test(file));
  const search = createEngine(JSON.parse(readFileSync(join(dist, 'search', index), 'utf8')));
  const sizeOfTexts = new Map(sizesIn('search/texts').map(([file, size]) => [file.split('.')[0], size]));
  // Excerpts load the texts of the pages that are visible.
  const textsOf = (query: string) =>
    new Set(search.search(query, inView).map(({ texts }) => basename(texts).split('.')[0]));
  const texts = queries.map(({ query }) =>
    sum([...textsOf(query)].map((key) => sizeOfTexts.get(key) ?? NaN)),
  );
  expect(Math.max(...texts)).toBeGreaterThan(0);
  expect(sum(engine) + Math.max(...texts)).toBeLessThan(130_000);
});
