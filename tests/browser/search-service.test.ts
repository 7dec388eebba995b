import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSite } from '../../src/build/build-site.ts';
import { readSections } from '../../src/build/read-sections.ts';
import { searchRecords } from '../../src/build/search-records.ts';
import { cacheDir } from '../../src/node/folders.ts';
import { readSite } from '../../src/shared/site.ts';
import { small } from '../fixtures/small-source.ts';
import { type AlgoliaServer, credentials, startAlgoliaServer } from './support/algolia-server.ts';
import { arrive, createStage } from './support/browser.ts';
import { endTimeout, holdTimeouts } from './support/timeouts.ts';

const dist = join(cacheDir, 'test-dist-search-service');
const site = readSite({
  DOCS_ALGOLIA_APP_ID: credentials.appId,
  DOCS_ALGOLIA_API_KEY: credentials.apiKey,
  DOCS_ALGOLIA_INDEX_NAME: credentials.indexName,
});
let service: AlgoliaServer;
beforeAll(async () => {
  await buildSite({ site, source: small, outDir: dist, compress: false });
  service = await startAlgoliaServer([...searchRecords(await readSections(site), site)]);
});
afterAll(() => service.close());
beforeEach(() => {
  service.behavior = 'working';
  service.queries.splice(0);
});
const stage = createStage(() => dist);

/** Forwards requests for the service to the local server, with the same delays. */
const routes = (context: BrowserContext) =>
  context.route(/algolia\.net/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const answered = await route
      .fetch({ url: service.origin + pathname, timeout: 30_000 })
      .catch(() => undefined);
    // The page has aborted the request.
    await (answered ? route.fulfill({ response: answered }) : route.abort()).catch(() => undefined);
  });

async function search(query: string, expected?: RegExp): Promise<Page> {
  const page = await stage.open('/docs/', { routes, before: holdTimeouts, ...(expected && { expected }) });
  await page.keyboard.press('/');
  await page.waitForSelector('#search-dialog[open]');
  await page.keyboard.insertText(query);
  return page;
}
const note = '#search-dialog :text("The search service is unavailable")';

test('results of the service look like those of local search, and lead to the same places', async () => {
  const page = await search('out of memory');
  const hit = page.locator('#search-dialog [role=option][href="/docs/errors/#out-of-memory"]');
  await hit.waitFor();
  expect(service.queries).toContain('out of memory');
  expect(await hit.locator('mark').allTextContents()).toContain('Memory');
  expect(await hit.locator('.trail').textContent()).toContain('errors');
  expect(await page.locator(note).count()).toBe(0);
  await hit.click();
  await arrive(page, 'Common errors');
  expect(new URL(page.url()).hash).toBe('#out-of-memory');
});

test('local search is not downloaded until it is needed', async () => {
  const page = await stage.open('/docs/', { routes });
  const local: string[] = [];
  page.on('request', (request) => {
    if (/assets\/search\//.test(request.url())) local.push(request.url());
  });
  await page.keyboard.press('/');
  await page.waitForSelector('#search-dialog[open]');
  await page.keyboard.insertText('memory');
  await page.waitForSelector('#search-dialog [role=option]');
  expect(local).toEqual([]);
});

test.each(['slow', 'failing', 'sending invalid responses'] as const)(
  'local search takes over, with a note, when the service is %s',
  async (behavior) => {
    service.behavior = behavior;
    const page = await search('out of memory', /Failed to load resource/);
    if (behavior === 'slow') await endTimeout(page, 3000);
    await page.waitForSelector('#search-dialog [role=option][href="/docs/errors/#out-of-memory"]');
    await page.waitForSelector(note);
    // The next query goes to the service again, and the note disappears when it responds.
    service.behavior = 'working';
    await page.fill('#search-dialog input', 'time per run');
    await page.waitForSelector('#search-dialog [role=option][href="/docs/limits/#time-per-execution"]');
    await expect.poll(() => page.locator(note).count()).toBe(0);
  },
);
