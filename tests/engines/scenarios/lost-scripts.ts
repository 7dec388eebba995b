import { expect, test } from 'vitest';
import { expectPage } from '../expect-page.ts';
import { desktop, home, limits } from '../pages.ts';
import { live, present, wheelUntil } from '../reader.ts';
import type { EngineStage } from '../stage.ts';

/** Scripts that pages use, some of which are imported by others. */
const scripts = [
  'app',
  'show-page',
  'hydrate-figure',
  'CostCalculator',
  'Slider',
  'react',
  'start',
  'show-control',
];
const ofSearch = ['open-search', 'providers', 'search-worker'];

/** Scenarios of failing requests for scripts. */
export function lostScriptScenarios(stage: EngineStage): void {
  const lose = (names: readonly string[], times?: number) => {
    stage.expected = /404|load|import|module|MIME|worker/i;
    for (const name of names)
      stage.server.faults.push({
        path: new RegExp(`js/${name}\\.`),
        kind: 'missing',
        ...(times && { times }),
      });
  };
  const mark = 'data-same-document';

  test('each script may be lost once', async () => {
    lose([...scripts, ...ofSearch], 1);
    const page = await stage.open(limits.path, desktop);
    await page.evaluate((name) => document.documentElement.setAttribute(name, ''), mark);
    await live(page);
    await page.evaluate(
      () => document.querySelector('[data-island]')?.scrollIntoView({ block: 'center' }),
      undefined,
    );
    await wheelUntil(page, 1, () => document.querySelector('[data-island][data-live]') !== null);
    await page.evaluate(() => document.querySelector('body > footer')?.scrollIntoView(), undefined);
    await present(page, '#keep-offline button');
    await page.press('Control+k');
    await present(page, '#search-dialog[open]');
    await page.type('time per run');
    // The lost worker fails the first query, unless search was prefetched.
    await present(page, '#search-dialog :is(button.retry, [role=option])');
    if (await page.evaluate(() => document.querySelector('button.retry') !== null, undefined))
      await page.click('button.retry');
    await present(page, '#search-dialog [role=option]');
    await present(page, `[${mark}]`);
    expect(stage.server.faults.filter(({ times }) => times !== 0)).toEqual([]);
  });

  test("the reader can retry in the same document if search can't be loaded", async () => {
    // Without React, which search imports statically.
    lose(['react']);
    const page = await stage.open(home.path, desktop);
    await page.evaluate((name) => document.documentElement.setAttribute(name, ''), mark);
    await page.click('[data-search]');
    await present(page, '#failure:not([hidden])');
    stage.server.faults.splice(0);
    await page.click('#failure button');
    await present(page, '#search-dialog[open]');
    await present(page, `[${mark}]`);
  });

  test('a page is shown although its script is lost', async () => {
    const page = await stage.open(home.path, desktop);
    lose(['limits']);
    await page.click(`#sidebar a[href="${limits.path}"]`);
    await expectPage(page, limits, 'load');
  });
}
