// cspell:words currententrychange
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { arrive, atRest, createStage, follow, goOffline, interact, where } from './support/browser.ts';

const stage = createStage();
const home = { address: '/docs/', title: 'Connect APIs, remarkably fast' };
const limits = { address: '/docs/limits/', title: 'Limits' };
const hello = { address: '/docs/quickstart/hello-world/', title: 'hello world!' };
const expected = /Failed to load resource|net::|ChunkLoadError|dynamically imported/;
const isBusy = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-busy'));

/** Opens three pages by clicks, then reloads, so that no other article is cached. */
async function openThree(): Promise<Page> {
  const page = await stage.open('/docs/', { expected });
  await interact(page);
  await follow(page, limits.address);
  await arrive(page, limits.title);
  await follow(page, hello.address);
  await arrive(page, hello.title);
  await page.reload();
  // Records every navigation, as the browser reports it.
  await page.evaluate(() => {
    const addresses: string[] = [];
    Object.assign(window, { addresses });
    window.navigation.addEventListener('currententrychange', ({ navigationType }) => {
      if (navigationType === 'traverse') addresses.push(location.pathname);
    });
  });
  return page;
}

const addresses = (page: Page): Promise<string[]> => page.evaluate('window.addresses');

describe('Back without the network', () => {
  test('twice returns to the article once, and shows the failure', async () => {
    const page = await openThree();
    await goOffline(page);
    await page.evaluate(async () => {
      const moved = new Promise((resolve) => {
        window.navigation.addEventListener('currententrychange', resolve, { once: true });
      });
      history.back();
      // The second press happens before the first has failed, but its effects may come first.
      await moved;
      history.back();
    });
    await page.waitForSelector('#failure:not([hidden])');
    await expect.poll(() => where(page)).toEqual(hello);
    await atRest(page, stage.server);
    expect(await addresses(page)).toEqual([limits.address, home.address, hello.address]);
    expect(await isBusy(page)).toBe(false);

    await page.context().setOffline(false);
    await page.click('#failure button');
    await arrive(page, home.title);
    expect(await where(page)).toEqual(home);
    await page.goForward();
    await arrive(page, limits.title);
    expect(await where(page)).toEqual(limits);
  });

  test('followed by a failing click keeps URL and article consistent', async () => {
    const page = await openThree();
    await goOffline(page);
    await page.evaluate(async () => {
      const moved = new Promise((resolve) => {
        window.navigation.addEventListener('currententrychange', resolve, { once: true });
      });
      history.back();
      await moved;
      await new Promise((resolve) => setTimeout(resolve));
      document.querySelector<HTMLAnchorElement>('#sidebar a[href="/docs/pricing/"]')?.click();
    });
    await page.waitForSelector('#failure:not([hidden])');
    await atRest(page, stage.server);
    expect(await where(page)).toEqual(hello);
    await page.context().setOffline(false);
    await page.click('#failure button');
    await arrive(page, 'Plans and pricing');
    await page.goBack();
    await arrive(page, hello.title);
    expect(await where(page)).toEqual(hello);
  });
});

test('Back restores the position of an entry that was scrolled during an earlier Back', async ({ skip }) => {
  const scrolled = (page: Page) => page.evaluate(() => [scrollY, location.hash] as const);
  /** Whether the wheel turned before the browser restored the position of the first entry, which happens about every other time. */
  async function isOvertaken(page: Page): Promise<boolean> {
    await interact(page);
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('#toc a[href="#acceptable-use"]')?.click(),
    );
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 9000);
    await page.evaluate(() => history.back());
    await page.mouse.wheel(0, 1500);
    await atRest(page, stage.server);
    const [position, hash] = await scrolled(page);
    return position > 3000 && hash !== '';
  }
  let page = await stage.open('/docs/limits/');
  for (let tries = 1; !(await isOvertaken(page)); tries++) {
    if (tries === 30) skip('never overtaken');
    await page.context().close();
    page = await stage.open('/docs/limits/');
  }
  const before = await scrolled(page);
  await follow(page, hello.address);
  await arrive(page, hello.title);
  await page.evaluate(() => history.back());
  await arrive(page, limits.title);
  await atRest(page, stage.server);
  expect(await scrolled(page)).toEqual(before);
});

describe('while Back waits for its page', () => {
  /** Scrolls to the end of the limits, opens another page, reloads it, and goes back to a page that loads late. */
  async function goBackSlowly(): Promise<{ page: Page; hash: string; position: number }> {
    const page = await stage.open('/docs/limits/', { expected });
    await interact(page);
    await page.mouse.wheel(0, 2000);
    const hashOf = () => page.evaluate(() => location.hash);
    await expect.poll(hashOf).not.toBe('');
    await atRest(page, stage.server);
    const [hash, position] = [await hashOf(), await page.evaluate(() => scrollY)];
    expect(position).toBeGreaterThan(1500);
    await follow(page, '/docs/pricing/');
    await arrive(page, 'Plans and pricing');
    await page.reload();
    await interact(page);
    stage.server.faults.push({ path: /js\/limits\./, kind: 'late' });
    stage.server.requests.splice(0);
    await page.evaluate(() => history.back());
    await expect.poll(() => stage.server.requests.some((path) => /js\/limits\./.test(path))).toBe(true);
    return { page, hash, position };
  }

  test('scrolling changes neither its URL nor its position', async () => {
    const { page, hash, position } = await goBackSlowly();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    stage.server.recover();
    await arrive(page, limits.title);
    await atRest(page, stage.server);
    expect(new URL(page.url()).hash).toBe(hash);
    expect(Math.abs((await page.evaluate(() => scrollY)) - position)).toBeLessThan(50);
  });

  test('a click leads to its page, even if the entry of the current article no longer exists', async () => {
    const { page } = await goBackSlowly();
    await page.evaluate(() => {
      const gone = Promise.reject(new DOMException('Invalid key', 'InvalidStateError'));
      gone.catch(() => {});
      window.navigation.traverseTo = () => ({ committed: gone, finished: gone });
      document.querySelector<HTMLAnchorElement>('#sidebar a[href="/docs/quickstart/hello-world/"]')?.click();
    });
    await arrive(page, hello.title);
    stage.server.recover();
    await atRest(page, stage.server);
    expect(await where(page)).toEqual(hello);
    expect(await isBusy(page)).toBe(false);
    // The entry that Back has led to became the article's.
    await page.goBack();
    await arrive(page, 'Plans and pricing');
  });

  test('a click in the table of contents leads to the heading of the current article', async () => {
    const { page } = await goBackSlowly();
    const heading = await page.evaluate(() => {
      const link = document.querySelectorAll<HTMLAnchorElement>('#toc a')[2];
      link?.click();
      return link?.getAttribute('href');
    });
    await expect
      .poll(() => where(page))
      .toEqual({
        address: `/docs/pricing/${heading}`,
        title: 'Plans and pricing',
      });
    stage.server.recover();
    await atRest(page, stage.server);
    expect(await where(page)).toEqual({ address: `/docs/pricing/${heading}`, title: 'Plans and pricing' });
    expect(await isBusy(page)).toBe(false);
    await page.goBack();
    await page.goBack();
    await arrive(page, limits.title);
  });
});
