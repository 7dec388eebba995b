import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { buildSite } from '../../src/build/build-site.ts';
import { readSources } from '../../src/build/inputs.ts';
import { cacheDir } from '../../src/node/folders.ts';
import { readSite } from '../../src/shared/site.ts';
import { small } from '../fixtures/small-source.ts';
import { arrive, createStage, follow, goOffline, interact } from './support/browser.ts';
import { cachedPaths, downloadAll, showControl, startWorker, untilCached } from './support/offline.ts';

// Which pages there are makes no difference to the control.
const stage = createStage(() => inject('smallDist'), { hasWorker: true });
const limits = { address: '/docs/limits/', title: 'Limits' };
const expected = /Failed to load resource|net::|ChunkLoadError|dynamically imported/;

describe('the offline docs', () => {
  test("that can't be downloaded show an error, and are downloaded on retry", async () => {
    const page = await stage.open('/docs/', { expected });
    await startWorker(page);
    await showControl(page);
    stage.server.faults.push({ path: /^\/docs\/limits\/$/, kind: 'truncated' });
    await page.click('#keep-offline button');
    await page.waitForSelector(`#keep-offline :text("couldn't be downloaded")`);
    expect(await page.textContent('#keep-offline [role=status]')).toContain("couldn't be downloaded");
    stage.server.faults.splice(0);
    await page.click('#keep-offline button:has-text("Try again")');
    await page.waitForSelector('#keep-offline :text("are saved on this device")');
  });

  test('that no service worker could show are downloaded only once there is one', async () => {
    const page = await stage.open('/docs/', {
      expected,
      before: () => {
        const { prototype } = ServiceWorkerContainer;
        const { register } = prototype;
        prototype.register = () => Promise.reject(new TypeError('Failed to fetch'));
        Object.assign(window, { allowWorker: () => (prototype.register = register) });
      },
    });
    await interact(page);
    await showControl(page);
    expect(await page.textContent('#keep-offline [role=status]')).toContain("couldn't be set up");
    const retry = page.locator('#keep-offline button:has-text("Try again")');
    await retry.click();
    await page.waitForSelector(`#keep-offline :text("couldn't be set up")`);
    expect(await cachedPaths(page)).toEqual([]);
    await page.evaluate('window.allowWorker()');
    await retry.click();
    await downloadAll(page);
  });

  test('are those of the last update, even if an update was interrupted, and pages were visited before', async () => {
    const edited = join(cacheDir, 'test-dist-small-edited');
    const texts = readSources(small.contentDir);
    texts.set('limits.mdx', `${texts.get('limits.mdx')}\nAdded by a deploy.\n`);
    await buildSite({ site: readSite({}), source: { ...small, texts }, outDir: edited, compress: false });
    const page = await stage.open('/docs/limits/', { expected });
    await startWorker(page);
    await untilCached(page, limits.address, 'limits');
    await downloadAll(page);
    await page.goto(`${stage.server.origin}/docs/`);
    stage.server.deploy(edited);
    await page.reload();
    await interact(page);
    await showControl(page);
    stage.server.faults.push({ path: /^\/docs\/limits\/$/, kind: 'truncated' });
    await page.click('#keep-offline button:has-text("Update them")');
    await page.waitForSelector(`#keep-offline :text("couldn't be downloaded")`);
    stage.server.faults.splice(0);
    await page.click('#keep-offline button:has-text("Try again")');
    await page.waitForSelector('#keep-offline :text("are saved on this device")');
    await goOffline(page);
    await page.goto(`${stage.server.origin}/docs/limits/`);
    expect(await page.textContent('#article')).toContain('Added by a deploy.');
    stage.server.deploy(inject('smallDist'));
  });

  test("that can't be removed show an error, and are removed on retry", async () => {
    const page = await stage.open('/docs/', { expected });
    await startWorker(page);
    await downloadAll(page);
    await page.evaluate(() => {
      const { prototype } = CacheStorage;
      const { delete: really } = prototype;
      prototype.delete = () => {
        prototype.delete = really;
        return Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
      };
    });
    await page.click('#keep-offline button:has-text("Remove")');
    await page.waitForSelector(`#keep-offline :text("doesn't let this site store data")`);
    await page.click('#keep-offline button:has-text("Try again")');
    await page.click('#keep-offline button:has-text("Remove")');
    await page.waitForSelector('#keep-offline button:has-text("Keep these docs offline")');
  });

  test('that exceed the quota show an error, and leave nothing behind', async () => {
    const page = await stage.open('/docs/', { expected });
    await startWorker(page);
    await showControl(page);
    const devtools = await page.context().newCDPSession(page);
    const { origin } = stage.server;
    const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin });
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 200_000 });
    await page.click('#keep-offline button');
    await page.waitForSelector('#keep-offline :text("enough space")');
    expect(await cachedPaths(page)).not.toContain('/docs/errors/');
    await devtools.send('Storage.overrideQuotaForOrigin', { origin });
    await page.click('#keep-offline button:has-text("Try again")');
    await page.waitForSelector('#keep-offline :text("are saved on this device")');
  });
});

describe('if storage is forbidden', () => {
  test('the control reports it, and everything else works', async () => {
    const page = await stage.open('/docs/', {
      before: () => {
        navigator.serviceWorker.register = () =>
          Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
      },
    });
    await interact(page);
    await showControl(page);
    expect(await page.textContent('#keep-offline')).toContain("doesn't let this site store data");
    await page.click('#keep-offline button:has-text("Try again")');
    await page.waitForSelector(`#keep-offline :text("doesn't let this site store data")`);
    await follow(page, limits.address);
    await arrive(page, limits.title);
  });
});
