import { expect, test } from 'vitest';
import { expectPage } from '../expect-page.ts';
import { desktop, home, limits } from '../pages.ts';
import { present, until } from '../reader.ts';
import type { EngineStage } from '../stage.ts';

const hit = { ...limits, hash: '#time-per-execution' };

/** Scenarios of search with the keyboard. */
export function searchScenarios(stage: EngineStage): void {
  test('search works with the keyboard, and leads to the section', async () => {
    const page = await stage.open(home.path, desktop);
    await page.press('Control+k');
    await present(page, '#search-dialog[open]');
    await page.type('time per run');
    await present(page, `#search-dialog [role=option][href="${hit.path}${hit.hash}"]`);
    await page.press('ArrowDown');
    await page.press('ArrowUp');
    await page.press('Enter');
    await expectPage(page, hit, 'click');
    await page.press('/');
    await present(page, '#search-dialog[open]');
    await page.press('Escape');
    await until(page, () => !document.querySelector('#search-dialog[open]'), undefined);
  });

  test('with forced colors, the selected hit has an outline that differs from its background', async (context) => {
    if (!stage.engine.hasForcedColors) return context.skip('The engine has no forced colors.');
    const page = await stage.open(home.path, { ...desktop, forcedColors: true });
    await until(page, () => matchMedia('(forced-colors: active)').matches, undefined);
    await page.press('Control+k');
    await present(page, '#search-dialog[open]');
    await page.type('time');
    await present(page, '#search-dialog [role=option][aria-selected=true]');
    const colors = await page.evaluate(() => {
      const styleOf = (selector: string) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`There is no ${selector}.`);
        return getComputedStyle(element);
      };
      const { outlineColor, outlineStyle, outlineWidth } = styleOf('#search-dialog [aria-selected=true]');
      const { backgroundColor } = styleOf('#search-dialog');
      return { outlineColor, outlineStyle, outlineWidth, backgroundColor };
    }, undefined);
    expect(colors).toMatchObject({ outlineStyle: 'solid', outlineWidth: '2px' });
    expect(colors.outlineColor).not.toBe(colors.backgroundColor);
  });
}
