import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { arrive, atRest, createStage, follow, interact, where } from './support/browser.ts';

const stage = createStage();
const home = { address: '/docs/', title: 'Connect APIs, remarkably fast' };
const limits = { address: '/docs/limits/', title: 'Limits' };
const app = /js\/app\./;
const search = /js\/open-search\./;
const expected = /Failed to load resource|dynamically imported/;
const failure = '#failure:not([hidden])';
const dialog = '#search-dialog[open]';
const field = '#search-dialog input';
/** Rendered by React. */
const results = '#search-dialog[open] [role=listbox]';

/** Retries after the server has recovered, and marks the document, which has to stay the same. */
async function tryAgain(page: Page): Promise<void> {
  stage.server.faults.splice(0);
  await page.evaluate(() => Object.assign(window, { marker: true }));
  await page.click('#failure button');
}
const isSameDocument = (page: Page) => page.evaluate(() => 'marker' in window);

describe("while the app can't be loaded", () => {
  test('pointer moves retry at intervals, without errors', async () => {
    const page = await stage.open('/docs/', { expected: /Failed to load resource/ });
    stage.server.faults.push({ path: app, kind: 'missing' });
    stage.server.requests.splice(0);
    const requested = () => stage.server.requests.filter((path) => app.test(path)).length;
    const start = performance.now();
    for (let i = 0; i < 300; i++) await page.mouse.move(300 + i, 400);
    expect(requested()).toBeGreaterThan(0);
    // Each attempt makes two requests. On a busy machine, the moves take longer, so more attempts fit in.
    expect(requested()).toBeLessThan(2 * (5 + (performance.now() - start) / 2000));
    stage.server.faults.splice(0);
    await expect
      .poll(async () => {
        await page.mouse.move(200, 300);
        await page.mouse.move(220, 300);
        return page.evaluate(() => document.documentElement.hasAttribute('data-live'));
      })
      .toBe(true);
  });

  test('the theme can still be changed', async () => {
    const page = await stage.open('/docs/', { expected: /Failed to load resource/ });
    stage.server.faults.push({ path: app, kind: 'missing' });
    await page.click('role=button[name="Theme: system"]');
    await page.waitForSelector('html[data-theme="light"]');
    expect(await page.isVisible('#failure')).toBe(false);
  });

  test('a copy button reports the failure, and copies after a retry', async () => {
    const page = await stage.open('/docs/pipedream-axios/', {
      expected,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    stage.server.faults.push({ path: app, kind: 'missing' });
    await page.locator('#article button[data-copy]').first().click();
    await page.waitForSelector(failure);
    await tryAgain(page);
    await page.waitForSelector('button[data-copy=Copied]');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('search can still be opened', async () => {
    const page = await stage.open('/docs/', { expected: /Failed to load resource/ });
    stage.server.faults.push({ path: app, kind: 'missing' });
    await page.keyboard.press('/');
    await page.waitForSelector(results, { state: 'attached' });
  });
});

describe("while search can't be loaded", () => {
  test('it reports the failure, and opens after a retry', async () => {
    const page = await stage.open('/docs/', { expected });
    stage.server.faults.push({ path: search, kind: 'missing' });
    await page.keyboard.press('/');
    await page.keyboard.type('50% & more');
    await page.waitForSelector(`${dialog} ${failure}`);
    await tryAgain(page);
    await page.waitForSelector(results, { state: 'attached' });
    expect(await page.inputValue(field)).toBe('50% & more');
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.isVisible(failure)).toBe(false);
  });

  test('a second failed attempt loads a new document', async () => {
    const page = await stage.open('/docs/', { expected });
    stage.server.faults.push({ path: search, kind: 'missing' });
    await page.keyboard.press('/');
    await page.keyboard.type('50% & more');
    await page.waitForSelector(failure);
    await page.evaluate(() => Object.assign(window, { marker: true }));
    await page.click('#failure button');
    await page.waitForFunction(() => !('marker' in window));
    await page.waitForSelector(failure);
    stage.server.faults.splice(0);
    await page.click('#failure button');
    await page.waitForSelector(results, { state: 'attached' });
    expect(await page.inputValue(field)).toBe('50% & more');
  });

  test('a truncated script can be retried', async () => {
    const page = await stage.open('/docs/', { expected: /./ });
    stage.server.faults.push({ path: search, kind: 'truncated' });
    await page.keyboard.press('/');
    await page.waitForSelector(failure);
    await tryAgain(page);
    await page.waitForSelector(results, { state: 'attached' });
    expect(await isSameDocument(page)).toBe(true);
  });
});

describe('an empty script', () => {
  test('of the app makes a copy button report the failure instead of waiting forever', async () => {
    const page = await stage.open('/docs/pipedream-axios/', {
      expected: /./,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    stage.server.faults.push({ path: app, kind: 'empty' });
    await page.locator('#article button[data-copy]').first().click();
    await page.waitForSelector(failure);
    await tryAgain(page);
    await page.waitForSelector('button[data-copy=Copied]');
  });

  test('of search is reported, and nothing is thrown', async () => {
    const page = await stage.open('/docs/', { expected: /Failed to load resource/ });
    stage.server.faults.push({ path: /js\/open-search\./, kind: 'empty' });
    await page.keyboard.press('/');
    await page.waitForSelector(failure);
    await tryAgain(page);
    await page.waitForSelector(results, { state: 'attached' });
  });

  test('of the offline control leaves the footer without it, and nothing is thrown', async () => {
    const page = await stage.open('/docs/limits/', { hasWorker: true });
    const file = /js\/show-control\./;
    stage.server.faults.push({ path: file, kind: 'empty' });
    const sent = page.waitForResponse((response) => file.test(response.url()));
    await interact(page);
    await page.evaluate(() => document.querySelector('body > footer')?.scrollIntoView());
    await (await sent).finished();
    await atRest(page, stage.server);
    expect(await page.locator('#keep-offline').count()).toBe(0);
  });
});

test('in a truncated document nothing is thrown, and links load documents', async () => {
  const page = await stage.open('/docs/');
  stage.server.faults.push({ path: /^\/docs\/$/, kind: 'truncated', times: 1 });
  await page.reload();
  expect(await page.locator('#progress').count()).toBe(0);
  const requested = page.waitForResponse((response) => /js\/show-page\./.test(response.url()));
  await page.mouse.move(300, 400);
  await (await requested).finished();
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
  }, limits.address);
  await arrive(page, limits.title);
  await page.waitForSelector('#progress', { state: 'attached' });
  expect(await where(page)).toEqual(limits);
});

describe('search', () => {
  test("doesn't open over a page that the reader has navigated to in the meantime", async () => {
    const page = await stage.open('/docs/');
    stage.server.faults.push({ path: search, kind: 'late' });
    await page.keyboard.press('/');
    await follow(page, limits.address);
    await arrive(page, limits.title);
    stage.server.recover();
    await atRest(page, stage.server);
    expect(await page.isVisible(dialog)).toBe(false);
    expect(await where(page)).toEqual(limits);
  });

  test('opens instead of a pending document, although that cancels its scripts', async () => {
    const page = await stage.open('/docs/', { expected });
    stage.server.faults.push({ path: /js\/react\./, kind: 'late', times: 1 });
    stage.server.faults.push({ path: /^\/docs\/$/, kind: 'late', times: 1 });
    const requested = page.waitForRequest(/js\/react\./);
    await page.keyboard.press('/');
    await requested;
    await page.evaluate(() => location.reload());
    await page.keyboard.press('Control+k');
    await page.waitForSelector(results, { state: 'attached' });
    expect(await page.isVisible(failure)).toBe(false);
  });

  test('closes when Back shows another page', async () => {
    const page = await stage.open('/docs/');
    await interact(page);
    await follow(page, limits.address);
    await arrive(page, limits.title);
    await page.keyboard.press('/');
    await page.waitForSelector(dialog);
    await page.goBack();
    await arrive(page, home.title);
    expect(await page.isVisible(dialog)).toBe(false);
  });
});

test('a localStorage of null breaks nothing', async () => {
  const page = await stage.open('/docs/quickstart/hello-world/', {
    before: () => Object.defineProperty(window, 'localStorage', { value: null }),
  });
  await page.click('role=button[name="Theme: system"]');
  await page.waitForSelector('html[data-theme="light"]');
  await page.click('#sidebar summary');
  await page.locator('[data-tabs] input').nth(1).check({ force: true });
  expect(await page.locator('[data-tabs] > div').nth(1).isVisible()).toBe(true);
});

test('a page that is opened from the not-found document can be indexed, and has its own canonical URL', async () => {
  const page = await stage.open('/docs/nothing-here/', { expected: /Failed to load resource/ });
  await interact(page);
  const head = 'meta[name="robots"], meta[property="og:url"], link[rel="canonical"]';
  const headOf = () =>
    page.evaluate(
      (selector) => [...document.head.querySelectorAll(selector)].map((element) => element.outerHTML).sort(),
      head,
    );
  expect(await headOf()).toEqual(['<meta name="robots" content="noindex">']);
  await follow(page, limits.address);
  await arrive(page, limits.title);
  const followed = await headOf();
  await page.reload();
  expect(await headOf()).toEqual(followed);
  expect(followed).toHaveLength(2);
});
