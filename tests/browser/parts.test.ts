import { beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../../check/axe.ts';
import { arrive, atRest, createStage, follow, interact } from './support/browser.ts';
import { buildSpecimen, specimenDist } from './support/specimen-site.ts';

/** A figure that the page contains several times. */
const calculator = '[data-island=CostCalculator]';
beforeAll(buildSpecimen);

describe('the components of an article', () => {
  const stage = createStage(() => specimenDist);
  const permissions = ['clipboard-read', 'clipboard-write'];

  test('a code block is copied verbatim, without removed lines', async () => {
    const page = await stage.open('/docs/', { permissions });
    const block = page.locator('figure:has([data-run])').first();
    await block.locator('[data-copy]').click();
    await page.waitForSelector('button[data-copy="Copied"]');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(
      'const [header, ...records] = rows; // the first row names the columns\nconst objects = ',
    );
    expect(copied.split('\n')).toHaveLength(4);
    expect(copied).not.toContain('const broken');
  });

  test('a code block reports that it could not be copied', async () => {
    const page = await stage.open('/docs/', {
      before: () => {
        const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
        Object.defineProperty(navigator, 'clipboard', { value: { write: refuse, writeText: refuse } });
        document.execCommand = () => false;
      },
    });
    await page.locator('figure [data-copy]').first().click();
    await page.waitForSelector('button[data-copy="Not copied"]');
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByRole('button', { name: "Couldn't copy" }).first().waitFor();
  });

  test('code and page are copied on a site without TLS, where browsers have no clipboard API', async () => {
    const page = await stage.open('/docs/', { permissions, expected: /Cross-Origin-Opener-Policy/ });
    // Hosts other than the local machine aren't a secure context.
    const plain = 'http://docs.example';
    await page.route(`${plain}/**`, async (route) => {
      const url = route.request().url().replace(plain, stage.server.origin);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    const read = async () => {
      const other = await page.context().newPage();
      await other.goto(`${stage.server.origin}/docs/`);
      const text = await other.evaluate(() => navigator.clipboard.readText());
      await other.close();
      return text;
    };
    await page.goto(`${plain}/docs/`);
    expect(await page.evaluate(() => isSecureContext || navigator.clipboard)).toBeFalsy();
    const button = page.locator('figure:has([data-run]) [data-copy]').first();
    await button.click();
    await page.waitForSelector('button[data-copy="Copied"]');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await read()).toContain('const [header, ...records] = rows;');
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByRole('button', { name: 'Copied' }).last().waitFor();
    expect(await read()).toMatch(/^# A page of all parts/);
  });

  test('code is copied in a browser whose clipboard API never responds', async () => {
    const page = await stage.open('/docs/', {
      before: () => {
        const never = () => new Promise<never>(() => {});
        Object.assign(Clipboard.prototype, { write: never, writeText: never });
      },
    });
    await page.locator('figure [data-copy]').first().click();
    await page.waitForSelector('button[data-copy="Copied"]');
  });

  test('the page is copied as Markdown', async () => {
    const page = await stage.open('/docs/', { permissions });
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# A page of all parts\n\n> Every part/);
    expect(copied).toContain('The default memory is 256MB');
  });

  test("selecting a tab selects it everywhere, doesn't scroll, and is remembered", async () => {
    const page = await stage.open('/docs/');
    const second = page.locator('[data-tabs]').nth(1);
    await second.locator('label', { hasText: 'Node.js' }).scrollIntoViewIfNeeded();
    const top = (await second.boundingBox())?.y;
    await second.locator('label', { hasText: 'Node.js' }).click();
    // The click loads the script that selects the others.
    await expect
      .poll(() => page.locator('[data-tabs]').first().locator('> div').nth(1).isVisible())
      .toBe(true);
    expect((await second.boundingBox())?.y).toBeCloseTo(top ?? 0, 0);
    await page.reload();
    expect(await page.locator('[data-tabs]').first().locator('> div').nth(1).isVisible()).toBe(true);
  });

  test('the arrow keys move between tabs', async () => {
    const page = await stage.open('/docs/');
    await page.locator('[data-tabs] input').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('[data-tabs]').first().locator('> div').nth(2).isVisible()).toBe(true);
  });

  test('a figure is rendered by the build, hydrated once visible, and removed with its article', async () => {
    stage.server.requests.splice(0);
    const page = await stage.open('/docs/');
    expect(await page.textContent(calculator)).toContain('96 of 333 a day');
    await interact(page);
    await atRest(page, stage.server);
    expect(stage.server.requests.some((path) => path.includes('CostCalculator'))).toBe(false);
    await page.locator(calculator).scrollIntoViewIfNeeded();
    await page.waitForSelector(`${calculator}[data-live]`);
    await page.locator(`${calculator} input[type=range]`).first().fill('7');
    await expect.poll(() => page.textContent(calculator)).toContain('288 of 333 a day');
    await follow(page, '/docs/nowhere/');
    await arrive(page, 'Page not found');
    expect(await page.locator(calculator).count()).toBe(0);
    await page.goBack();
    await arrive(page, 'A page of all parts');
    await page.locator(calculator).scrollIntoViewIfNeeded();
    await page.waitForSelector(`${calculator}[data-live]`);
  });

  test('a list can be filtered, including by text that was typed before the script loaded', async () => {
    const page = await stage.open('/docs/');
    stage.server.faults.push({ path: /js\/app\./, kind: 'late' });
    const field = page.getByRole('searchbox', { name: 'Filter entries' });
    const entries = page.locator('[data-filter] li:visible');
    expect(await entries.count()).toBe(2);
    await field.pressSequentially('EMIT');
    stage.server.recover();
    await expect.poll(() => entries.allTextContents()).toEqual(['this.$emit()']);
    const table = page.locator('[data-filter] table');
    const lead = page.locator('[data-filter] > p:not([role])');
    expect([await table.isVisible(), await lead.isVisible()]).toEqual([false, false]);
    await field.fill('answers requests');
    expect(await page.locator('[data-filter] tbody tr:visible').count()).toBe(1);
    expect([await entries.count(), await lead.isVisible()]).toEqual([0, true]);
    await field.fill('nothing of this');
    expect(await page.textContent('[data-filter] [role=status]')).toContain('Nothing matches');
    await field.fill('');
    expect(await entries.count()).toBe(2);
  });

  test('a figure keeps the selected values and the focus from before its script loaded', async () => {
    const page = await stage.open('/docs/');
    stage.server.faults.push({ path: /SchedulePlanner/, kind: 'late' });
    await interact(page);
    const planner = '[data-island=SchedulePlanner]';
    const select = page.locator(`${planner} select`);
    await select.focus();
    await select.selectOption('Asia/Tokyo');
    expect(await page.locator(`${planner}[data-live]`).count()).toBe(0);
    stage.server.recover();
    await page.waitForSelector(`${planner}[data-live]`);
    expect(await select.inputValue()).toBe('Asia/Tokyo');
    await expect.poll(() => page.textContent(planner)).toContain('UTC+9');
    expect(await select.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('an interactive figure keeps its state when the app loads later', async () => {
    const page = await stage.open('/docs/nowhere/', { expected: /404/ });
    stage.server.faults.push({ path: /js\/app\./, kind: 'late' });
    await follow(page, '/docs/');
    await arrive(page, 'A page of all parts');
    const range = page.locator(`${calculator} input[type=range]`).first();
    await range.scrollIntoViewIfNeeded();
    await page.waitForSelector(`${calculator}[data-live]`);
    await range.fill('7');
    const element = await range.elementHandle();
    stage.server.recover();
    await page.waitForSelector('html[data-live]');
    await atRest(page, stage.server);
    expect(await page.textContent(calculator)).toContain('288 of 333 a day');
    expect(await element?.evaluate((one) => one.isConnected)).toBe(true);
  });

  test('printing uses the light theme, whatever theme is selected', async () => {
    const page = await stage.open('/docs/');
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    expect(await violations(page, 'colors')).toEqual([]);
  });

  test('a box is focusable only while it can be scrolled', async () => {
    const page = await stage.open('/docs/', { viewport: { width: 1280, height: 800 } });
    await interact(page);
    /** Returns the scrollable boxes, and the focusable ones. */
    const boxes = () =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll('#article :is(pre, [role=group])')];
        const namesOf = (some: Element[]) => some.map((box) => all.indexOf(box));
        return {
          scrolling: namesOf(all.filter((box) => box.scrollWidth > box.clientWidth)),
          focusable: namesOf(all.filter((box) => box.hasAttribute('tabindex'))),
          count: all.length,
        };
      });
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await atRest(page, stage.server);
      const { scrolling, focusable, count } = await boxes();
      expect(focusable).toEqual(scrolling);
      expect(scrolling.length).toBeGreaterThan(0);
      expect(scrolling.length).toBeLessThan(count);
    }
  });

  test('a heading links to itself', async () => {
    const page = await stage.open('/docs/');
    await page.hover('#tables');
    await page.click('#tables .anchor');
    expect(new URL(page.url()).hash).toBe('#tables');
  });

  test('printing hides the shell and shows every tab', async () => {
    const page = await stage.open('/docs/');
    await page.emulateMedia({ media: 'print' });
    for (const hidden of [
      '[href="#content"]',
      '#header',
      '#sidebar',
      '#toc',
      '[data-copy]',
      '[data-filter] > input',
    ]) {
      const element = page.locator(hidden).first();
      expect([await element.count(), await element.isVisible()], hidden).toEqual([1, false]);
    }
    for (const panel of await page.locator('[data-tabs] > div').all())
      expect(await panel.isVisible()).toBe(true);
    const label = await page.evaluate(() => {
      const panel = document.querySelector('[data-tabs] > div');
      return panel && getComputedStyle(panel, '::before').content;
    });
    expect(label).toBe('"cURL"');
    const folded = page.locator('details:not([open]) dd').first();
    await page.emulateMedia({ media: 'screen' });
    expect(await folded.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await folded.isVisible()).toBe(true);
  });

  test('a reference shows its first code next to the text if there is space, and below it on a phone', async () => {
    const page = await stage.open('/docs/');
    const places = () =>
      page.evaluate(() => {
        const code = document.querySelector('section figure');
        const text = code?.parentElement?.previousElementSibling;
        const [a, b] = [text?.getBoundingClientRect(), code?.getBoundingClientRect()];
        return a && b ? { isBeside: a.right <= b.left, isBelow: a.bottom <= b.top } : undefined;
      });
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await places()).toEqual({ isBeside: false, isBelow: true });
    await page.evaluate(() => document.documentElement.setAttribute('data-layout', 'reference'));
    await page.setViewportSize({ width: 1600, height: 900 });
    expect(await places()).toEqual({ isBeside: true, isBelow: false });
  });

  test('with forced colors, the current page, the selected tab and focus stay visible', async () => {
    const page = await stage.open('/docs/', { forcedColors: 'active' });
    const border = (selector: string) =>
      page.evaluate(
        (css) => getComputedStyle(document.querySelector(css) ?? document.body).borderBlockEndColor,
        selector,
      );
    expect(await border('[data-tabs] label:has(:checked)')).not.toBe(
      await border('[data-tabs] label:not(:has(:checked))'),
    );
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle),
    ).toBe('solid');
  });

  test('readers who prefer reduced motion see no animations', async () => {
    const page = await stage.open('/docs/', { reducedMotion: 'reduce' });
    const duration = await page.evaluate(
      () => getComputedStyle(document.querySelector('[data-search]') ?? document.body).transitionDuration,
    );
    expect(Number.parseFloat(duration)).toBeLessThan(0.01);
  });
});
