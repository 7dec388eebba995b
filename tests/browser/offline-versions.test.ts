import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildSite } from '../../src/build/build-site.ts';
import { cacheDir } from '../../src/node/folders.ts';
import { cachesOf, listFile, removalFile, workerFile } from '../../src/offline/names.ts';
import { readSite } from '../../src/shared/site.ts';
import { small } from '../fixtures/small-source.ts';
import { arrive, atRest, createStage, follow, goOffline, interact, where } from './support/browser.ts';
import { cacheNames, downloadAll, showControl, startWorker, untilCached } from './support/offline.ts';

const next = inject('nextDist');
const off = join(cacheDir, 'test-dist-offline-off');
const recalled = join(cacheDir, 'test-dist-offline-recalled');
const expected = /Failed to load resource|net::|ChunkLoadError|dynamically imported/;
const limits = { address: '/docs/limits/', title: 'Limits' };
const [oldTitle, newTitle] = ['Limits | Pipedream Docs', 'Limits | Pipedream Docs, next build'];
const stage = createStage(undefined, { hasWorker: true });

beforeAll(async () => {
  await buildSite({ site: readSite({ DOCS_OFFLINE: 'off' }), source: small, outDir: off, compress: false });
  rmSync(recalled, { recursive: true, force: true });
  cpSync(inject('smallDist'), recalled, { recursive: true });
  cpSync(join(recalled, 'docs', removalFile), join(recalled, 'docs', workerFile));
});
afterAll(() => rmSync(recalled, { recursive: true, force: true }));

/** Opens a page of the first build with a service worker, and caches it. */
async function visitLimits(dist = inject('dist')): Promise<Page> {
  stage.server.deploy(dist);
  const page = await stage.open('/docs/limits/', { expected });
  await startWorker(page);
  await untilCached(page, limits.address, 'limits');
  return page;
}

const goTo = (page: Page, path: string) => page.goto(stage.server.origin + path);
const lookForNewWorker = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
const buildOf = (page: Page) => page.getAttribute('html', 'data-build');
const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Returns whether every cached document and manifest is of the build in the name of its cache. */
const keptBuilds = (page: Page) =>
  page.evaluate(async () => {
    const builds: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        const build =
          /^<!doctype html>\n<html [^>]*data-build="(\w+)"/.exec(text) ?? /^{"build":"(\w+)"/.exec(text);
        if (build) builds.push(`${name.split(' ')[2] === build[1]}`);
      }
    }
    return new Set(builds).size === 1 && builds[0] === 'true';
  });

describe('a deploy during a visit', () => {
  test('mixes no builds: each document has its own files, online and offline', async () => {
    const page = await visitLimits();
    const first = await buildOf(page);
    stage.server.deploy(next);
    await follow(page, '/docs/quickstart/');
    await arrive(page, 'Introduction');
    await goTo(page, '/docs/');
    const second = await buildOf(page);
    expect(second).not.toBe(first);
    await interact(page);
    await follow(page, limits.address);
    await arrive(page, limits.title);
    expect(await page.title()).toBe(newTitle);
    await page.waitForSelector('#new-version button');
    expect(await keptBuilds(page)).toBe(true);

    await goOffline(page);
    await goTo(page, limits.address);
    expect(await page.title()).toBe(oldTitle);
    expect(await buildOf(page)).toBe(first);
    await interact(page);
    await goTo(page, '/docs/workflows/');
    expect(await buildOf(page)).toBe(first);
    expect(await page.textContent('h1')).toBe("You're offline");
  });

  test('is announced, and only activated on request; cached pages are cached again', async () => {
    const page = await visitLimits();
    const first = await buildOf(page);
    await downloadAll(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await startWorker(other);
    await other.waitForSelector('#new-version', { state: 'attached' });
    stage.server.deploy(next);
    await lookForNewWorker(page);
    await page.waitForSelector('#new-version :text("A new version of these docs is available.")');
    await page.click('#new-version button:has-text("Later")');
    expect(await page.isVisible('#new-version')).toBe(false);
    expect(await buildOf(page)).toBe(first);
    expect((await cacheNames(page)).sort()).toContain(cachesOf('/docs/', first ?? '').used);

    await page.evaluate(() => Object.assign(window, { marker: true }));
    await other.click('#new-version button:has-text("Show it")');
    await other.waitForFunction((title) => document.title === title, newTitle);
    // The other tab stays unchanged, and shows the announcement.
    await page.waitForSelector('#new-version button');
    expect(await page.evaluate(() => 'marker' in window)).toBe(true);
    expect(await page.title()).toBe(oldTitle);
    const second = await buildOf(other);
    const { used, all } = cachesOf('/docs/', second ?? '');
    await expect.poll(async () => (await cacheNames(other)).sort()).toEqual([used, all]);

    await goOffline(page);
    await page.click('#new-version button:has-text("Show it")');
    await page.waitForFunction((title) => document.title === title, newTitle);
    await goTo(page, '/docs/workflows/steps/triggers/');
    expect(await where(page)).toEqual({ address: '/docs/workflows/steps/triggers/', title: 'Triggers' });
    expect(await buildOf(page)).toBe(second);
  });

  test('keeps the old version if fetching the new one fails', async () => {
    const page = await visitLimits();
    stage.server.deploy(next);
    stage.server.faults.push({ path: /^\/docs\/limits\/$/, kind: 'truncated' });
    const { hits } = stage.server;
    await lookForNewWorker(page).catch(() => {});
    // The browser may start to install the worker after it has responded.
    await expect.poll(() => stage.server.hits).toBeGreaterThan(hits);
    await page.waitForFunction(async () => {
      const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return !installing && !waiting;
    });
    expect(await page.isVisible('#new-version')).toBe(false);
    await goOffline(page);
    await goTo(page, limits.address);
    expect(await page.title()).toBe(oldTitle);
  });
});

declare global {
  /** How often the page has told the browser to look for a new version. */
  var updateCount: number;
}

test('an open page looks for a new version once an hour, when the reader returns to it', async () => {
  stage.server.deploy(inject('dist'));
  const page = await stage.open('/docs/', {
    before: () => {
      globalThis.updateCount = 0;
      ServiceWorkerRegistration.prototype.update = () => {
        globalThis.updateCount++;
        return Promise.reject(new TypeError('The network is gone.'));
      };
    },
  });
  await interact(page);
  // Added together with the listener.
  await page.waitForSelector('#new-version', { state: 'attached' });
  /** Shows or hides the page some minutes later, and returns how often it has looked by then. */
  const countAfter = (minutes: number, isHidden = false) =>
    page.evaluate(
      ({ ms, hidden }) => {
        const { now } = Date;
        Date.now = () => now() + ms;
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        return globalThis.updateCount;
      },
      { ms: minutes * 60_000, hidden: isHidden },
    );
  expect(await countAfter(30)).toBe(0);
  expect(await countAfter(40, true)).toBe(0);
  expect(await countAfter(0)).toBe(1);
  expect(await countAfter(30)).toBe(1);
  expect(await countAfter(40)).toBe(2);
});

describe('a site without offline support', () => {
  test.each([
    ['built with DOCS_OFFLINE=off', off],
    ['worker replaced by the removal worker', recalled],
  ])('removes the worker and the caches (%s)', async (_, dist) => {
    const page = await visitLimits(inject('smallDist'));
    await downloadAll(page);
    stage.server.deploy(dist);
    await lookForNewWorker(page);
    await expect.poll(() => countWorkers(page)).toBe(0);
    await expect.poll(() => cacheNames(page)).toEqual([]);
    // The reader notices nothing.
    await follow(page, '/docs/');
    await arrive(page, 'Connect APIs, remarkably fast');
    expect(await page.isVisible('#new-version')).toBe(false);
  });

  test('has no worker, no offline control, and no file list', async () => {
    stage.server.deploy(off);
    const page = await stage.open('/docs/');
    await interact(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await atRest(page, stage.server);
    expect(await countWorkers(page)).toBe(0);
    expect(await page.locator('#keep-offline').count()).toBe(0);
    expect(existsSync(join(off, 'docs', listFile))).toBe(false);
    expect(readFileSync(join(off, 'docs', workerFile), 'utf8')).toBe(
      readFileSync(join(inject('dist'), 'docs', removalFile), 'utf8'),
    );
    stage.server.deploy(inject('dist'));
  });
});

describe('the content security policy', () => {
  test("doesn't let strings become HTML or scripts, except through the site's policy", async () => {
    const page = await stage.open('/docs/', { expected: /Trusted/ });
    const attempt = (sink: string) =>
      page.evaluate((name) => {
        try {
          if (name === 'html') document.createElement('p').innerHTML = '<b>text</b>';
          if (name === 'worker') new Worker('/docs/assets/js/any.js');
          if (name === 'policy') Reflect.get(window, 'trustedTypes').createPolicy('other', {});
          return 'allowed';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      }, sink);
    expect(await attempt('html')).toBe('refused');
    expect(await attempt('worker')).toBe('refused');
    expect(await attempt('policy')).toBe('refused');
  });

  test('is never violated by the site itself', async () => {
    const page = await stage.open('/docs/', {
      before: () => {
        const broken: string[] = [];
        Object.assign(window, { broken });
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
          broken.push(violatedDirective),
        );
      },
    });
    await startWorker(page);
    await follow(page, limits.address);
    await arrive(page, limits.title);
    await page.keyboard.press('/');
    await page.waitForSelector('#search-dialog[open]');
    await page.keyboard.type('memory');
    await page.waitForSelector('#search-dialog [role=option]');
    await page.keyboard.press('Escape');
    await showControl(page);
    expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toEqual([]);
  });
});
