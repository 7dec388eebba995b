import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { arrive, atRest, createStage, follow, goOffline, interact, where } from './support/browser.ts';

const stage = createStage();
const limits = { address: '/docs/limits/', title: 'Limits' };
const chunk = /js\/limits\./;
const wasRequested = (path: RegExp) => stage.server.requests.some((request) => path.test(request));

/** Returns the texts of the parts of the shell that differ between pages. */
const shell = (page: Page) =>
  page.evaluate(() =>
    ['page-tools', 'page-footer', 'toc'].map((id) => document.getElementById(id)?.textContent ?? ''),
  );

describe('a click before any script has loaded', () => {
  test('shows the complete page without loading React', async () => {
    const page = await stage.open('/docs/');
    stage.server.requests.splice(0);
    await follow(page, '/docs/limits/');
    await arrive(page, 'Limits');
    await atRest(page, stage.server);
    expect(await where(page)).toEqual(limits);
    const [tools, footer, contents] = await shell(page);
    expect(tools).toContain('On this page');
    expect(footer).toContain('Was this page helpful');
    expect(contents).toContain('Daily invocations');
    expect(wasRequested(/js\/react\./)).toBe(false);
  });

  test('shows the complete page after search failed to load offline', async () => {
    const page = await stage.open('/docs/', { expected: /Failed to load resource|dynamically imported/ });
    await goOffline(page);
    await page.keyboard.press('/');
    await page.waitForSelector('#failure:not([hidden])');
    await page.context().setOffline(false);
    await follow(page, '/docs/limits/');
    await page.waitForFunction(() => document.querySelector('#toc a[href="#memory"]'));
    await atRest(page, stage.server);
    expect(await where(page)).toEqual(limits);
    expect((await shell(page)).every(Boolean)).toBe(true);
    expect(await page.isHidden('#failure')).toBe(true);
  });

  test('loads the page from its document in a single request', async () => {
    const page = await stage.open('/docs/');
    stage.server.requests.splice(0);
    await page.evaluate(() => Object.assign(window, { marker: true }));
    await follow(page, '/docs/limits/');
    await arrive(page, 'Limits');
    expect(await page.evaluate(() => 'marker' in window)).toBe(true);
    expect(wasRequested(chunk)).toBe(false);
    expect(wasRequested(/^\/docs\/limits\/$/)).toBe(true);
  });

  test.each(['truncated', 'missing', 'html', 'empty', 'reset'] as const)(
    'falls back to the chunk if the document is %s',
    async (kind) => {
      const page = await stage.open('/docs/', { expected: /Failed to load resource/ });
      stage.server.faults.push({ path: /^\/docs\/limits\/$/, kind, times: 1 });
      await follow(page, '/docs/limits/');
      await arrive(page, 'Limits');
      expect(wasRequested(chunk)).toBe(true);
      expect(await where(page)).toEqual(limits);
      // The rest of a long article follows in later tasks.
      await expect.poll(() => page.locator('#article h2').count()).toBeGreaterThan(5);
    },
  );
});

describe('the stylesheets that only some documents load', () => {
  test('a page is shown without those that it does not need', async () => {
    const page = await stage.open('/docs/workflows/');
    stage.server.faults.push({ path: /css\/(?!first)/, kind: 'late' });
    await follow(page, '/docs/user-settings/');
    await arrive(page, 'User settings');
    expect(wasRequested(/css\/(?!first)/)).toBe(true);
    expect(stage.server.pending.some((path) => path.includes('/css/'))).toBe(true);
  });

  test.each(['its document', 'its chunk'])('a page from %s waits for those that it needs', async (source) => {
    const page = await stage.open('/docs/user-settings/');
    stage.server.faults.push({ path: /css\/drawings/, kind: 'late' });
    if (source === 'its chunk') await interact(page);
    await follow(page, '/docs/quickstart/');
    await expect
      .poll(() => wasRequested(source === 'its chunk' ? /js\/quickstart\./ : /quickstart\/$/))
      .toBe(true);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await page.textContent('#article h1')).toBe('User settings');
    stage.server.release();
    await arrive(page, 'Introduction');
    const drawn = page.locator('#article svg .line').first();
    expect(await drawn.evaluate((line) => getComputedStyle(line).strokeWidth)).toBe('1.5px');
  });

  test('one that failed is requested again for the page that needs it', async () => {
    const page = await stage.open('/docs/user-settings/', { expected: /Failed to load resource/ });
    stage.server.faults.push({ path: /css\/drawings/, kind: 'missing', times: 1 });
    await interact(page);
    await atRest(page, stage.server);
    stage.server.requests.splice(0);
    await follow(page, '/docs/quickstart/');
    await arrive(page, 'Introduction');
    expect(wasRequested(/css\/drawings/)).toBe(true);
    expect(await page.locator('link[rel=stylesheet][href*=drawings]').count()).toBe(1);
  });
});

test('a long article is inserted in parts, and then matches its document', async () => {
  const page = await stage.open('/docs/limits/');
  const whole = await page.evaluate(() => document.getElementById('article')?.childElementCount ?? 0);
  await page.goto(new URL('/docs/', page.url()).href);
  await interact(page);
  const counts = page.evaluate(
    (whole) =>
      new Promise<number[]>((resolve) => {
        const article = document.getElementById('article');
        const seen: number[] = [];
        const observer = new MutationObserver(() => {
          if (article?.querySelector('h1')?.textContent !== 'Limits') return;
          const count = article.childElementCount;
          if (seen.at(-1) !== count) seen.push(count);
          if (count === whole) resolve(seen);
        });
        if (article) observer.observe(article, { childList: true });
      }),
    whole,
  );
  await follow(page, '/docs/limits/');
  const [first = 0, ...then] = await counts;
  expect(first).toBeGreaterThan(5);
  expect(first).toBeLessThan(whole / 2);
  const added = then.map((count, index) => count - ([first, ...then][index] ?? 0));
  expect(added.length).toBeGreaterThan(2);
  expect(Math.max(...added)).toBeLessThan(whole / 2);
});

test('a link to a heading near the end scrolls there although the article is inserted in parts', async () => {
  const page = await stage.open('/docs/');
  await interact(page);
  const id = 'acceptable-use';
  await follow(page, `/docs/limits/#${id}`);
  await arrive(page, 'Limits');
  await atRest(page, stage.server);
  const top = await page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top, id);
  expect(top).toBeGreaterThan(50);
  expect(top).toBeLessThan(140);
});

test('a page is completed even if it is shown between two tasks of the previous page', async () => {
  const page = await stage.open('/docs/limits/');
  const whole = await page.evaluate(() => document.getElementById('article')?.childElementCount ?? 0);
  await page.goto(new URL('/docs/', page.url()).href);
  await interact(page);
  // From here on, the test controls when timers fire. Promises aren't affected.
  await page.evaluate(() => {
    const { setTimeout } = window;
    const tasks: (() => void)[] = [];
    const isPause = (task: () => void) => String(task).includes('[native code]');
    const held = (task: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) =>
      ms || isPause(task) ? setTimeout(task, ms, ...values) : tasks.push(() => task(...values));
    Object.assign(window, {
      setTimeout: held,
      runTask: () => tasks.shift()?.(),
      countTasks: () => tasks.length,
    });
  });
  const runTask = () => page.evaluate('runTask()');
  const countTasks = () => page.evaluate<number>('countTasks()');
  await follow(page, '/docs/pricing/');
  await arrive(page, 'Plans and pricing');
  await expect.poll(countTasks).toBe(1);
  await runTask();
  await follow(page, '/docs/limits/');
  await arrive(page, 'Limits');
  // The next task of the previous page, and the first of this one.
  await expect.poll(countTasks).toBe(2);
  while ((await countTasks()) > 0) await runTask();
  expect(await page.locator('#article > *').count()).toBe(whole);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Limits');
  await atRest(page, stage.server);
  expect((await shell(page)).at(-1)).toContain('Daily invocations');
});
