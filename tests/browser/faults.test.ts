import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { buildSite } from '../../src/build/build-site.ts';
import { cacheDir } from '../../src/node/folders.ts';
import { bucketOf, pagesPerBucket } from '../../src/shared/manifest.ts';
import { readSite } from '../../src/shared/site.ts';
import { small } from '../fixtures/small-source.ts';
import { arrive, atRest, createStage, follow, goOffline, interact, where } from './support/browser.ts';

const chunk = /js\/limits\./;
const home = { address: '/docs/', title: 'Connect APIs, remarkably fast' };
const limits = { address: '/docs/limits/', title: 'Limits' };
const expected = /Failed to load resource|MIME|net::|ChunkLoadError|dynamically imported/;
/** The faults that can affect a chunk. */
const chunkFaults = [
  'missing',
  'error',
  'html',
  'wrong-type',
  'reset',
  'broken-script',
  'truncated',
  'empty',
] as const;

describe('when the chunk of a page fails to load', () => {
  const stage = createStage();

  test.each(chunkFaults)('once (%s), the request is repeated silently', async (kind) => {
    const page = await stage.open('/docs/', { expected: /./ });
    await interact(page);
    await page.evaluate(() => Object.assign(window, { marker: true }));
    // After a failed import, the client requests the script once more to find out why. An empty script is a valid module.
    stage.server.faults.push({ path: chunk, kind, times: kind === 'empty' ? 1 : 2 });
    await follow(page, '/docs/limits/');
    await arrive(page, 'Limits');
    expect(await where(page)).toEqual(limits);
    expect(await page.evaluate(() => 'marker' in window)).toBe(true);
  });

  test.each(chunkFaults)('every time (%s), the page is loaded as a document', async (kind) => {
    const page = await stage.open('/docs/', { expected });
    await interact(page);
    stage.server.faults.push({ path: chunk, kind });
    await follow(page, '/docs/limits/');
    await arrive(page, 'Limits');
    expect(await where(page)).toEqual(limits);
    await page.goBack();
    await arrive(page, home.title);
    expect(await where(page)).toEqual(home);
  });

  test('offline, the page stays readable, reports the failure, and can be retried', async () => {
    const page = await stage.open('/docs/', { expected });
    await interact(page);
    await goOffline(page);
    await follow(page, '/docs/limits/');
    await page.waitForSelector('#failure:not([hidden])');
    expect(await where(page)).toEqual(home);
    expect(await page.textContent('#failure')).toContain("didn't load");
    await page.context().setOffline(false);
    await page.click('#failure button');
    await arrive(page, 'Limits');
    expect(await where(page)).toEqual(limits);
    expect(await page.isVisible('#failure')).toBe(false);
  });

  test('offline on a narrow screen, the menu makes room for the report', async () => {
    const page = await stage.open('/docs/', { expected, viewport: { width: 360, height: 740 } });
    await page.click('button[popovertarget="sidebar"]');
    await page.waitForSelector('html[data-live]');
    await goOffline(page);
    await follow(page, '/docs/limits/');
    await page.click('#failure button', { trial: true });
    expect(await page.isVisible('#sidebar')).toBe(false);
  });

  test('offline before React has loaded, it reports the failure and can be retried', async () => {
    const page = await stage.open('/docs/', { expected });
    await goOffline(page);
    await follow(page, '/docs/limits/');
    await page.waitForSelector('#failure:not([hidden])');
    expect(await where(page)).toEqual(home);
    await page.context().setOffline(false);
    await page.click('#failure button');
    await arrive(page, 'Limits');
  });

  test('offline after Back with nothing cached, URL and article stay consistent', async () => {
    const page = await stage.open('/docs/', { expected: /./ });
    await interact(page);
    await follow(page, '/docs/limits/');
    await arrive(page, 'Limits');
    await page.reload();
    await goOffline(page);
    await page.evaluate(() => history.back());
    await page.waitForSelector('#failure:not([hidden])');
    await expect.poll(() => where(page)).toEqual(limits);
    await page.context().setOffline(false);
    await page.click('#failure button');
    await arrive(page, home.title);
    expect(await where(page)).toEqual(home);
  });
});

describe('with a chunk timeout of one second', () => {
  const dist = join(cacheDir, 'test-dist-timeout');
  beforeAll(async () => {
    const site = readSite({ DOCS_CHUNK_TIMEOUT_MS: '1000' });
    await buildSite({ site, source: small, outDir: dist, compress: false });
  });
  const stage = createStage(() => dist);

  test('a stalled chunk counts as lost, and the page is loaded as a document', async () => {
    const page = await stage.open('/docs/', { expected });
    await interact(page);
    stage.server.faults.push({ path: chunk, kind: 'stall' });
    const start = Date.now();
    await follow(page, '/docs/limits/');
    await arrive(page, 'Limits');
    expect(Date.now() - start).toBeGreaterThan(900);
    expect(await where(page)).toEqual(limits);
  });
});

describe('a deploy during a visit', () => {
  const dist = inject('nextDist');
  const stage = createStage();

  test('that changes every hash makes the next click load the new build', async () => {
    const page = await stage.open('/docs/', { expected: /./ });
    await interact(page);
    stage.server.deploy(dist);
    await follow(page, '/docs/limits/');
    await arrive(page, 'Limits');
    expect(await page.title()).toBe('Limits | Pipedream Docs, next build');
    stage.server.deploy(inject('dist'));
  });

  test('makes a redirected link to a heading of the current page load the new build too', async () => {
    const page = await stage.open('/docs/workflows/steps/triggers/', {
      expected: /./,
    });
    await interact(page);
    stage.server.deploy(dist);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/docs/cron/';
      document.querySelector('#article')?.append(link);
      link.click();
    });
    await expect.poll(() => page.title()).toContain('next build');
    expect(new URL(page.url()).hash).toBe('#schedule');
    await atRest(page, stage.server);
    expect(
      await page.evaluate(() => document.getElementById('schedule')?.getBoundingClientRect().top),
    ).toBeLessThan(200);
    stage.server.deploy(inject('dist'));
  });
});

describe('a deploy that splits the manifest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-many-'));
  const [few, many] = [join(folder, 'few'), join(folder, 'many')];
  const dists = [join(cacheDir, 'test-dist-few'), join(cacheDir, 'test-dist-many')] as const;
  const routes = Array.from({ length: pagesPerBucket + 1 }, (_, index) => `/page-${index}/`);
  /** A page in a part of the manifest that the tab doesn't know yet. */
  const moved = routes.find((route) => bucketOf(route, 2) === 1) ?? '';

  const write = (contentDir: string, some: readonly string[]) => {
    const head = 'description: A page among many, which differ from one another in nothing but their titles.';
    const page = (title: string) => `---\ntitle: ${title}\n${head}\nparent: /\n---\n\nText.\n`;
    mkdirSync(contentDir, { recursive: true });
    writeFileSync(join(contentDir, 'index.mdx'), page('Home').replace('parent: /\n', ''));
    for (const route of some)
      writeFileSync(join(contentDir, `${route.slice(1, -1)}.mdx`), page(`Page ${route}`));
  };
  const build = (contentDir: string, outDir: string) =>
    buildSite({
      site: readSite({}),
      source: {
        contentDir,
        overrides: {
          sidebar: [{ type: 'page', route: '/', title: 'Home' }],
          redirects: [],
          locks: { anchors: {}, routes: [] },
          keywords: {},
        },
      },
      outDir,
      compress: false,
    });
  beforeAll(async () => {
    write(few, [moved]);
    write(many, routes);
    await build(few, dists[0]);
    await build(many, dists[1]);
    rmSync(folder, { recursive: true });
  });
  const stage = createStage(() => dists[0]);

  test('lets open tabs reach pages of every part, without loading a document', async () => {
    // The page requests a chunk once that the deploy has removed.
    const page = await stage.open('/docs/', { expected: /Failed to load resource|dynamically imported/ });
    await interact(page);
    await page.evaluate(() => Object.assign(window, { marker: true }));
    stage.server.deploy(dists[1]);
    await follow(page, `/docs${moved}`);
    await arrive(page, `Page ${moved}`);
    expect(await page.evaluate(() => 'marker' in window)).toBe(true);
  });
});
