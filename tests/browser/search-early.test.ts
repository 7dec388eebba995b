import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from '../../check/axe.ts';
import { atRest, createStage } from './support/browser.ts';

const stage = createStage();
const field = '#search-dialog input';
/** Rendered by React. */
const results = '#search-dialog [role=listbox]';
/** All scripts but the first. */
const laterScripts = /js\/(?!boot\.)/;

/** Opens a page whose scripts, except for the first, wait for `release`. */
async function openCold(options: Parameters<typeof stage.open>[1] = {}): Promise<Page> {
  stage.server.faults.push({ path: laterScripts, kind: 'late' });
  return stage.open('/docs/', options);
}

/** Sends the delayed scripts, and waits for React. */
async function sendScripts(page: Page): Promise<void> {
  stage.server.recover();
  await page.waitForSelector(results, { state: 'attached' });
}

/** Records events that only occur if the field is replaced or loses focus. */
async function watchField(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate((selector) => {
    const events: string[] = [];
    const input = document.querySelector(selector);
    for (const type of ['blur', 'compositionend']) input?.addEventListener(type, () => events.push(type));
    Object.assign(window, { events, input });
  }, field);
  return () =>
    page.evaluate((selector) => {
      const { events, input } = window as unknown as { events: string[]; input: Element };
      const isSame = input === document.querySelector(selector) && input === document.activeElement;
      return isSame ? events : [...events, 'replaced'];
    }, field);
}

describe('the search field accepts every key', () => {
  test.each(['/', 'Control+k', 'a click', 'a tap'])(
    'after %s, on a slow machine and before other scripts have loaded',
    async (how) => {
      const page = await openCold({ hasTouch: how === 'a tap' });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
      if (how === 'a click') await page.click('[data-search]');
      else if (how === 'a tap') await page.tap('[data-search]');
      else await page.keyboard.press(how);
      await page.keyboard.type('cron');
      expect(await page.inputValue(field)).toBe('cron');
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await sendScripts(page);
      await page.waitForSelector('#search-dialog [role=option]');
      expect(await page.inputValue(field)).toBe('cron');
      await page.keyboard.type(' job');
      expect(await page.inputValue(field)).toBe('cron job');
    },
  );

  test('and keeps focus, cursor and selection when the scripts load', async () => {
    const page = await openCold();
    await page.keyboard.press('/');
    await page.keyboard.type('cron job');
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft');
    for (let i = 0; i < 4; i++) await page.keyboard.press('Shift+ArrowLeft');
    const changes = await watchField(page);
    await sendScripts(page);
    await page.waitForSelector('#search-dialog [role=option]');
    expect(await changes()).toEqual([]);
    await page.keyboard.type('send');
    expect(await page.inputValue(field)).toBe('send job');
  });

  test('and keeps an active composition when the scripts load', async () => {
    const page = await openCold();
    await page.keyboard.press('/');
    const session = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await compose('かん');
    const changes = await watchField(page);
    await sendScripts(page);
    await compose('かんじ');
    expect(await changes()).toEqual([]);
    await session.send('Input.insertText', { text: '漢字' });
    expect(await page.inputValue(field)).toBe('漢字');
    await expect.poll(() => page.textContent('#search-dialog [role=status]')).toMatch(/results?/);
  });

  test('and keeps the text when it is opened again before the scripts load', async () => {
    const page = await openCold();
    await page.keyboard.press('/');
    await page.keyboard.type('cron');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('End');
    await page.keyboard.type(' job');
    await sendScripts(page);
    expect(await page.inputValue(field)).toBe('cron job');
  });
});

describe('before its scripts have loaded, search', () => {
  test.each(['Escape', 'the button'])('is closed by %s, and stays closed', async (how) => {
    const page = await openCold();
    await page.click('[data-search]');
    await page.keyboard.type('cron');
    if (how === 'Escape') await page.keyboard.press('Escape');
    else await page.click('#search-dialog >> text=Close');
    await page.waitForSelector('#search-dialog', { state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-search'))).toBe(true);
    await sendScripts(page);
    await atRest(page, stage.server);
    expect(await page.isVisible('#search-dialog')).toBe(false);
    await page.keyboard.press('/');
    await page.waitForSelector('#search-dialog [role=option]');
    // The previous text is selected, so the next key replaces it.
    await page.keyboard.type('x');
    expect(await page.inputValue(field)).toBe('x');
  });

  test('ignores Enter', async () => {
    const page = await openCold();
    await page.keyboard.press('/');
    await page.keyboard.type('cron');
    await page.keyboard.press('Enter');
    expect(await page.isVisible('#search-dialog')).toBe(true);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/docs/');
    await sendScripts(page);
    expect(await page.inputValue(field)).toBe('cron');
  });

  test.each([
    [1280, 800, 'light'],
    [360, 740, 'dark'],
  ] as const)(
    'is accessible, and causes no layout shift later, at %i by %i, %s',
    async (width, height, scheme) => {
      const page = await openCold({ viewport: { width, height }, colorScheme: scheme });
      await page.click('[data-search]');
      await page.keyboard.type('cron');
      expect(await violations(page, 'everything', '#search-dialog')).toEqual([]);
      const places = () =>
        page.$$eval('#search-dialog, #search-dialog form > *', (elements) =>
          elements.map((element) => {
            const { x, y, width: wide, height: high } = element.getBoundingClientRect();
            // The button grows around its label, which doesn't move.
            return element.localName === 'button' ? [x + wide / 2, y + high / 2] : [x, y, wide, high];
          }),
        );
      const before = await places();
      const shifts = await page.evaluateHandle(() => {
        const values: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            values.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift' });
        return values;
      });
      await sendScripts(page);
      await page.waitForSelector('#search-dialog [role=option]');
      await atRest(page, stage.server);
      expect(await places()).toEqual(before);
      expect(await shifts.jsonValue()).toEqual([]);
    },
  );
});
