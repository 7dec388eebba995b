import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scriptTimeout } from '../../src/browser/with-timeout.ts';
import { afterReading, arrive, atRest, createStage, follow, interact, where } from './support/browser.ts';
import { endTimeout, holdTimeouts } from './support/timeouts.ts';

// With the browser's back/forward cache, which Playwright disables.
const stage = createStage(undefined, { ignoreDefaultArgs: ['--disable-back-forward-cache'] });
const home = { address: '/docs/', title: 'Connect APIs, remarkably fast' };
const limits = { address: '/docs/limits/', title: 'Limits' };
const hello = { address: '/docs/quickstart/hello-world/', title: 'hello world!' };
const expected = /Failed to load resource|net::|ChunkLoadError|dynamically imported/;
const lost = { path: /js\/limits\./, kind: 'missing' } as const;
/** Delays the document itself, not the HEAD request that checks the server. */
const lateDocument = { path: /^\/docs\/limits\/$/, method: 'GET', kind: 'late' } as const;
const failure = '#failure:not([hidden])';

/** The timeout of a document that replaces a page's script. It is needed because no event reports that it became a download. */
const documentTimeout = 5 * scriptTimeout;

/** Opens two pages by clicks. */
async function openTwo(): Promise<Page> {
  const page = await stage.open('/docs/', { expected });
  await interact(page);
  await follow(page, hello.address);
  await arrive(page, hello.title);
  return page;
}

const requested = (path: RegExp): Promise<void> =>
  expect.poll(() => stage.server.requests.some((request) => path.test(request))).toBe(true);

/** Goes back or clicks shortly after the browser has started to load the document of the limits. */
async function whileDocumentLoads(page: Page, then: 'back' | 'click'): Promise<void> {
  await page.evaluate((what) => {
    let navigations = 0;
    window.navigation.addEventListener('navigate', ({ destination }) => {
      // The first one is the intercepted click.
      if (!destination.url.endsWith('/docs/limits/') || ++navigations < 2) return;
      const act = () =>
        what === 'back'
          ? history.back()
          : document.querySelector<HTMLAnchorElement>('#sidebar a[href="/docs/"]')?.click();
      setTimeout(act, 200);
    });
  }, then);
}

describe('a page whose script is lost is loaded as a document', () => {
  test('and Back during that returns to the previous page with its article', async () => {
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

  test('and the URL returns to the article if the document is a download', async () => {
    const page = await stage.open(limits.address, { expected });
    await interact(page);
    await follow(page, hello.address);
    await arrive(page, hello.title);
    // Otherwise, the tab would have the script already.
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

  test('and the reader, who stays on the page, can retry if a link turns out to be a download', async () => {
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
    // The URL follows the scroll position again.
    await page.mouse.wheel(0, -500);
    await expect.poll(() => page.evaluate(() => location.hash)).not.toBe('');
    stage.server.faults.splice(0);
    await page.click('#failure button');
    await arrive(page, limits.title);
    await atRest(page, stage.server);
    expect(await where(page)).toEqual(limits);
    expect(await page.isVisible(failure)).toBe(false);
  });

  test('but not if the reader has followed another link in the meantime', async () => {
    const page = await openTwo();
    stage.server.requests.splice(0);
    // Both the request that checks the server and the document that would follow are slow.
    stage.server.faults.push(lost, { path: /^\/docs\/limits\/$/, kind: 'late' });
    await follow(page, limits.address);
    await requested(/^\/docs\/limits\/$/);
    await page.evaluate(() => Object.assign(window, { marker: true }));
    await follow(page, home.address);
    await arrive(page, home.title);
    stage.server.recover();
    await expect.poll(() => stage.server.pending).toEqual([]);
    await atRest(page, stage.server);
    expect(await where(page)).toEqual(home);
    expect(await page.evaluate(() => 'marker' in window)).toBe(true);
  });

  test('nor if a link is clicked while the document is pending', async () => {
    const page = await openTwo();
    stage.server.faults.push(lost, lateDocument);
    await page.evaluate(() => Object.assign(window, { marker: true }));
    await whileDocumentLoads(page, 'click');
    await follow(page, limits.address);
    await arrive(page, home.title);
    stage.server.recover();
    await expect.poll(() => stage.server.pending).toEqual([]);
    await atRest(page, stage.server);
    expect(await where(page)).toEqual(home);
    expect(await page.evaluate(() => 'marker' in window)).toBe(true);
  });

  test('nor if another listener handles navigations too', async () => {
    const page = await stage.open(hello.address, {
      expected,
      before: () => {
        // Between this listener and the site's, the browser reports that it has aborted the previous document.
        window.navigation.addEventListener('navigate', () => {});
      },
    });
    await interact(page);
    stage.server.faults.push(lost, lateDocument);
    await page.evaluate(() => Object.assign(window, { marker: true }));
    const { x, y } = await page.$eval('#sidebar a[href="/docs/"]', (link) => link.getBoundingClientRect());
    const isRequested = page.waitForRequest((request) => request.isNavigationRequest());
    await follow(page, limits.address);
    await isRequested;
    // `goto` would wait for the pending script.
    await page.mouse.click(x + 10, y + 10);
    await arrive(page, home.title);
    stage.server.recover();
    await expect.poll(() => stage.server.pending).toEqual([]);
    await atRest(page, stage.server);
    expect(await where(page)).toEqual(home);
    expect(await page.evaluate(() => 'marker' in window)).toBe(true);
  });

  test.each([
    ['beyond the end of the current page', 1e6],
    ['within the current page', 1500],
  ])('which Back shows at the position where the reader left the page (%s)', async (_, top) => {
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

describe('Back before the boot script of a reloaded document has loaded', () => {
  test.each(['lost', 'late'])('returns to the previous page with its article (%s)', async (how) => {
    const page = await openTwo();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const answer = async (route: Route) => {
      if (how === 'lost') return route.abort();
      await held;
      // Back may have canceled the request.
      await route.continue().catch(() => {});
    };
    await page.context().route(/js\/boot\./, answer, { times: 1 });
    // The pending script delays the load event.
    await page.evaluate(() => location.reload());
    await page.waitForSelector('#page-footer');
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.evaluate(() => history.back());
    await expect.poll(() => new URL(page.url()).pathname).toBe(home.address);
    release();
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
  /** Loads another document, and returns to the previous one in the back/forward cache. */
  async function awayAndBack(page: Page): Promise<void> {
    await page.evaluate(() => Object.assign(window, { marker: true }));
    await page.goto(stage.server.origin + other);
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => 'marker' in window);
  }

  test('after a click before its frame is painted', async () => {
    const page = await openTwo();
    // No frame is painted between the article and the other document. The next one follows when the document is restored.
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

  test('after Back to a page that loads late', async () => {
    const page = await openTwo();
    await page.reload();
    await interact(page);
    stage.server.faults.push({ path: /js\/index\./, kind: 'late' });
    stage.server.requests.splice(0);
    await page.evaluate(() => history.back());
    await requested(/js\/index\./);
    await awayAndBack(page);
    stage.server.release();
    await expect.poll(() => stage.server.pending).toEqual([]);
    await expect.poll(() => where(page)).toEqual(hello);
    stage.server.faults.splice(0);
    await follow(page, home.address);
    await arrive(page, home.title);
    expect(await where(page)).toEqual(home);
  });
});
