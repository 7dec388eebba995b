import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cachePrefix } from '../../../src/offline/names.ts';
import { interact } from './browser.ts';

/** Interacts with a page, and waits until the service worker controls it. */
export async function startWorker(page: Page): Promise<void> {
  await interact(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Waits until a page is cached as a document and as a chunk. */
export async function untilCached(page: Page, path: string, key: string): Promise<void> {
  await expect.poll(() => cachedPaths(page)).toContain(path);
  await expect
    .poll(async () => (await cachedPaths(page)).some((kept) => kept.includes(`/js/${key}.`)))
    .toBe(true);
}

/** Returns the paths of all cached files. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });

/** Returns the names of the caches of the site with a base. */
export const cacheNames = async (page: Page, base = '/docs/'): Promise<string[]> =>
  (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith(cachePrefix(base)));

/** Scrolls to the offline control in the footer, and waits for its text. */
export async function showControl(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForSelector('#keep-offline :is(button, span)');
}

/** Downloads everything, and waits until that is done. */
export async function downloadAll(page: Page): Promise<void> {
  await showControl(page);
  await page.click('#keep-offline button:has-text("Keep these docs offline")');
  await page.waitForSelector('#keep-offline :text("are saved on this device")');
}
