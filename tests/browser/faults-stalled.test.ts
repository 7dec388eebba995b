import { describe, expect, test } from 'vitest';
import { arrive, createStage, follow, interact, where } from './support/browser.ts';
import { endTimeout, holdTimeouts } from './support/timeouts.ts';

const stage = createStage();
const limits = { address: '/docs/limits/', title: 'Limits' };
const expected = /Failed to load resource|net::|ChunkLoadError|dynamically imported/;

describe('a stalled request', () => {
  test('is repeated by a later click once the network has recovered', async () => {
    const page = await stage.open('/docs/', { expected });
    await interact(page);
    await page.evaluate(() => Object.assign(window, { marker: true }));
    stage.server.requests.splice(0);
    stage.server.faults.push({ path: /js\/limits\./, kind: 'stall' });
    await follow(page, limits.address);
    await expect.poll(() => stage.server.requests.some((path) => /js\/limits\./.test(path))).toBe(true);
    stage.server.faults.splice(0);
    await expect
      .poll(
        async () => {
          await follow(page, limits.address);
          return (await where(page)).title;
        },
        { interval: 500 },
      )
      .toBe(limits.title);
    expect(await where(page)).toEqual(limits);
    expect(await page.evaluate(() => 'marker' in window)).toBe(true);
  });

  test('for the manifest times out, and the page is loaded as a document', async () => {
    const page = await stage.open('/docs/', { expected, before: holdTimeouts });
    await interact(page);
    stage.server.faults.push({ path: /pages-0\.json/, kind: 'stall' });
    await follow(page, limits.address);
    await endTimeout(page, 5000);
    await arrive(page, limits.title);
    expect(await where(page)).toEqual(limits);
  });

  test('for the search index is reported as failed, and a retry repeats it', async () => {
    const page = await stage.open('/docs/', { expected, before: holdTimeouts });
    stage.server.faults.push({ path: /search\/index\./, kind: 'stall' });
    await page.keyboard.press('/');
    await page.waitForSelector('#search-dialog[open]');
    await page.keyboard.type('memory');
    const status = () => page.textContent('#search-dialog [role=status]');
    // The second request is for the file that a fresh manifest names.
    for (let tries = 1; tries <= 2; tries++) await endTimeout(page, 10_000);
    await expect.poll(status).toContain("couldn't be loaded");
    expect(await page.textContent('#search-dialog .results')).toContain('Check your connection');
    stage.server.faults.splice(0);
    await page.click('#search-dialog button:has-text("Try again")');
    await expect.poll(status).toContain('result');
  });
});
