import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createStage, interact } from './support/browser.ts';
import { holdTimeouts } from './support/timeouts.ts';
import { translate } from './support/translate.ts';

const stage = createStage();

/** Opens search and waits for React. */
async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.waitForSelector('#search-dialog[open] [role=listbox]', { state: 'attached' });
}

const status = '#search-dialog [role=status]';
const hits = '#search-dialog [role=option]';

describe('the script of the search worker', () => {
  test.each(['missing', 'empty', 'html', 'broken-script', 'reset'] as const)(
    'is reported if %s, without waiting for a timeout, and a retry finds results',
    async (kind) => {
      const page = await stage.open('/docs/', {
        expected: /Failed to load|MIME|net::ERR/,
        before: holdTimeouts,
      });
      stage.server.faults.push({ path: /js\/search-worker\./, kind });
      await openSearch(page);
      await page.keyboard.type('limits');
      await page.waitForFunction(
        (selector) => document.querySelector(selector)?.textContent?.includes("couldn't be loaded"),
        status,
      );
      stage.server.faults.splice(0);
      await page.click('#search-dialog button:has-text("Try again")');
      await page.waitForSelector(hits);
    },
  );

  test('can stay lost, and a new document searches without it, with the same query', async () => {
    const page = await stage.open('/docs/limits/', { expected: /Failed to load/ });
    stage.server.faults.push({ path: /js\/search-worker\./, kind: 'missing' });
    await openSearch(page);
    await page.keyboard.type('time per run');
    await page.click('#search-dialog button:has-text("Try again")');
    const reload = page.locator('#search-dialog button:has-text("Reload the page")');
    await reload.waitFor();
    stage.server.faults.splice(0);
    await reload.click();
    await page.waitForSelector(hits);
    expect(await page.inputValue('#search-dialog input')).toBe('time per run');
    expect(new URL(page.url()).pathname).toBe('/docs/limits/');
  });
});

describe('in a page that the browser has translated', () => {
  test('search keeps working, whatever is typed', async () => {
    // React finds a different shell from the one it rendered, and renders it again.
    const page = await stage.open('/docs/', { expected: /error #418/ });
    await page.evaluate(translate);
    await openSearch(page);
    for (const query of ['limits', 'lim', 'qqqqq', '', 'cron', 'cron job', 'qq', 'memory limit']) {
      await page.fill('#search-dialog input', query);
      if (/^q/.test(query)) await page.waitForSelector('#search-dialog .message:has-text("qq")');
      else if (query) await page.waitForSelector(hits);
      else await page.waitForSelector('#search-dialog .examples');
    }
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.pathname !== '/docs/');
    expect(await page.isVisible('#search-dialog')).toBe(false);
  });
});

test('search restarts with the same query after a crash', async () => {
  const page = await stage.open('/docs/', { expected: /made to fail/ });
  await openSearch(page);
  await page.keyboard.type('limit');
  await page.waitForSelector(hits);
  await page.evaluate(() => {
    const original = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = () => {
      Element.prototype.scrollIntoView = original;
      throw new Error('made to fail');
    };
  });
  await page.keyboard.press('ArrowDown');
  await page.waitForSelector(hits);
  expect(await page.inputValue('#search-dialog input')).toBe('limit');
  expect(await page.locator('#search-dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.waitForSelector('#search-dialog', { state: 'hidden' });
});

test('search reports repeated crashes, and can be started again', async () => {
  const page = await stage.open('/docs/', { expected: /made to fail/ });
  await openSearch(page);
  await page.evaluate(() => {
    const original = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = () => {
      throw new Error('made to fail');
    };
    document.querySelector('#failure button')?.addEventListener('click', () => {
      Element.prototype.scrollIntoView = original;
    });
  });
  await page.keyboard.type('limit');
  await page.waitForSelector('#search-dialog #failure:not([hidden])');
  expect(await page.inputValue('#search-dialog input')).toContain('l');
  expect(await page.locator('#search-dialog .panel').count()).toBe(0);
  await page.click('#failure button');
  await page.waitForSelector(hits);
  expect(await page.isVisible('#failure')).toBe(false);
});

test('the list stays where the reader has scrolled it while excerpts load', async () => {
  const page = await stage.open('/docs/');
  await openSearch(page);
  await page.keyboard.type('workflow');
  await page.waitForSelector(hits);
  const last = page.locator(hits).last();
  const length = (await last.textContent())?.length ?? 0;
  const scrollTop = () => page.$eval('#search-dialog .results', (results) => results.scrollTop);
  // Not with the mouse, which would select the hit below it. The selected one is the first.
  await page.$eval('#search-dialog .results', (results) => results.scrollTo(0, 9000));
  await expect.poll(async () => (await last.textContent())?.length).toBeGreaterThan(length);
  expect(await scrollTop()).toBeGreaterThan(100);
});

test('search stays open when a selection is dragged out of its field', async () => {
  const page = await stage.open('/docs/');
  await openSearch(page);
  await page.keyboard.type('limits');
  await page.waitForSelector(hits);
  const box = await page.locator('#search-dialog [role=combobox]').boundingBox();
  if (!box) throw new Error('The field is not visible.');
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(5, box.y + box.height / 2);
  await page.mouse.up();
  expect(await page.isVisible('#search-dialog')).toBe(true);
  await page.mouse.click(5, 400);
  await page.waitForSelector('#search-dialog', { state: 'hidden' });
});

describe('keyboard', () => {
  test.each([
    ['Caps Lock', { key: 'K', code: 'KeyK', ctrlKey: true }, true],
    ['a Russian keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }, true],
    ['a Korean keyboard', { key: 'ㅏ', code: 'KeyK', metaKey: true }, true],
    ['a Dvorak keyboard', { key: 'k', code: 'KeyV', ctrlKey: true }, true],
    ['a Dvorak keyboard, where the K is a T', { key: 't', code: 'KeyK', ctrlKey: true }, false],
    ['Alt', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }, false],
    ['Shift', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, false],
    ['an input method', { key: '/', code: 'Slash', isComposing: true }, false],
    ['the slash of a German keyboard', { key: '/', code: 'Digit7', shiftKey: true }, true],
  ])('%s: %o opens search: %s', async (_, init, opens) => {
    const page = await stage.open('/docs/');
    const isTaken = await page.evaluate((keys) => {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...keys });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    }, init);
    expect(isTaken).toBe(opens);
    if (opens) await page.waitForSelector('#search-dialog[open]');
  });

  test('keys do nothing in search during a composition', async () => {
    const page = await stage.open('/docs/');
    await openSearch(page);
    await page.keyboard.type('limit');
    await page.waitForSelector(hits);
    const active = () => page.getAttribute('#search-dialog input', 'aria-activedescendant');
    const first = await active();
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      for (const key of ['Escape', 'ArrowDown', 'ArrowUp', 'Enter'])
        await page.evaluate(
          ([name, how]) => {
            document
              .querySelector('#search-dialog input')
              ?.dispatchEvent(
                new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...how }),
              );
          },
          [key, composing] as const,
        );
    expect(await page.isVisible('#search-dialog')).toBe(true);
    expect(await active()).toBe(first);
    expect(new URL(page.url()).pathname).toBe('/docs/');
    expect(await page.inputValue('#search-dialog input')).toBe('limit');
  });

  test("Escape doesn't end an active composition, as sent by an input method", async () => {
    const page = await stage.open('/docs/');
    await openSearch(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'かんじ', selectionStart: 3, selectionEnd: 3 });
    expect(await page.inputValue('#search-dialog input')).toBe('かんじ');
    await session.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Process',
      code: 'Escape',
      windowsVirtualKeyCode: 229,
    });
    expect(await page.isVisible('#search-dialog')).toBe(true);
    expect(await page.inputValue('#search-dialog input')).toBe('かんじ');
  });

  test('the single-key shortcut can be turned off permanently, and on again', async () => {
    const page = await stage.open('/docs/');
    await openSearch(page);
    await page.getByLabel('/ opens search').uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    expect(await page.isVisible('[data-search] kbd')).toBe(false);
    await page.keyboard.press('/');
    await interact(page);
    expect(await page.isVisible('#search-dialog')).toBe(false);
    await page.keyboard.press('Control+k');
    await page.waitForSelector('#search-dialog[open]');
    await page.getByLabel('/ opens search').check();
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('docs.slash');
  });
});
