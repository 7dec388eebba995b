import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { violations } from '../../../check/axe.ts';
import { tightTexts } from '../../../check/drawings.ts';
import { darken } from '../../../check/look.ts';
import { htmlProblems } from '../../../check/valid-html.ts';
import { overflowing, widthsOf } from '../../../check/widths.ts';
import { createStage, interact, onComplaint } from '../support/browser.ts';
import { routesOf } from '../support/routes.ts';
import { openPassed, type Passed } from './passed.ts';

/**
 * One page of each layout, and the longest one. These are checked on a first visit, in both themes, with the sidebar and on both
 * sides of each width, none of which differs between pages. `specimen.test.ts` checks every component in both themes.
 */
const exemplary = ['/', '/limits/', '/quickstart/hello-world/', '/components/api/', '/api/rest/'];

/** How pages are opened. */
const look = {
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
} as const;

/**
 * Tests a share of all pages. The pages are dealt out to files because files are what runs side by side.
 *
 * @param index of this share, from 0
 * @param count how many shares there are
 */
export function testShare(index: number, count: number): void {
  const dist = inject('dist');
  const stage = createStage();
  const mine = routesOf(dist).filter((_, position) => position % count === index);
  const widths = widthsOf(dist);
  let passed: Passed | undefined;
  let visitor: Page | undefined;
  const complaints: string[] = [];
  beforeAll(() => {
    passed = openPassed(dist, stage.browser.version());
  });
  afterAll(() => visitor?.context().close());

  /** Opens a page in the tab of a reader who has seen others. A new reader would load the scripts and install the worker again. */
  async function visit(path: string): Promise<Page> {
    if (!visitor) {
      visitor = await stage.browser.newPage(look);
      onComplaint(visitor, (text, where) => complaints.push(`${text} (${where})`));
    }
    // Where a failed test has left it at another width.
    await visitor.setViewportSize(look.viewport);
    await visitor.goto(stage.server.origin + path);
    return visitor;
  }

  describe('a page', () => {
    test.each(mine)('%s', async (route) => {
      if (passed?.has(route)) return;
      onTestFinished(({ task }) => {
        if (task.result?.state === 'pass') passed?.add(route);
      });
      expect(await htmlProblems(readFileSync(join(dist, 'docs', route, 'index.html'), 'utf8'))).toEqual([]);

      const isExemplary = exemplary.includes(route);
      complaints.splice(0);
      const page = isExemplary
        ? await stage.open(`/docs${route}`, { ...look, hasWorker: true })
        : await visit(`/docs${route}`);
      expect(await tightTexts(page), 'drawings').toEqual([]);
      if (isExemplary) {
        expect(await violations(page), 'accessible').toEqual([]);
        await darken(page);
        expect(await violations(page, 'colors'), 'accessible in the dark').toEqual([]);
      } else expect(await violations(page, 'page'), 'accessible').toEqual([]);

      expect(
        await overflowing(page, isExemplary ? widths.all : widths.narrowest),
        'widths at which it scrolls sideways',
      ).toEqual([]);
      await page.setViewportSize(look.viewport);
      await interact(page);
      // For the pages of a first visit, the stage checks this.
      expect(complaints, 'the console says nothing').toEqual([]);
    });
  });
}
