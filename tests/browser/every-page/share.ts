import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { violations } from '../../../check/axe.ts';
import { tightTexts } from '../../../check/drawings.ts';
import { darken } from '../../../check/look.ts';
import { htmlProblems } from '../../../check/valid-html.ts';
import { overflowing, widthsOf } from '../../../check/widths.ts';
import { createStage, interact } from '../support/browser.ts';
import { routesOf } from '../support/routes.ts';
import { openPassed, type Passed } from './passed.ts';

/**
 * One page of each layout, and the longest one. These are checked in both themes and with the sidebar, which doesn't differ between
 * pages. `specimen.test.ts` checks every component in both themes.
 */
const exemplary = ['/', '/limits/', '/quickstart/hello-world/', '/components/api/', '/api/rest/'];

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
  beforeAll(() => {
    passed = openPassed(dist, stage.browser.version());
  });

  describe('a page', () => {
    test.each(mine)('%s', async (route) => {
      if (passed?.has(route)) return;
      onTestFinished(({ task }) => {
        if (task.result?.state === 'pass') passed?.add(route);
      });
      expect(await htmlProblems(readFileSync(join(dist, 'docs', route, 'index.html'), 'utf8'))).toEqual([]);

      const page = await stage.open(`/docs${route}`, { colorScheme: 'light', reducedMotion: 'reduce' });
      expect(await tightTexts(page), 'drawings').toEqual([]);
      if (exemplary.includes(route)) {
        expect(await violations(page), 'accessible').toEqual([]);
        await darken(page);
        expect(await violations(page, 'colors'), 'accessible in the dark').toEqual([]);
      } else expect(await violations(page, 'page'), 'accessible').toEqual([]);

      expect(await overflowing(page, widths), 'widths at which it scrolls sideways').toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      // The console has to stay silent.
      await interact(page);
    });
  });
}
