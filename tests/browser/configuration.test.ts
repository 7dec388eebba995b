import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { buildSite } from '../../src/build/build-site.ts';
import { cacheDir } from '../../src/node/folders.ts';
import { readSite } from '../../src/shared/site.ts';
import { small } from '../fixtures/small-source.ts';
import { arrive, createStage, follow, goOffline, interact } from './support/browser.ts';
import { startWorker, untilCached } from './support/offline.ts';
import { routesOf } from './support/routes.ts';

describe('with a different base path', () => {
  const dist = join(cacheDir, 'test-dist-base');
  beforeAll(() =>
    buildSite({ site: readSite({ DOCS_BASE: 'help/center' }), source: small, outDir: dist, compress: false }),
  );
  const stage = createStage(() => dist);

  test('pages, assets, navigation and redirects work', async () => {
    const page = await stage.open('/');
    expect(new URL(page.url()).pathname).toBe('/help/center/');
    await interact(page);
    await follow(page, '/help/center/limits.html');
    await arrive(page, 'Limits');
    expect(new URL(page.url()).pathname).toBe('/help/center/limits/');
    expect(await page.getAttribute('link[rel=canonical]', 'href')).toBe(
      'https://pipedream.com/help/center/limits/',
    );
    await page.reload();
    expect(await page.textContent('h1')).toBe('Limits');
  });

  test('pages are cached by a service worker with that scope', async () => {
    const page = await stage.open('/help/center/limits/', {
      hasWorker: true,
      expected: /Failed to load resource/,
    });
    await startWorker(page);
    const scope = () => navigator.serviceWorker.ready.then((registration) => registration.scope);
    expect(new URL(await page.evaluate(scope)).pathname).toBe('/help/center/');
    await untilCached(page, '/help/center/limits/', 'limits');
    await goOffline(page);
    await page.reload();
    expect(await page.textContent('h1')).toBe('Limits');
  });
});

describe('third-party services', () => {
  const dist = join(cacheDir, 'test-dist-third');
  const env = {
    DOCS_TAG_MANAGER_ID: 'GTM-TEST1',
    DOCS_ALGOLIA_APP_ID: 'APP',
    DOCS_ALGOLIA_API_KEY: 'key',
    DOCS_ALGOLIA_INDEX_NAME: 'docs',
  };
  beforeAll(() => buildSite({ site: readSite(env), source: small, outDir: dist, compress: false }));
  const stage = createStage(() => dist);

  test('are used if they are configured, and allowed by the policy', async () => {
    const requested: string[] = [];
    const hits = [
      { url: 'https://pipedream.com/docs/limits/#memory', hierarchy: { lvl0: 'Limits', lvl1: 'Memory' } },
    ];
    const page = await stage.open('/docs/', {
      routes: (context) =>
        context.route(/googletagmanager|algolia/, (route) => {
          requested.push(route.request().url());
          return route.request().url().includes('algolia')
            ? route.fulfill({
                json: { hits },
                headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
              })
            : route.fulfill({ contentType: 'text/javascript', body: 'window.tagManagerRan = true' });
        }),
    });
    await page.waitForFunction(() => 'tagManagerRan' in window);
    await page.keyboard.press('/');
    await page.waitForSelector('#search-dialog[open]');
    await page.keyboard.type('memory');
    await page.waitForSelector('#search-dialog [role=option][href="/docs/limits/#memory"]');
    expect(requested).toContain('https://www.googletagmanager.com/gtm.js?id=GTM-TEST1');
    expect(requested).toContain('https://app-dsn.algolia.net/1/indexes/docs/query');
  });

  test('local search replaces a service that fails', async () => {
    const page = await stage.open('/docs/', {
      expected: /./,
      routes: (context) => context.route(/googletagmanager|algolia/, (route) => route.abort()),
    });
    await page.keyboard.press('/');
    await page.waitForSelector('#search-dialog[open]');
    await page.keyboard.type('memory');
    await page.waitForSelector('#search-dialog [role=option][href="/docs/limits/#memory"]');
  });

  test('are never mentioned in a site without configuration', () => {
    const dir = join(inject('dist'), 'docs/assets/js');
    const scripts = readdirSync(dir).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(routesOf(inject('dist')).length);
    for (const name of scripts) {
      // Algolia is also one of the apps that Pipedream integrates.
      const foreign = name.startsWith('apps_all-apps.')
        ? /googletagmanager|algolia\.net/
        : /googletagmanager|algolia/;
      expect(readFileSync(join(dir, name), 'utf8'), name).not.toMatch(foreign);
    }
  });
});
