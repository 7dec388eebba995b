import { test } from 'vitest';
import { expectPage } from '../expect-page.ts';
import { home, limits, phone } from '../pages.ts';
import { present, until } from '../reader.ts';
import type { EngineStage } from '../stage.ts';

/** Scenarios of the drawers on narrow screens. */
export function phoneScenarios(stage: EngineStage): void {
  test('on a phone, menu and table of contents open, navigate, and close', async () => {
    const page = await stage.open(home.path, phone);
    const closed = () => until(page, () => !document.querySelector(':popover-open'), undefined);
    await page.click('button[popovertarget=sidebar]');
    await present(page, '#sidebar:popover-open');
    await page.click(`#sidebar a[href="${limits.path}"]`);
    await expectPage(page, limits, 'click');
    await closed();
    await page.click('button[popovertarget=toc]');
    await page.click('#toc a[href="#memory"]');
    await expectPage(page, { ...limits, hash: '#memory' }, 'within');
    await closed();
    await page.click('button[popovertarget=sidebar]');
    await present(page, '#sidebar:popover-open');
    await page.back();
    await until(page, () => location.hash === '', undefined);
    await closed();
    await expectPage(page, limits, 'traverse');
  });
}
