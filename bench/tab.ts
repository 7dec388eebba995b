import type { Browser, CDPSession, Page } from 'playwright-core';

/** The connection of a phone with poor reception. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};

/** The speed of the reader's device and connection. */
export interface Conditions {
  /** The slowdown factor of the CPU. */
  cpu: 1 | 4;
  /** `slow` is 1.6 Mbps with a latency of 150 ms. */
  network: 'full' | 'slow';
}

/** Conditions without throttling. */
export const unthrottled: Conditions = { cpu: 1, network: 'full' };

/** A tab in its own browser context, with empty caches. */
export interface Tab {
  page: Page;
  session: CDPSession;
}

/**
 * Opens a tab, calls a function with it, and closes it.
 *
 * @param hasServiceWorkers `false` if the measurement shouldn't include the caching of service workers, to which network throttling
 *   doesn't apply
 * @throws the errors of the page
 */
export async function withTab<T>(
  browser: Browser,
  conditions: Conditions,
  use: (tab: Tab) => Promise<T>,
  { hasServiceWorkers = true }: { hasServiceWorkers?: boolean } = {},
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  try {
    if (!hasServiceWorkers)
      await context.addInitScript({ content: 'delete Navigator.prototype.serviceWorker;' });
    const page = await context.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (conditions.network === 'slow') await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
    const result = await use({ page, session });
    // Pages that fail can be faster than those that work.
    if (errors.length > 0) throw new AggregateError(errors, `Errors in ${page.url()}: ${errors.join('; ')}`);
    return result;
  } finally {
    await context.close();
  }
}

/** Performs the first interaction: moves the pointer to the center of the heading, where there is no link. */
export async function movePointer(page: Page): Promise<void> {
  const box = await page.locator('#article h1').boundingBox();
  if (!box) throw new Error('The page has no heading.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** Waits until the scripts of the shell run. */
export const waitForLive = (page: Page): Promise<unknown> =>
  page.waitForSelector('html[data-live]', { state: 'attached' });
