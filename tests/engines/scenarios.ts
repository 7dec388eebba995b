import { describe, expect, inject, test } from 'vitest';
import { startFaultServer } from '../browser/support/fault-server.ts';
import type { Engine, TabOptions } from './engine.ts';
import { expectPage, position, present, scriptsLoaded, shown, topOf, until, wheelUntil } from './reader.ts';
import { createEngineStage } from './stage.ts';

const limits = ['/docs/limits/', 'Limits'] as const;
const hello = ['/docs/quickstart/hello-world/', 'hello world!'] as const;
const home = ['/docs/', 'Connect APIs, remarkably fast'] as const;
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 800 };

/** One page of each layout, and those with the most parts. */
const layouts = [
  '/docs/',
  '/docs/limits/',
  '/docs/quickstart/hello-world/',
  '/docs/components/api/',
  '/docs/api/rest/',
  '/docs/apps/all-apps/',
];
/** Has no page, so the server sends the not-found page. */
const nowhere = '/docs/nothing-here/';

/**
 * User scenarios in one engine. Each ends with an empty console.
 *
 * @param start starts the engine, or returns what is missing on this machine
 */
export function describeEngine(name: string, start: (() => Promise<Engine>) | string): void {
  const isMissing = typeof start === 'string';
  const stage = createEngineStage(isMissing ? undefined : start);
  const open = (path: string, options: TabOptions = desktop) => stage.open(path, options);

  describe.skipIf(isMissing)(isMissing ? `${name} (${start})` : name, () => {
    test.each([desktop, phone])('renders each layout at %o', async (size) => {
      const page = await open('/docs/', size);
      stage.expected = /404/;
      for (const path of [...layouts, nowhere]) {
        await page.goto(stage.server.origin + path);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth, undefined);
        expect(wide, path).toBeLessThanOrEqual(0);
        expect((await shown(page)).heading, path).not.toBe('');
      }
    });

    test('navigates by sidebar, article, contents, previous, next, Back and Forward', async () => {
      const page = await open(home[0]);
      await page.click(`#article a[href="${hello[0]}"]`);
      const first = await expectPage(page, ...hello);
      // Without the Navigation API this is a new document, with the browser's default focus.
      if (await page.evaluate(() => 'navigation' in window, undefined)) expect(first.focus).toBe('h1');
      const next = await page.evaluate(
        () => document.querySelector<HTMLAnchorElement>('#page-footer a[rel=next]')?.pathname ?? '',
        undefined,
      );
      await page.click('#page-footer a[rel=next]');
      await until(
        page,
        (path) =>
          location.pathname === path && document.querySelector('#article h1')?.textContent !== 'hello world!',
        next,
      );
      await present(page, `#page-footer a[rel=prev][href="${hello[0]}"]`);
      await page.click('#page-footer a[rel=prev]');
      await expectPage(page, ...hello);
      await page.click(`#sidebar a[href="${limits[0]}"]`);
      await expectPage(page, ...limits);
      await page.click('#toc a[href="#memory"]');
      await until(page, () => location.hash === '#memory', undefined);
      expect(await topOf(page, 'memory')).toBeLessThan(160);
      await page.back();
      await until(page, () => location.hash === '', undefined);
      await page.back();
      await expectPage(page, ...hello);
      await page.forward();
      await expectPage(page, ...limits);
    });

    test('goes to a heading of another page, and returns to the previous position', async () => {
      const page = await open(hello[0]);
      await wheelUntil(page, 900, () => scrollY > 300);
      const before = await position(page);
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        link.id = 'made-by-the-test';
        link.textContent = 'Memory';
        link.style.cssText = 'position: fixed; inset-block-start: 50%; z-index: 9';
        document.querySelector('#article')?.append(link);
      }, '/docs/limits/#memory');
      await page.click('#made-by-the-test');
      await expectPage(page, ...limits, '#memory');
      await position(page);
      expect(await topOf(page, 'memory')).toBeLessThan(160);
      await page.back();
      await expectPage(page, ...hello);
      expect(Math.abs((await position(page)) - before)).toBeLessThan(50);
    });

    test('a reload in the middle of a page keeps the position, and the current heading in the address', async () => {
      const page = await open(limits[0]);
      await wheelUntil(page, 10, () => scrollY > 0);
      await wheelUntil(page, 2900, () => location.hash !== '');
      const before = await position(page);
      const { hash } = await shown(page);
      await scriptsLoaded(page);
      await page.reload();
      await expectPage(page, ...limits, hash);
      expect(Math.abs((await position(page)) - before)).toBeLessThan(50);
    });

    test('double clicks, and a click on the way to another page, end at the last one', async () => {
      const page = await open(home[0]);
      await page.click(`#sidebar a[href="${limits[0]}"]`, 2);
      await expectPage(page, ...limits);
      stage.server.faults.push({
        path: /js\/quickstart_hello-world\.|quickstart\/hello-world\/$/,
        kind: 'slow',
        ms: 1500,
      });
      // Within one task, as no driver is quick enough.
      await page.evaluate(
        ([slow, quick]) => {
          for (const path of [slow, quick])
            document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
        },
        [hello[0], '/docs/pricing/'] as const,
      );
      await expectPage(page, '/docs/pricing/', 'Plans and pricing');
    });

    test('on a phone, menu and contents open, lead, and close', async () => {
      const page = await open(home[0], phone);
      await page.click('button[popovertarget=sidebar]');
      await until(page, () => document.querySelector('#sidebar:popover-open') !== null, undefined);
      await page.click(`#sidebar a[href="${limits[0]}"]`);
      await expectPage(page, ...limits);
      await until(page, () => !document.querySelector('#sidebar:popover-open'), undefined);
      await page.click('button[popovertarget=toc]');
      await page.click('#toc a[href="#memory"]');
      await until(
        page,
        () => location.hash === '#memory' && !document.querySelector(':popover-open'),
        undefined,
      );
      await page.click('button[popovertarget=sidebar]');
      await page.back();
      await until(page, () => location.hash === '' && !document.querySelector(':popover-open'), undefined);
    });

    test('search by keys finds, and leads to the section', async () => {
      const page = await open(home[0]);
      await page.press('Control+k');
      await present(page, '#search-dialog[open]');
      await page.type('time per run');
      const hit = '/docs/limits/#time-per-execution';
      await present(page, `#search-dialog [role=option][href="${hit}"]`);
      await page.press('ArrowDown');
      await page.press('ArrowUp');
      await page.press('Enter');
      await expectPage(page, ...limits, '#time-per-execution');
      await page.press('/');
      await present(page, '#search-dialog[open]');
      await page.press('Escape');
      await until(page, () => !document.querySelector('#search-dialog[open]'), undefined);
    });

    test('theme, tabs, copying, folded fields, filter and calculator work, and choices last', async () => {
      const page = await open(hello[0]);
      for (const theme of ['light', 'dark']) {
        await page.click('header button:last-of-type');
        await until(page, (name) => document.documentElement.dataset.theme === name, theme);
      }
      await page.click('#article [data-tabs] label:nth-of-type(2)');
      await until(
        page,
        () => document.querySelectorAll<HTMLInputElement>('[data-tabs] input')[1]?.checked === true,
        undefined,
      );
      await scriptsLoaded(page);
      await page.reload();
      const remembered = await page.evaluate(
        () =>
          [
            document.documentElement.dataset.theme,
            document.querySelectorAll<HTMLInputElement>('[data-tabs] input')[1]?.checked,
          ] as const,
        undefined,
      );
      expect(remembered).toEqual(['dark', true]);

      await page.goto(`${stage.server.origin}/docs/pipedream-axios/`);
      await wheelUntil(page, 10, () => document.documentElement.hasAttribute('data-live'));
      await page.evaluate(() => {
        const note = () => {
          const done = document.querySelector('button[data-copy=done]');
          if (done) done.classList.add('has-copied');
        };
        // The button only says so for a moment.
        new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-copy'] });
      }, undefined);
      await page.click('#article button[data-copy]');
      await present(page, 'button.has-copied');

      await scriptsLoaded(page);
      await page.goto(`${stage.server.origin}/docs/apps/all-apps/`);
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
        // Set past React, which ignores the event of a field whose value it knows.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '10');
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      }, undefined);
      await until(
        page,
        () => document.querySelector('[data-island]')?.textContent.includes('1,440 of 333') === true,
        undefined,
      );
    });

    test('without scripts, the keyboard reaches the links, and no script is requested', async () => {
      const page = await open(limits[0], { ...desktop, scripts: false });
      // Past the link that skips the header, to the one on the logo.
      for (const key of ['Tab', 'Tab', 'Enter'] as const) await page.press(key);
      await expect.poll(() => stage.server.requests, { timeout: 30_000 }).toContain(home[0]);
      expect(stage.server.requests.filter((path) => path.endsWith('.js'))).toEqual([]);
    });

    test('a lost page script leads to the page all the same', async () => {
      const page = await open(home[0]);
      stage.expected = /404|Failed to load|js\/limits|module/i;
      stage.server.faults.push({ path: /js\/limits\./, kind: 'missing' });
      await page.click(`#sidebar a[href="${limits[0]}"]`);
      await expectPage(page, ...limits);
    });

    test('search opens although one request for its script was lost', async () => {
      const page = await open(home[0]);
      stage.expected = /404|Failed to load|open-search|prepare|module/i;
      stage.server.faults.push({ path: /js\/open-search\./, kind: 'missing', times: 1 });
      await page.click('[data-search]');
      const results = '#search-dialog [role=listbox]';
      await present(page, `${results}, #failure:not([hidden])`);
      if (await page.evaluate((selector) => !document.querySelector(selector), results)) {
        await page.click('#failure button');
        await present(page, results);
      }
    });

    test('the docs can be downloaded, and read when the server is gone', async () => {
      const own = await startFaultServer(inject('dist'));
      stage.expected = /./;
      const page = await stage.openTab(desktop);
      try {
        await page.goto(own.origin + hello[0]);
        await wheelUntil(page, 10, () => navigator.serviceWorker.controller !== null);
        await page.evaluate(() => document.querySelector('body > footer')?.scrollIntoView(), undefined);
        await present(page, '#keep-offline button');
        await page.click('#keep-offline button');
        await until(
          page,
          () =>
            document.querySelector('#keep-offline')?.textContent.includes('saved on this device') === true,
          undefined,
          120_000,
        );
      } finally {
        await own.close();
      }
      await page.reload();
      await expectPage(page, ...hello);
      await page.goto(own.origin + limits[0]);
      await expectPage(page, ...limits);
      await page.click(`#sidebar a[href="${home[0]}"]`);
      await expectPage(page, ...home);
    });
  });
}
