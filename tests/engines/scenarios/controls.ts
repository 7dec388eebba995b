import { expect, test } from 'vitest';
import { desktop, hello } from '../pages.ts';
import { live, paste, present, scriptsLoaded, until, wheelUntil } from '../reader.ts';
import type { EngineStage } from '../stage.ts';

/** Scenarios of the controls within a page. */
export function controlScenarios(stage: EngineStage): void {
  test('the theme and the selected tab change, and are remembered', async () => {
    const page = await stage.open(hello.path, desktop);
    for (const theme of ['light', 'dark']) {
      await page.click('button[data-theme]');
      await until(page, (name) => document.documentElement.dataset.theme === name, theme);
    }
    const second = '#article [data-tabs] label:nth-of-type(2)';
    await page.click(second);
    const isChosen = () =>
      document.querySelectorAll<HTMLInputElement>('[data-tabs] input')[1]?.checked === true;
    await until(page, isChosen, undefined);
    await scriptsLoaded(page);
    await page.reload();
    await until(page, () => document.documentElement.dataset.theme === 'dark', undefined);
    expect(await page.evaluate(isChosen, undefined)).toBe(true);
  });

  test('code blocks and pages are copied', async () => {
    const page = await stage.open('/docs/pipedream-axios/', desktop);
    await live(page);
    const code = await page.evaluate(
      () =>
        document.querySelector('#article button[data-copy]')?.parentElement?.querySelector('code')
          ?.textContent,
      undefined,
    );
    // The buttons only show for a moment that they have copied.
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      new MutationObserver(() => {
        if (document.querySelector('button[data-copy=Copied]')) dataset.codeCopied = '';
        if (document.querySelector('[data-copy-page]')?.textContent === 'Copied') dataset.pageCopied = '';
      }).observe(document.body, { attributes: true, childList: true, subtree: true });
    }, undefined);
    await page.click('#article button[data-copy]');
    await present(page, 'html[data-code-copied]');
    expect(await paste(page)).toBe(code?.replace(/\n$/, ''));

    // Slower than the time for which WebKit treats a click as permission.
    stage.server.faults.push({ path: /pipedream-axios\/index\.md$/, kind: 'slow', ms: 1500 });
    await page.click('[data-copy-page]');
    await present(page, 'html[data-page-copied]');
    expect(await paste(page)).toMatch(/^# .+\n(?:.*\n)+```/);
    await scriptsLoaded(page);
  });

  test('a sample runs, and runs again after an edit', async () => {
    const page = await stage.open('/docs/workflows/examples/http-response/', desktop);
    await page.click('[data-run]');
    const reports = (text: string) =>
      until(
        page,
        (wanted) => document.querySelector('.report')?.textContent?.includes(wanted) === true,
        text,
      );
    await reports('400 Bad Request');
    await page.click('.playground .bar button');
    await until(
      page,
      () => Boolean(document.querySelector('.playground .editor')?.shadowRoot?.activeElement),
      undefined,
    );
    await page.press('Control+a');
    await page.type('const a = 6 / 2; console.log(`${a} typed`)');
    await page.press('Control+Enter');
    await reports('3 typed');
  });

  test('the filter, collapsed fields and the calculator work', async () => {
    const page = await stage.open('/docs/apps/all-apps/', desktop);
    await page.click('[data-filter] > input');
    await page.type('slack');
    await until(
      page,
      () => {
        const filter = document.querySelector('[data-filter]');
        const rows = [...(filter?.querySelectorAll(':is(li, tbody tr):not([hidden])') ?? [])];
        return rows.length > 0 && rows.every(({ textContent }) => /slack/i.test(textContent));
      },
      undefined,
    );

    await scriptsLoaded(page);
    await page.goto(`${stage.server.origin}/docs/api/rest/`);
    await page.click('#article details > summary');
    await present(page, '#article details[open]');

    await scriptsLoaded(page);
    await page.goto(`${stage.server.origin}/docs/limits/`);
    await page.evaluate(
      () => document.querySelector('[data-island]')?.scrollIntoView({ block: 'center' }),
      undefined,
    );
    await wheelUntil(page, 1, () => document.querySelector('[data-island][data-live]') !== null);
    await page.evaluate(() => {
      const slider = document.querySelector<HTMLInputElement>('[data-island] input[type=range]');
      if (!slider) return;
      // Bypasses React, which ignores the event if it knows the value of the field.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '10');
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }, undefined);
    await until(
      page,
      () => document.querySelector('[data-island]')?.textContent.includes('1,440 of 333') === true,
      undefined,
    );
  });
}
