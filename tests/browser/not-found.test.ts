// cspell:ignore exampels
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { violations } from '../../check/axe.ts';
import { setDarkTheme } from '../../check/browser-check.ts';
import { htmlProblems } from '../../check/valid-html.ts';
import { overflowing, widthsOf } from '../../check/widths.ts';
import { arrive, atRest, createStage, follow, interact, where } from './support/browser.ts';

const stage = createStage();

test('the not-found page is valid, accessible in both themes, and never scrolls horizontally', async () => {
  expect(await htmlProblems(readFileSync(join(inject('dist'), 'docs/404.html'), 'utf8'))).toEqual([]);
  const page = await stage.open('/docs/no-such-page/', { expected: /404/, reducedMotion: 'reduce' });
  await page.waitForSelector('#article code');
  expect(await violations(page)).toEqual([]);
  await setDarkTheme(page);
  expect(await violations(page, 'colors')).toEqual([]);
  expect(await overflowing(page, widthsOf(inject('dist')).all)).toEqual([]);
});

test('if no page is near, it suggests the first pages of the menu, and none of other sites', async () => {
  for (const path of ['/docs/qqq/', '/docs/ask-the-community/']) {
    const page = await stage.open(path, { expected: /404/ });
    const links = page.locator('#article [data-nearest] a');
    await expect.poll(() => links.count()).toBe(4);
    for (const link of await links.all()) expect(await link.getAttribute('href')).toMatch(/^\/docs\//);
  }
});

test('shows the nearest pages without React or search, and without a layout shift', async () => {
  stage.server.requests.splice(0);
  const page = await stage.open('/docs/workflows/exampels/send-mail/', {
    expected: /404/,
    before: () => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          document.documentElement.append(`shift ${entry.toJSON().value}`);
      }).observe({ type: 'layout-shift', buffered: true });
    },
  });
  const links = page.locator('#article [data-nearest] a');
  await expect.poll(() => links.count()).toBe(4);
  expect(await links.first().getAttribute('href')).toBe('/docs/workflows/examples/send-yourself-email/');
  expect(await page.textContent('#article [data-asked]')).toBe('/docs/workflows/exampels/send-mail/');
  await atRest(page, stage.server);
  expect(await page.textContent('html')).not.toContain('shift ');
  expect(stage.server.requests.filter((path) => /react|app\.|search|pages-/.test(path))).toEqual([]);
});

test('without scripts, the not-found page links to every chapter, and has no search', async () => {
  const page = await stage.open('/docs/no-such-page/', { expected: /404/, javaScriptEnabled: false });
  const chapters = page.locator('#article h2:text("Browse by topic") + ul a');
  expect(await chapters.count()).toBe(await page.locator('#sidebar details').count());
  expect(await page.locator('#article button').isVisible()).toBe(false);
  expect(await page.locator('#article [data-nearest]').isVisible()).toBe(false);
  await page.getByRole('link', { name: 'overview' }).first().click();
  expect(new URL(page.url()).pathname).toBe('/docs/');
});

test('a link to an unknown URL waits for the complete document if its script is empty', async () => {
  // A service worker would request the script, too.
  const page = await stage.open('/docs/', { expected: /404/ });
  await interact(page);
  stage.server.faults.push({ path: /js\/not-found\./, kind: 'empty' });
  stage.server.faults.push({ path: /no-such-page/, kind: 'late' });
  await follow(page, '/docs/no-such-page/');
  await expect.poll(() => stage.server.hits).toBeGreaterThan(1);
  const home = 'Connect APIs, remarkably fast';
  expect(await where(page)).toEqual({ address: '/docs/', title: home });
  expect(await page.title()).toContain(home);
  stage.server.recover();
  await arrive(page, 'Page not found');
  await expect.poll(() => page.title()).toContain('Page not found');
  await page.waitForSelector('#article [data-nearest] a');
});
