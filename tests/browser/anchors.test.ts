import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { arrive, atRest, createStage, follow, interact } from './support/browser.ts';
import { holdTimeouts } from './support/timeouts.ts';

const stage = createStage();
const hash = (page: Page) => new URL(page.url()).hash;

/** Returns the distance of an element from the position that the browser scrolls it to, in pixels. */
const offset = (page: Page, id: string) =>
  page.evaluate((name) => {
    const element = document.getElementById(name);
    if (!element) throw new Error(`There is no #${name}.`);
    const style = getComputedStyle(document.documentElement);
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
    return element.getBoundingClientRect().top - margin - Number.parseFloat(style.scrollPaddingTop);
  }, id);

/** Clicks a link with the mouse, and moves the mouse away. */
async function clickLink(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click();
  await page.mouse.move(500, 300);
  await page.mouse.move(520, 310);
  await atRest(page, stage.server);
}

/** Makes short timeouts end at once, such as that after which the URL follows the scroll position. */
const skipShortTimeouts = () => {
  const { setTimeout } = window;
  Object.assign(window, {
    setTimeout: (run: () => void, ms = 0, ...rest: unknown[]) => setTimeout(run, ms < 500 ? 0 : ms, ...rest),
  });
};

describe('following a hash link keeps its hash in the URL until the reader scrolls', () => {
  test('for a heading below level 3, linked from a table and from its own anchor', async () => {
    const page = await stage.open('/docs/components/api/', { viewport: { width: 1440, height: 900 } });
    await interact(page);
    await clickLink(page, '#article a[href="#optional"]');
    expect(hash(page)).toBe('#optional');
    expect(Math.abs(await offset(page, 'optional'))).toBeLessThan(2);
    await page.mouse.wheel(0, 60);
    await atRest(page, stage.server);
    // The reader is still in that section, not in the one around it.
    expect(hash(page)).toBe('#optional');
    await page.reload();
    await atRest(page, stage.server);
    expect(Math.abs(await offset(page, 'optional'))).toBeLessThan(200);
  });

  test('for every heading with an anchor on the page', async () => {
    const page = await stage.open('/docs/components/api/', { before: skipShortTimeouts });
    await interact(page);
    const ids = await page
      .locator('#article :is(h4, h5, h6)[id]')
      .evaluateAll((headings) => headings.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(20);
    for (const id of ids) {
      await page.evaluate((name) => {
        dispatchEvent(new PointerEvent('pointerdown'));
        location.hash = name;
      }, id);
      await page.evaluate(async () => {
        // Observers report headings with the next frame, and only then could a timeout start.
        for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve));
      });
      expect(hash(page)).toBe(`#${id}`);
    }
  });

  test("for a section near the end of the page that can't be scrolled to the top", async () => {
    const page = await stage.open('/docs/destinations/email/', { viewport: { width: 1920, height: 1400 } });
    await interact(page);
    const link = page.locator('#toc a', { hasText: 'If it doesn' }).first();
    const target = await link.getAttribute('href');
    await clickLink(page, `#toc a[href="${target}"]`);
    expect(hash(page)).toBe(target);
    expect(await page.locator('#toc [aria-current]').getAttribute('href')).toBe(target);
    // The test only covers this case if other headings follow on the same screen.
    expect(await page.locator('#toc a').last().getAttribute('href')).not.toBe(target);
  });

  test('for the former id of a heading, from another page', async () => {
    const page = await stage.open('/docs/');
    await interact(page);
    await follow(page, '/docs/components/api/#optional');
    await arrive(page, await page.evaluate(() => 'Component API'));
    await page.mouse.move(500, 400);
    await atRest(page, stage.server);
    expect(hash(page)).toBe('#optional');
  });

  test('for an element outside the article', async () => {
    const page = await stage.open('/docs/limits/');
    await interact(page);
    await follow(page, '#still-have-questions');
    await page.mouse.move(500, 400);
    await atRest(page, stage.server);
    expect(hash(page)).toBe('#still-have-questions');
  });
});

test("the table of contents marks the nearest entry above a heading that it doesn't list", async () => {
  const page = await stage.open('/docs/components/api/#optional', { viewport: { width: 1440, height: 900 } });
  await expect.poll(() => page.locator('#toc [aria-current]').count()).toBe(1);
  const marked = await page.locator('#toc [aria-current]').getAttribute('href');
  const above = await page.evaluate(() => {
    const entries = [...document.querySelectorAll<HTMLAnchorElement>('#toc a')].map(({ hash }) =>
      hash.slice(1),
    );
    const headings = [...document.querySelectorAll('#article :is(h2, h3, h4)[id]')].map(({ id }) => id);
    return headings.slice(0, headings.indexOf('optional')).findLast((id) => entries.includes(id));
  });
  expect(marked).toBe(`#${above}`);
});

describe('a link to a hidden element', () => {
  /** Adds a heading with an id to the second tab, and another one to a collapsed element. */
  const hide = () => {
    const panel = document.querySelectorAll('#article [data-tabs] > div')[1];
    const heading = document.createElement('h3');
    heading.id = 'in-second';
    heading.textContent = 'In the second tab';
    panel?.append(heading);
    const details = document.createElement('details');
    const [summary, space, folded] = ['summary', 'div', 'h3'].map((tag) => document.createElement(tag));
    if (!summary || !space || !folded) return;
    summary.textContent = 'More';
    space.style.height = '400px';
    folded.id = 'in-folded';
    details.append(summary, space, folded);
    document.querySelector('#article')?.append(details);
  };
  const isShown = (page: Page, id: string) => page.locator(`#${id}`).isVisible();

  test.each(['in-second', 'in-folded'])('reveals #%s and scrolls to it', async (id) => {
    const page = await stage.open('/docs/quickstart/hello-world/');
    await interact(page);
    await page.evaluate(hide);
    expect(await isShown(page, id)).toBe(false);
    await follow(page, `#${id}`);
    await page.waitForFunction((name) => document.getElementById(name)?.getClientRects().length, id);
    await atRest(page, stage.server);
    expect(hash(page)).toBe(`#${id}`);
    const top = await offset(page, id);
    const isAtEnd = await page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 2);
    expect(isAtEnd ? top >= -2 : Math.abs(top) < 2).toBe(true);
  });

  test('a heading in an inactive tab never counts as the current section', async () => {
    const page = await stage.open('/docs/quickstart/hello-world/');
    await page.evaluate(hide);
    await interact(page);
    await page.evaluate(() => dispatchEvent(new Event('resize')));
    await page.mouse.wheel(0, 2000);
    await atRest(page, stage.server);
    expect(hash(page)).not.toBe('#in-second');
    expect(hash(page)).not.toBe('');
  });

  test('reveals a row that is hidden by a filter', async () => {
    const page = await stage.open('/docs/apps/all-apps/');
    await interact(page);
    await page.fill('[data-filter] > input', 'slack');
    await page.waitForSelector('[data-filter] :is(li, tbody tr)[hidden]', { state: 'attached' });
    const id = await page.evaluate(() => {
      const row = document.querySelector<HTMLElement>('[data-filter] :is(li, tbody tr)[hidden]');
      if (!row) throw new Error('Nothing is hidden.');
      row.id = 'hidden-row';
      return row.id;
    });
    await follow(page, `#${id}`);
    await page.waitForFunction((name) => document.getElementById(name)?.getClientRects().length, id);
    expect(await page.inputValue('[data-filter] > input')).toBe('');
  });

  test('clears only the filter that hides the heading', async () => {
    const page = await stage.open('/docs/apps/all-apps/');
    await interact(page);
    const [apps, components] = [0, 1].map((index) => page.locator('[data-filter] > input').nth(index));
    await apps?.fill('git');
    await components?.fill('slack');
    await page.locator('#github').waitFor({ state: 'hidden' });
    await follow(page, '#github');
    await page.locator('#github').waitFor({ state: 'visible' });
    expect(await components?.inputValue()).toBe('');
    expect(await apps?.inputValue()).toBe('git');
  });
});

test('scrolling past headings sends no message to the service worker', async () => {
  const page = await stage.open('/docs/limits/', {
    hasWorker: true,
    before: () => {
      const counted = window as Window & { messageCount?: number };
      counted.messageCount = 0;
      const original = ServiceWorker.prototype.postMessage;
      ServiceWorker.prototype.postMessage = function (...given: [never]) {
        counted.messageCount = (counted.messageCount ?? 0) + 1;
        return original.apply(this, given);
      };
    },
  });
  await interact(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await atRest(page, stage.server);
  const messageCount = () => page.evaluate(() => (window as Window & { messageCount?: number }).messageCount);
  const before = await messageCount();
  expect(before).toBeGreaterThan(0);
  for (let i = 0; i < 6; i++) {
    await page.mouse.wheel(0, 700);
    await atRest(page, stage.server);
  }
  expect(hash(page)).not.toBe('');
  expect(await messageCount()).toBe(before);
});

test('Back within a page closes the open menu', async () => {
  const page = await stage.open('/docs/limits/', { viewport: { width: 390, height: 800 } });
  await page.mouse.move(100, 300);
  await page.waitForSelector('html[data-live]');
  await follow(page, '#memory');
  await page.click('button[popovertarget="sidebar"]');
  expect(await page.isVisible('#sidebar')).toBe(true);
  await page.goBack();
  await page.waitForSelector('#sidebar', { state: 'hidden' });
});

describe('a heading that has moved to another page', () => {
  const moved = ['/docs/limits/#optional', '/docs/components/api/#optional'] as const;

  test('is found from its old URL, which Back skips', async () => {
    const page = await stage.open('/docs/');
    await page.goto(stage.server.origin + moved[0]);
    await page.waitForURL(stage.server.origin + moved[1]);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/docs/');
  });

  test('is found from an old URL that redirects', async () => {
    const page = await stage.open('/docs/workflows/limits/#optional');
    await page.waitForURL(stage.server.origin + moved[1]);
  });

  test('is found from a link within the site', async () => {
    const page = await stage.open('/docs/');
    await interact(page);
    await follow(page, moved[0]);
    await page.waitForURL(stage.server.origin + moved[1]);
  });

  test("isn't followed if the reader has gone to another heading in the meantime", async () => {
    stage.server.requests.splice(0);
    stage.server.faults.push({ path: /anchors-/, kind: 'late' });
    const page = await stage.open(moved[0], { before: holdTimeouts });
    await expect.poll(() => stage.server.requests.some((path) => path.includes('anchors-'))).toBe(true);
    await follow(page, '#memory');
    await expect.poll(() => hash(page)).toBe('#memory');
    const answered = page.waitForResponse(/anchors-/);
    stage.server.recover();
    await (await answered).finished();
    await atRest(page, stage.server);
    expect(page.url()).toBe(`${stage.server.origin}/docs/limits/#memory`);
  });

  test('is looked up only once, and only if the page lacks the id', async () => {
    stage.server.requests.splice(0);
    const page = await stage.open('/docs/limits/#no-such-section-anywhere');
    await atRest(page, stage.server);
    expect(page.url()).toBe(`${stage.server.origin}/docs/limits/#no-such-section-anywhere`);
    expect(stage.server.requests.filter((path) => path.includes('anchors-'))).toHaveLength(1);
    await follow(page, '#memory');
    await atRest(page, stage.server);
    expect(stage.server.requests.filter((path) => path.includes('anchors-'))).toHaveLength(1);
  });
});
