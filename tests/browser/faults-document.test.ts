import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scriptTimeout } from '../../src/browser/with-timeout.ts';
import { afterReading, arrive, atRest, createStage, follow, interact, where } from './support/browser.ts';
import { endTimeout, holdTimeouts } from './support/time-outs.ts';

// With the browser's back/forward cache, which Playwright turns off.
const stage = createStage(undefined, { ignoreDefaultArgs: ['--disable-back-forward-cache'] });
const home = { address: '/docs/', title: 'Connect APIs, remarkably fast' };
const limits = { address: '/docs/limits/', title: 'Limits' };
const hello = { address: '/docs/quickstart/hello-world/', title: 'hello world!' };
const expected = /Failed to load resource|net::|ChunkLoadError|dynamically imported/;
const lost = { path: /js\/limits\./, kind: 'missing' } as const;
/** The document itself, not the question whether the server can be reached. */
const lateDocument = { path: /^\/docs\/limits\/$/, method: 'GET', kind: 'late' } as const;
const failure = '#failure:not([hidden])';

/** Time-out of a document that is loaded in place of a page's script, because no event tells that it turned into a download. */
const documentTimeout = 5 * scriptTimeout;

/** Home and hello world by clicks. */
async function openTwo(): Promise<Page> {
  const page = await stage.open('/docs/', { expected });
  await interact(page);
  await follow(page, hello.address);
  await arrive(page, hello.title);
  return page;
}

const asked = (path: RegExp): Promise<void> =>
  expect.poll(() => stage.server.requests.some((request) => path.test(request))).toBe(true);

/** Does something a moment after the browser has begun to load the document of the limits. */
async function whileDocumentLoads(page: Page, then: 'back' | 'click'): Promise<void> {
  await page.evaluate((what) => {
    let navigations = 0;
    window.navigation.addEventListener('navigate', ({ destination }) => {
      // The first is the intercepted click.
      if (!destination.url.endsWith('/docs/limits/') || ++navigations < 2) return;
      const act = () =>
        what === 'back'
          ? history.back()
          : document.querySelector<HTMLAnchorElement>('#sidebar a[href="/docs/"]')?.click();
      setTimeout(act, 200);
    });
  }, then);
}

describe('a page whose script is lost becomes a document', () => {
  test('and Back while that is slow leads to the page before, with its article', async () => {
    const page = await openTwo();
    stage.server.faults.push(lost, lateDocument);
    await whileDocumentLoads(page, 'back');
    await follow(page, limits.address);
    await arrive(page, home.title);
    await atRest(page, stage.server);
    expect(await where(page)).toEqual(home);
    await page.goForward();
    await arrive(page, hello.title);
    expect(await where(page)).toEqual(hello);
  });

  test('and if it turns out to be a download, the address returns to the article', async () => {
    const page = await stage.open(limits.address, { expected });
    await interact(page);
    await follow(page, hello.address);
    await arrive(page, hello.title);
    // A script that the tab has fetched could not be lost.
    await page.addInitScript(holdTimeouts);
    await page.reload();
    await interact(page);
    stage.server.faults.push(lost, { path: /^\/docs\/limits\/$/, kind: 'wrong-type' });
    const isDownload = page.waitForEvent('download');
    await page.evaluate(() => history.back());
    const path = () => page.evaluate(() => location.pathname);
    await expect.poll(path).toBe(limits.address);
    await isDownload;
    await endTimeout(page, documentTimeout);
    await expect.poll(path).toBe(hello.address);
    await page.waitForSelector(failure);
    await atRest(page, stage.server);
    expect(await where(page)).toEqual(hello);
    stage.server.faults.splice(0);
    await page.evaluate(() => history.back());
    await arrive(page, limits.title);
    expect(await where(page)).toEqual(limits);
    expect(await page.isVisible(failure)).toBe(false);
  });

  test('and if a link leads to a download, the reader, who stays on the page, sees the failure and can retry', async () => {
    const page = await stage.open(hello.address, { expected });
    await page.addInitScript(holdTimeouts);
    await page.reload();
    await interact(page);
    stage.server.faults.push(lost, { path: /^\/docs\/limits\/$/, kind: 'wrong-type' });
    const isDownload = page.waitForEvent('download');
    await follow(page, limits.address);
    await isDownload;
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 9000);
    await atRest(page, stage.server);
    await afterReading(page);
    await endTimeout(page, documentTimeout);
    await page.waitForSelector(failure);
    expect(await where(page)).toEqual(hello);
    // The address follows the reading again.
    await page.mouse.wheel(0, -500);
    await expect.poll(() => page.evaluate(() => location.hash)).not.toBe('');
    stage.server.faults.splice(0);
    await page.click('#failure button');
    await arrive(page, limits.title);
    await atRest(page, stage.server);
    expect(await where(page)).toEqual(limits);
    expect(await page.isVisible(failure)).toBe(false);
  });

  test('but not when the reader has followed another link by then', async () => {
    const page = await openTwo();
    stage.server.requests.splice(0);
    // The question whether the server can be reached is slow, and so is what would follow it.
    stage.server.faults.push(lost, { path: /^\/docs\/limits\/$/, kind: 'late' });
    await follow(page, limits.address);
    await asked(/^\/docs\/limits\/$/);
    await page.evaluate(() => Object.assign(window, { marker: true }));
    await follow(page, home.address);
    await arrive(page, home.title);
    stage.server.recover();
    await expect.poll(() => stage.server.owed).toEqual([]);
    await atRest(page, stage.server);
    expect(await where(page)).toEqual(home);
    expect(await page.evaluate(() => 'marker' in window)).toBe(true);
  });

  test('nor when the document itself is on its way', async () => {
    const page = await openTwo();
    stage.server.faults.push(lost, lateDocument);
    await page.evaluate(() => Object.assign(window, { marker: true }));
    await whileDocumentLoads(page, 'click');
    await follow(page, limits.address);
    await arrive(page, home.title);
    stage.server.recover();
    await expect.poll(() => stage.server.owed).toEqual([]);
    await atRest(page, stage.server);
    expect(await where(page)).toEqual(home);
    expect(await page.evaluate(() => 'marker' in window)).toBe(true);
  });

  test('nor when somebody else listens to navigations too', async () => {
    const page = await stage.open(hello.address, {
      expected,
      before: () => {
        // Between this listener and that of the site, the browser reports that it has aborted the previous document.
        window.navigation.addEventListener('navigate', () => {});
      },
    });
    await interact(page);
    stage.server.faults.push(lost, lateDocument);
    await page.evaluate(() => Object.assign(window, { marker: true }));
    const { x, y } = await page.$eval('#sidebar a[href="/docs/"]', (link) => link.getBoundingClientRect());
    const isAsked = page.waitForRequest((request) => request.isNavigationRequest());
    await follow(page, limits.address);
    await isAsked;
    // Without `goto`, because it would wait for the pending script.
    await page.mouse.click(x + 10, y + 10);
    await arrive(page, home.title);
    stage.server.recover();
    await expect.poll(() => stage.server.owed).toEqual([]);
    await atRest(page, stage.server);
    expect(await where(page)).toEqual(home);
    expect(await page.evaluate(() => 'marker' in window)).toBe(true);
  });

  test.each([
    ['beyond the end of the page that is shown', 1e6],
    ['beside a text of that page', 1500],
  ])('which Back shows where the reader left the page (%s)', async (_, top) => {
    const page = await stage.open(limits.address, { expected });
    await interact(page);
    const position = await page.evaluate((y) => {
      scrollTo(0, y);
      return scrollY;
    }, top);
    await follow(page, hello.address);
    await arrive(page, hello.title);
    await page.reload();
    await interact(page);
    await page.evaluate(() => scrollTo(0, 2500));
    stage.server.faults.push(lost);
    const isLoaded = page.waitForEvent('load');
    await page.evaluate(() => history.back());
    await arrive(page, limits.title);
    await isLoaded;
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  });

  test('and works when it is restored from the back/forward cache', async () => {
    const page = await openTwo();
    await page.evaluate(() => Object.assign(window, { marker: true }));
    stage.server.faults.push(lost);
    await follow(page, limits.address);
    await arrive(page, limits.title);
    stage.server.faults.splice(0);
    await page.evaluate(() => history.back());
    await arrive(page, hello.title);
    expect(await page.evaluate(() => 'marker' in window)).toBe(true);
    await page.evaluate(() => history.back());
    await arrive(page, home.title);
    expect(await where(page)).toEqual(home);
    await follow(page, limits.address);
    await arrive(page, limits.title);
    expect(await where(page)).toEqual(limits);
  });
});

describe('Back before the boot script of a reloaded document is loaded', () => {
  test.each([
    ['lost', (route: Route) => route.abort()],
    ['late', (route: Route) => setTimeout(() => route.continue(), 2500)],
  ] as const)('leads to the page before, with its article (%s)', async (_, answer) => {
    const page = await openTwo();
    await page.context().route(/js\/boot\./, answer, { times: 1 });
    // The pending script delays the load event.
    await page.evaluate(() => location.reload());
    await page.waitForSelector('#page-footer');
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.evaluate(() => history.back());
    await arrive(page, home.title);
    await atRest(page, stage.server);
    expect(await where(page)).toEqual(home);
  });
});

/*
 * Chromium 156 crashes the tab when an intercepted navigation finishes in a document that is in the back/forward cache.
 */
describe('a document that enters the back/forward cache during a navigation works when it is restored', () => {
  const other = '/docs/component.d.ts';
  /** Another document, and back to the previous one in the back/forward cache. */
  async function awayAndBack(page: Page): Promise<void> {
    await page.evaluate(() => Object.assign(window, { marker: true }));
    await page.goto(stage.server.origin + other);
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => 'marker' in window);
  }

  test('after a click before its frame is painted', async () => {
    const page = await openTwo();
    // There is no frame between the article and the other document. The next one comes after the document is restored.
    await page.evaluate(() => {
      const frames: FrameRequestCallback[] = [];
      const { requestAnimationFrame } = window;
      window.requestAnimationFrame = (frame) => frames.push(frame);
      addEventListener('pageshow', () => {
        window.requestAnimationFrame = requestAnimationFrame;
        for (const frame of frames) frame(performance.now());
      });
    });
    await follow(page, limits.address);
    await arrive(page, limits.title);
    await awayAndBack(page);
    expect(await where(page)).toEqual(limits);
    await follow(page, home.address);
    await arrive(page, home.title);
    expect(await where(page)).toEqual(home);
  });

  test('after Back to a page that is late', async () => {
    const page = await openTwo();
    await page.reload();
    await interact(page);
    stage.server.faults.push({ path: /js\/index\./, kind: 'late' });
    stage.server.requests.splice(0);
    await page.evaluate(() => history.back());
    await asked(/js\/index\./);
    await awayAndBack(page);
    stage.server.release();
    await expect.poll(() => stage.server.owed).toEqual([]);
    await expect.poll(() => where(page)).toEqual(hello);
    stage.server.faults.splice(0);
    await follow(page, home.address);
    await arrive(page, home.title);
    expect(await where(page)).toEqual(home);
  });
});
