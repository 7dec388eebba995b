import { describe, expect, inject, test } from 'vitest';
import { arrive, atRest, createStage, follow, goOffline, interact, where } from './support/browser.ts';
import { cachedPaths, downloadAll, showControl, startWorker, untilCached } from './support/offline.ts';
import { routesOf } from './support/routes.ts';

const stage = createStage(undefined, { hasWorker: true });
const home = { address: '/docs/', title: 'Connect APIs, remarkably fast' };
const limits = { address: '/docs/limits/', title: 'Limits' };
const expected = /Failed to load resource|net::|ChunkLoadError|dynamically imported/;

describe('visited pages', () => {
  test('are available offline: when loaded, reloaded, and with Back and Forward', async () => {
    const page = await stage.open('/docs/', { expected });
    await startWorker(page);
    await untilCached(page, home.address, 'index');
    await follow(page, limits.address);
    await arrive(page, limits.title);
    await untilCached(page, limits.address, 'limits');
    await goOffline(page);
    await page.reload();
    expect(await where(page)).toEqual(limits);
    await interact(page);
    await page.goBack();
    await arrive(page, home.title);
    await expect.poll(() => where(page)).toEqual(home);
    await page.goForward();
    await arrive(page, limits.title);
    await follow(page, home.address);
    await arrive(page, home.title);
    await page.goto(`${stage.server.origin}/docs/limits/?from=somewhere`);
    expect(await page.textContent('h1')).toBe(limits.title);
    expect(await page.isVisible('#failure')).toBe(false);
  });

  test('are found by their other URLs too', async () => {
    const page = await stage.open('/docs/limits/', { expected });
    await startWorker(page);
    await untilCached(page, limits.address, 'limits');
    await goOffline(page);
    for (const path of ['/docs/limits', '/docs/limits.html', '/docs/docs/limits/']) {
      await page.goto(stage.server.origin + path);
      expect(await where(page), path).toEqual(limits);
    }
  });

  test('come from the network while online, and from the cache if it is slow', async () => {
    const page = await stage.open('/docs/limits/', { expected });
    await startWorker(page);
    await untilCached(page, limits.address, 'limits');
    stage.server.requests.splice(0);
    await page.reload();
    expect(stage.server.requests).toContain('/docs/limits/');
    stage.server.faults.push({ path: /^\/docs\/limits\/$/, kind: 'stall' });
    await page.reload();
    expect(await where(page)).toEqual(limits);
    stage.server.release();
  });

  test("aren't cached for readers who save data", async () => {
    const page = await stage.open('/docs/', {
      before: () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    });
    await startWorker(page);
    await follow(page, limits.address);
    await arrive(page, limits.title);
    await atRest(page, stage.server);
    // A tab that doesn't save data caches its page meanwhile, so the tab above has had the time to do so.
    const other = await page.context().newPage();
    await other.goto(`${stage.server.origin}/docs/pricing/`);
    await startWorker(other);
    await untilCached(other, '/docs/pricing/', 'pricing');
    const cached = await cachedPaths(page);
    expect(cached.filter((path) => path === home.address || path === limits.address)).toEqual([]);
  });

  test.each(['html', 'truncated', 'error', 'missing'] as const)(
    'are not overwritten by an invalid response (%s)',
    async (kind) => {
      const page = await stage.open('/docs/limits/', { expected: /./ });
      await startWorker(page);
      await untilCached(page, limits.address, 'limits');
      stage.server.faults.push({ path: /^\/docs\/limits\/$/, kind });
      await page.reload();
      stage.server.faults.splice(0);
      await goOffline(page);
      await page.reload();
      expect(await where(page)).toEqual(limits);
      await page.waitForSelector('#page-footer');
    },
  );
});

describe("a page that isn't cached", () => {
  test('shows the offline page with the cached pages, and loads once the network is back', async () => {
    const page = await stage.open('/docs/limits/', { expected });
    await startWorker(page);
    await untilCached(page, limits.address, 'limits');
    await goOffline(page);
    await page.goto(`${stage.server.origin}/docs/quickstart/`);
    expect(await page.textContent('h1')).toBe("You're offline");
    expect(new URL(page.url()).pathname).toBe('/docs/quickstart/');
    await page.waitForSelector('#kept-pages:not([hidden]) a[href="/docs/limits/"]');
    expect(await page.locator('#kept-pages a').count()).toBe(1);
    await page.click('#kept-pages a');
    await arrive(page, limits.title);
    await page.goBack();
    // Waits for the end, because otherwise two documents would load at once.
    await atRest(page, stage.server);
    await page.context().setOffline(false);
    await page.goto(`${stage.server.origin}/docs/quickstart/`);
    expect(await page.textContent('h1')).not.toBe("You're offline");
  });

  test('loads when the reader retries', async () => {
    const page = await stage.open('/docs/limits/', { expected });
    await startWorker(page);
    await goOffline(page);
    await page.goto(`${stage.server.origin}/docs/quickstart/`);
    expect(await page.textContent('h1')).toBe("You're offline");
    await page.context().setOffline(false);
    await page.click('#try-again');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent !== "You're offline");
    expect(new URL(page.url()).pathname).toBe('/docs/quickstart/');
  });
});

describe('offline docs', () => {
  test('are offered without a layout shift', async () => {
    const page = await stage.open('/docs/');
    await page.evaluate(() => {
      const footer = document.querySelector<HTMLElement>('body > footer');
      if (footer)
        new ResizeObserver(() => {
          footer.dataset.heights = `${footer.dataset.heights ?? ''} ${footer.offsetHeight}`;
        }).observe(footer);
    });
    await startWorker(page);
    await showControl(page);
    const heights = (await page.getAttribute('body > footer', 'data-heights')) ?? '';
    const [first = 0, ...later] = heights.trim().split(' ').map(Number);
    for (const height of later) expect(Math.abs(height - first), heights).toBeLessThanOrEqual(1);
  });

  test('can be downloaded, including search, and removed', async () => {
    const page = await stage.open('/docs/', { expected });
    await startWorker(page);
    await showControl(page);
    expect(await page.textContent('#keep-offline button')).toMatch(
      /^Keep these docs offline \(\d+\.\d MB\)$/,
    );
    await downloadAll(page);
    const kept = await cachedPaths(page);
    for (const route of routesOf(inject('dist'))) expect(kept).toContain(`/docs${route}`);
    await goOffline(page);
    await page.goto(`${stage.server.origin}/docs/workflows/steps/triggers/`);
    expect(await page.textContent('h1')).toBe('Triggers');
    await page.keyboard.press('/');
    await page.waitForSelector('#search-dialog[open]');
    await page.keyboard.type('memory');
    await page.click('#search-dialog [role=option][href="/docs/limits/#memory"]:has(.excerpt mark)');
    await arrive(page, limits.title);

    await page.context().setOffline(false);
    await page.reload();
    await interact(page);
    await showControl(page);
    await page.click('#keep-offline button:has-text("Remove")');
    await page.waitForSelector('#keep-offline button:has-text("Keep these docs offline")');
    expect(await cachedPaths(page)).not.toContain('/docs/apps/slack/');
  });

  test('can run their samples once everything is downloaded', async () => {
    const page = await stage.open('/docs/limits/', { expected: /ERR_INTERNET_DISCONNECTED/ });
    await startWorker(page);
    await downloadAll(page);
    // Only files that were downloaded for offline use count.
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await goOffline(page);
    await page.goto(`${stage.server.origin}/docs/workflows/examples/http-response/`);
    await page.locator('[data-run]').first().click();
    const status = page.locator('.playground [role=status]');
    await expect.poll(() => status.textContent()).toMatch(/^Done/);
    // Edited code needs the editor, and the modules of all pages.
    await page.getByRole('button', { name: 'Edit code' }).click();
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(
      'import { DateTime } from "luxon"; console.log(DateTime.fromISO("2021-12-01").year)',
    );
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => page.locator('.report pre').first().textContent()).toBe('2021');
  });

  test('can be interrupted while downloading, and continued', async () => {
    const page = await stage.open('/docs/', { expected });
    await startWorker(page);
    await showControl(page);
    stage.server.faults.push({ path: /^\/docs\/workflows\/steps\//, kind: 'late' });
    await page.click('#keep-offline button');
    await page.waitForSelector('#keep-offline progress');
    await expect
      .poll(() => page.$eval('#keep-offline progress', (bar) => (bar as HTMLProgressElement).position))
      .toBeGreaterThan(0.2);
    await page.click('#keep-offline button:has-text("Stop")');
    await page.waitForSelector('#keep-offline button:has-text("Keep these docs offline")');
    stage.server.recover();
    stage.server.requests.splice(0);
    await downloadAll(page);
    // Documents are last in the list, so everything else was cached.
    expect(stage.server.requests.filter((path) => /\/texts\//.test(path))).toEqual([]);
  });
});
