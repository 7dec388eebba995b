import { expect, test } from 'vitest';
import { expectPage, type Place } from '../expect-page.ts';
import { desktop, hello, home, limits, pricing } from '../pages.ts';
import { hash, position, scriptsLoaded, until, wheelUntil } from '../reader.ts';
import type { EngineStage } from '../stage.ts';

const memory = { ...limits, hash: '#memory' };
/** The neighbors of `hello` in the sidebar. */
const before = { path: '/docs/quickstart/', heading: 'Introduction' };
const after = { path: '/docs/quickstart/hello-name/', heading: 'hello ${name}!' };

/** Scenarios of navigation, each followed by a check of everything that has to belong to the page. */
export function movingScenarios(stage: EngineStage): void {
  test('navigates by article, previous, next, sidebar, contents, Back, Forward and reload', async () => {
    const page = await stage.open(home.path, desktop);
    await expectPage(page, home, 'load');
    const clicks: [string, Place][] = [
      [`#article a[href="${hello.path}"]`, hello],
      ['#page-footer a[rel=next]', after],
      ['#page-footer a[rel=prev]', hello],
      ['#page-footer a[rel=prev]', before],
      [`#sidebar a[href="${limits.path}"]`, limits],
    ];
    for (const [selector, place] of clicks) {
      await page.click(selector);
      await expectPage(page, place, 'click');
    }
    await page.click('#toc a[href="#memory"]');
    await expectPage(page, memory, 'within');
    const at = await position(page);
    await page.back();
    await until(page, () => location.hash === '', undefined);
    await expectPage(page, limits, 'traverse');
    await page.back();
    await expectPage(page, before, 'traverse');
    for (const place of [limits, { ...memory, at }]) {
      await page.forward();
      await expectPage(page, place, 'traverse');
    }
    await scriptsLoaded(page);
    await page.reload();
    await expectPage(page, { ...memory, at }, 'load');
  });

  test('goes to a heading of another page, and returns to the previous position', async () => {
    const page = await stage.open(hello.path, desktop);
    await wheelUntil(page, 900, () => scrollY > 300);
    const at = await position(page);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      link.id = 'made-by-the-test';
      link.textContent = 'Memory';
      link.style.cssText = 'position: fixed; inset-block-start: 50%; z-index: 9';
      document.querySelector('#article')?.append(link);
    }, memory.path + memory.hash);
    await page.click('#made-by-the-test');
    await expectPage(page, memory, 'click');
    await page.back();
    await expectPage(page, { ...hello, at }, 'traverse');
    await page.forward();
    await expectPage(page, memory, 'traverse');
  });

  test('a reload in the middle of a page keeps the position, and the current heading in the URL', async () => {
    const page = await stage.open(limits.path, desktop);
    await wheelUntil(page, 10, () => scrollY > 0);
    await wheelUntil(page, 2900, () => location.hash !== '');
    const [at, current] = [await position(page), await hash(page)];
    expect(current).not.toBe('');
    await scriptsLoaded(page);
    await page.reload();
    await expectPage(page, { ...limits, hash: current, at }, 'load');
  });

  test('double clicks, and a click during a pending navigation, end on the last one', async () => {
    const page = await stage.open(home.path, desktop);
    await page.click(`#sidebar a[href="${limits.path}"]`, 2);
    await expectPage(page, limits, 'click');
    stage.server.faults.push({
      path: /js\/quickstart_hello-world\.|quickstart\/hello-world\/$/,
      kind: 'late',
    });
    // In one task, because no driver is fast enough.
    await page.evaluate(
      (paths) => {
        for (const path of paths) document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
      },
      [hello.path, pricing.path],
    );
    await expectPage(page, pricing, 'click');
    stage.server.recover();
    await expectPage(page, pricing, 'click');
  });
}
