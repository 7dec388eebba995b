import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { violations } from '../../../check/axe.ts';
import { setDarkTheme } from '../../../check/browser-check.ts';
import { coveredLines, tightTexts } from '../../../check/drawings.ts';
import { htmlProblems } from '../../../check/valid-html.ts';
import { overflowing, widthsOf } from '../../../check/widths.ts';
import { createStage, interact, onConsoleError } from '../support/browser.ts';
import { routesOf } from '../support/routes.ts';
import { openPassed, type Passed } from './passed.ts';

/**
 * One page of each layout, and the longest one. Only these are checked on a first visit, in both themes, with the sidebar, and on
 * both sides of each breakpoint, because none of that differs between pages. `specimen.test.ts` checks every component in both
 * themes.
 */
const exemplary = ['/', '/limits/', '/quickstart/hello-world/', '/components/api/', '/api/rest/'];

/** How pages are opened. */
const look = {
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
} as const;

/**
 * Defines the tests of one share of all pages. Pages are split between files because Vitest runs files in parallel.
 *
 * @param index of this share, from 0
 * @param count the number of shares
 */
export function testShare(index: number, count: number): void {
  const dist = inject('dist');
  const stage = createStage();
  const mine = routesOf(dist).filter((_, position) => position % count === index);
  const widths = widthsOf(dist);
  let passed: Passed | undefined;
  let visitor: Page | undefined;
  const consoleErrors: string[] = [];
  beforeAll(() => {
    passed = openPassed(dist, stage.browser.version());
  });
  afterAll(async () => {
    await visitor?.context().close();
    expect(consoleErrors.splice(0), 'console messages after the last page').toEqual([]);
  });

  /** Opens a page in the tab of a returning reader. For a new one, the scripts would load and the worker install again. */
  async function visit(path: string): Promise<Page> {
    if (!visitor) {
      visitor = await stage.browser.newPage(look);
      onConsoleError(visitor, (text, where) => consoleErrors.push(`${text} (${where})`));
    }
    // A failed test may have left another width.
    await visitor.setViewportSize(look.viewport);
    await visitor.goto(stage.server.origin + path);
    return visitor;
  }

  describe('the page', () => {
    test.each(mine)('%s', async (route) => {
      if (passed?.has(route)) return;
      onTestFinished(({ task }) => {
        if (task.result?.state === 'pass') passed?.add(route);
      });
      expect(await htmlProblems(readFileSync(join(dist, 'docs', route, 'index.html'), 'utf8'))).toEqual([]);

      const isExemplary = exemplary.includes(route);
      const page = isExemplary
        ? await stage.open(`/docs${route}`, { ...look, hasWorker: true })
        : await visit(`/docs${route}`);
      expect([...(await tightTexts(page)), ...(await coveredLines(page))], 'drawings').toEqual([]);
      if (isExemplary) {
        expect(await violations(page), 'accessible').toEqual([]);
        await setDarkTheme(page);
        expect(await violations(page, 'colors'), 'accessible in the dark').toEqual([]);
      } else expect(await violations(page, 'page'), 'accessible').toEqual([]);

      expect(
        await overflowing(page, isExemplary ? widths.all : widths.narrowest),
        'widths with horizontal scrolling',
      ).toEqual([]);
      await page.setViewportSize(look.viewport);
      await interact(page);
      // For the pages that are opened as a first visit, the stage checks this.
      expect(consoleErrors.splice(0), 'console messages').toEqual([]);
    });
  });
}
