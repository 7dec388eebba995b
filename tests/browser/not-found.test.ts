import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { violations } from '../../check/axe.ts';
import { darken } from '../../check/look.ts';
import { htmlProblems } from '../../check/valid-html.ts';
import { overflowing, widthsOf } from '../../check/widths.ts';
import { createStage } from './support/browser.ts';

const stage = createStage();

test('the not-found page is valid, accessible in both themes, and never scrolls sideways', async () => {
  expect(await htmlProblems(readFileSync(join(inject('dist'), 'docs/404.html'), 'utf8'))).toEqual([]);
  const page = await stage.open('/docs/no-such-page/', { expected: /404/, reducedMotion: 'reduce' });
  await page.waitForSelector('#article code');
  expect(await violations(page)).toEqual([]);
  await darken(page);
  expect(await violations(page, 'colors')).toEqual([]);
  expect(await overflowing(page, widthsOf(inject('dist')))).toEqual([]);
});
