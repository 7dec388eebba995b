import { inject, test } from 'vitest';
import { startFaultServer } from '../../browser/support/fault-server.ts';
import { expectPage } from '../expect-page.ts';
import { desktop, hello, home, limits } from '../pages.ts';
import { present, until, wheelUntil } from '../reader.ts';
import type { EngineStage } from '../stage.ts';

/** Scenarios of reading without a server. */
export function offlineScenarios(stage: EngineStage): void {
  test('a visited page is available without the server, and others show the offline page', async () => {
    const own = await startFaultServer(inject('dist'));
    stage.expected = /./;
    const page = await stage.openTab(desktop);
    try {
      await page.goto(own.origin + limits.path);
      await wheelUntil(page, 10, () => navigator.serviceWorker.controller !== null);
      await until(
        page,
        async (path) => (await caches.match(path, { ignoreSearch: true })) !== undefined,
        limits.path,
      );
    } finally {
      await own.close();
    }
    await page.goto(own.origin + limits.path);
    await until(page, (text) => document.querySelector('#article h1')?.textContent === text, limits.heading);
    await page.goto(own.origin + hello.path);
    await until(page, () => document.querySelector('h1')?.textContent === "You're offline", undefined);
  });

  test('the docs can be downloaded, and read without the server', async () => {
    const own = await startFaultServer(inject('smallDist'));
    stage.expected = /./;
    const page = await stage.openTab(desktop);
    try {
      await page.goto(`${own.origin}/docs/errors/`);
      // Firefox prompts the reader, who may not answer.
      await page.evaluate(() => {
        if (navigator.storage) navigator.storage.persist = () => new Promise(() => {});
      }, undefined);
      await wheelUntil(page, 10, () => navigator.serviceWorker.controller !== null);
      await page.evaluate(() => document.querySelector('body > footer')?.scrollIntoView(), undefined);
      await page.click('#keep-offline button');
      await until(
        page,
        () => document.querySelector('#keep-offline')?.textContent.includes('saved on this device') === true,
        undefined,
        120_000,
      );
    } finally {
      await own.close();
    }
    await page.goto(own.origin + limits.path);
    await expectPage(page, limits, 'load');
    await present(page, `#sidebar a[href="${home.path}"]`);
    await page.click(`#sidebar a[href="${home.path}"]`);
    await expectPage(page, home, 'click');
  });
}
