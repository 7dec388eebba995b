import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cachePrefix } from '../../../src/offline/names.ts';
import { interact } from './browser.ts';

/** Interacts, and waits until the worker has the page. */
export async function startWorker(page: Page): Promise<void> {
  await interact(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Waits until a page is cached as a document and as a chunk. */
export async function untilKept(page: Page, path: string, key: string): Promise<void> {
  await expect.poll(() => keptPaths(page)).toContain(path);
  await expect
    .poll(async () => (await keptPaths(page)).some((kept) => kept.includes(`/js/${key}.`)))
    .toBe(true);
}

/** The paths of all cached files. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });

/** The names of the caches of the site below a base. */
export const cacheNames = async (page: Page, base = '/docs/'): Promise<string[]> =>
  (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith(cachePrefix(base)));

/** Scrolls to the control in the footer, and waits for its text. */
export async function showControl(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForSelector('#keep-offline :is(button, span)');
}

/** Downloads everything, and waits until that is done. */
export async function keepEverything(page: Page): Promise<void> {
  await showControl(page);
  await page.click('#keep-offline button:has-text("Keep these docs offline")');
  await page.waitForSelector('#keep-offline :text("are saved on this device")');
}
