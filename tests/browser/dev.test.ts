import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { draft, drawing, head } from '../fixtures/draft-page.ts';
import { type DevProcess, startDevProcess } from './dev-process.ts';
import { sharedBrowser } from './support/shared-browser.ts';

let dev: DevProcess;
let page: Page;
const consoleErrors: string[] = [];

beforeAll(async () => {
  dev = await startDevProcess();
});
afterAll(() => dev?.close());
beforeEach(async () => {
  dev.write('draft.svg', drawing);
  dev.write('draft.mdx', draft);
  await dev.untilServed('draft/', 'First of all.');
});
afterEach(async () => {
  await page?.close();
  expect(consoleErrors.splice(0), 'console messages').toEqual([]);
});

/** Opens a page and sets a property of its window that a reload would remove. */
async function open(route: string, expected?: RegExp): Promise<void> {
  page = await (await sharedBrowser()).newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(60_000);
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text())) consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  await page.goto(dev.address + route);
  await connected;
  await page.evaluate(() => Object.assign(window, { mark: true }));
}

const isSameDocument = () => page.evaluate(() => 'mark' in window);
const shown = (text: string) =>
  page.waitForFunction((wanted) => document.getElementById('article')?.textContent?.includes(wanted), text);
const overlay = () => page.locator('vite-error-overlay');
const badge = () => page.locator('docs-errors');
const overlayText = () => overlay().locator('.window').textContent();

describe('an edit', () => {
  // By id, because the first comparison with the server may be replacing the element, which has no position then.
  const place = () =>
    page.evaluate(() => {
      return { scrolled: scrollY, top: document.getElementById('here')?.getBoundingClientRect().top };
    });
  const goHere = () =>
    page.evaluate(() => document.getElementById('here')?.scrollIntoView({ behavior: 'instant' }));

  test('appears in the open page without a reload, at the same scroll position', async () => {
    await open('draft/');
    await goHere();
    const before = await place();
    expect(before.scrolled).toBeGreaterThan(500);
    dev.write('draft.mdx', draft.replace('What is read.', 'What is read now.'));
    await shown('What is read now.');
    // The app loads with the first edit, and must not cause a layout shift.
    await page.waitForSelector('html[data-live]');
    dev.write('draft.mdx', draft.replace('What is read.', 'What is read then.'));
    await shown('What is read then.');
    expect(await place()).toEqual(before);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(await isSameDocument()).toBe(true);
  });

  test('replaces only the blocks that it changes', async () => {
    const edits = [
      'One.\n\nTwo.\n\nTwo.\n\nThree.',
      'One.\n\nTwo.\n\nThree.',
      'Zero.\n\nOne.\n\nTwo.\n\nThree.\n\n## End',
      'Three.\n\nTwo.\n\nOne.',
      'One.\n\nOne.\n\nOne.\n\nOne.',
      'One.',
    ];
    await open('draft/');
    const filler = Array<string>(30).fill('The quick brown fox jumps over the lazy dog.');
    const rest = ['Above', ...filler, 'Here', 'What is read.', 'Below', ...filler];
    for (const [index, edit] of edits.entries()) {
      const last = `This is edit ${index}.`;
      dev.write('draft.mdx', draft.replace('First of all.', `${edit}\n\n${last}`));
      await shown(last);
      const texts = await page.locator('#article > :is(p, h2)').allTextContents();
      expect(texts).toEqual([...edit.replace('## ', '').split('\n\n'), last, ...rest]);
      const isKept = await page.locator('#here').evaluate((element) => {
        const wasMarked = 'mark' in element;
        Object.assign(element, { mark: true });
        return wasMarked;
      });
      // The first edit may be saved before the page is compared with the server's for the first time.
      if (index > 0) expect(isKept, edit).toBe(true);
    }
  });

  test("above the viewport doesn't move the visible part", async () => {
    await open('draft/');
    await goHere();
    const before = await place();
    dev.write('draft.mdx', draft.replace('First of all.', 'First of all.\n\nThen this.\n\nAnd that.'));
    await shown('And that.');
    const after = await place();
    expect(after.scrolled).toBeGreaterThan(before.scrolled);
    expect(Math.abs((after.top ?? 0) - (before.top ?? 0))).toBeLessThan(1);
  });

  test('keeps the focus', async () => {
    await open('draft/');
    await page.focus('#header [data-search]');
    dev.write('draft.mdx', draft.replace('First of all.', 'Before all.'));
    await shown('Before all.');
    await page.waitForSelector('html[data-live]');
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-search'))).toBe(true);
  });

  test('keeps open what the author has opened, and the rest closed', async () => {
    const folded = (name: string) =>
      `<Params title="Body" folded>\n<Param name="${name}" type="string">\n\nA value.\n\n</Param>\n</Params>\n`;
    const text = `${draft}\n${['one', 'two', 'three'].map(folded).join('\n')}`;
    dev.write('draft.mdx', text);
    await dev.untilServed('draft/', 'three');
    await open('draft/');
    const details = page.locator('#article details');
    await details.nth(1).locator('summary').click();
    dev.write('draft.mdx', text.replace('First of all.', 'First of everything.'));
    await shown('First of everything.');
    expect(await details.evaluateAll((all: HTMLDetailsElement[]) => all.map(({ open }) => open))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('to the title and headings updates the tab and the table of contents', async () => {
    await open('draft/');
    dev.write(
      'draft.mdx',
      draft.replace('title: Draft', 'title: Second draft').replace('## Below', '## Further down'),
    );
    await page.waitForFunction(() => document.title.startsWith('Second draft'));
    await page.waitForFunction(() => document.getElementById('toc')?.textContent?.includes('Further down'));
    expect(await page.textContent('#article h1')).toBe('Second draft');
    expect(await isSameDocument()).toBe(true);
  });

  /** Opens a second page, and returns its link to the page of a test. */
  const openSibling = async () => {
    dev.write('sibling.mdx', `${head.replace('Draft', 'Sibling')}\nBeside it.\n`);
    await dev.untilServed('sibling/', 'Sibling');
    await open('sibling/');
    return page.locator('#page-footer a[rel=prev]');
  };

  test('to another page is visible when that page is opened', async () => {
    const link = await openSibling();
    await link.hover();
    await page.waitForSelector('html[data-live]');
    dev.write('draft.mdx', draft.replace('First of all.', 'Meanwhile.'));
    await dev.untilServed('draft/', 'Meanwhile.');
    await link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
    await shown('Meanwhile.');
    expect(await isSameDocument()).toBe(true);
    dev.remove('sibling.mdx');
  });

  test('to a page that is being loaded is visible once it is shown', async () => {
    const link = await openSibling();
    await page.mouse.move(640, 400);
    await page.waitForSelector('html[data-live]');
    await page.route(/\/draft\.\w+\.js/, async (route) => {
      const response = await route.fetch();
      const manifest = page.waitForResponse(/pages-0\.json/);
      dev.write('draft.mdx', draft.replace('First of all.', 'Meanwhile.'));
      await manifest;
      await route.fulfill({ response });
    });
    await link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
    await shown('Meanwhile.');
    expect(await isSameDocument()).toBe(true);
    // The scroll spy replaces the URL, which must not fetch the page again.
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.evaluate(() => history.replaceState(history.state, '', '#here'));
    await page.waitForTimeout(500);
    expect(fetched.filter((url) => url.endsWith('/draft/'))).toEqual([]);
    dev.remove('sibling.mdx');
  });

  test('to a picture updates the page next to it', async () => {
    await open('draft/');
    dev.write('draft.svg', drawing.replace('Drawn', 'Redrawn'));
    await shown('Redrawn');
    expect(await isSameDocument()).toBe(true);
  });

  test('to code is highlighted', async () => {
    await open('draft/');
    dev.write('draft.mdx', draft.replace('import fs', 'import files'));
    await shown('import files');
    expect(await page.locator('#article pre .k', { hasText: 'import' }).count()).toBe(1);
  });
});

describe('an error', () => {
  test('is listed next to the page, which keeps updating, and is removed when fixed', async () => {
    await open('draft/');
    dev.write('draft.mdx', draft.replace('What is read.', '[What](/limit/) is read.'));
    await badge().waitFor();
    const line = draft.slice(0, draft.indexOf('What is read.')).split('\n').length;
    await badge().locator('summary', { hasText: '1 error' }).click();
    expect(await badge().locator('li').textContent()).toContain(`content/draft.mdx:${line}`);
    expect(await badge().locator('li').textContent()).toContain('/limit/');
    expect(dev.printed()).toContain(`content/draft.mdx:${line}\n`);
    expect(await page.textContent('#article')).toContain('What is read.');

    dev.write('draft.mdx', draft.replace('What is read.', '[What](/limit/) is read meanwhile.'));
    await shown('What is read meanwhile.');
    expect(await overlay().count()).toBe(0);

    dev.write('draft.mdx', draft.replace('What is read.', '[What](/limits/) is read again.'));
    await shown('What is read again.');
    await badge().waitFor({ state: 'detached' });
    expect(dev.printed()).toContain('content/draft.mdx: fixed');
    expect(await isSameDocument()).toBe(true);
  });

  test("in the syntax of a page doesn't affect the rest of the site", async () => {
    await open('draft/');
    dev.write('draft.mdx', `${draft}\n<Kbd>\n`);
    await overlay().waitFor();
    expect(await overlayText()).toContain('content/draft.mdx:');
    expect((await fetch(`${dev.address}limits/`)).status).toBe(200);
    dev.write('draft.mdx', draft);
    await overlay().waitFor({ state: 'detached' });
    expect(await isSameDocument()).toBe(true);
  });

  test('that existed before is shown when the page is opened, which recovers without a reload', async () => {
    dev.write('broken.mdx', `${head}\n<Kbd>\n`);
    await dev.untilServed('broken/', 'recover.ts');
    await open('broken/', /status of (500|404)/);
    await overlay().waitFor();
    expect(await overlayText()).toContain('content/broken.mdx:7:1');
    dev.write('broken.mdx', `${head}\nIt is well now.\n`);
    await shown('It is well now.');
    await overlay().waitFor({ state: 'detached' });
    dev.remove('broken.mdx');
    await shown('Page not found');
  });
});

describe('a page', () => {
  test('can be added and deleted, and its neighbors are updated', async () => {
    await open('draft/', /status of 404/);
    dev.write('extra.mdx', `${head.replace('Draft', 'Extra')}\nOne more page.\n`);
    const link = page.locator('#page-footer a[rel=next]', { hasText: 'Extra' });
    await link.waitFor();
    expect(await isSameDocument()).toBe(true);
    await link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
    await shown('One more page.');
    expect(await isSameDocument()).toBe(true);
    dev.remove('extra.mdx');
    await shown('Page not found');
    dev.write('extra.mdx', `${head.replace('Draft', 'Extra')}\nBack again.\n`);
    await shown('Back again.');
    dev.remove('extra.mdx');
    await shown('Page not found');
  });

  test('is removed from the sidebar when deleted, and added again when restored', async () => {
    const file = 'quickstart/hello-world.mdx';
    const text = readFileSync(join(dev.contentDir, file), 'utf8');
    await open('draft/');
    const link = page.locator('#sidebar a[href$="/quickstart/hello-world/"]');
    expect(await link.count()).toBe(1);
    dev.remove(file);
    await link.waitFor({ state: 'detached' });
    dev.write(file, text);
    await link.waitFor({ state: 'attached' });
    await badge().waitFor({ state: 'detached' });
    expect(await isSameDocument()).toBe(true);
  });
});

test('the first paint has a styled header, also without scripts', async () => {
  page = await (await sharedBrowser()).newPage({ javaScriptEnabled: false });
  await page.goto(`${dev.address}limits/`);
  expect(await page.locator('#header').evaluate((header) => getComputedStyle(header).position)).toBe(
    'sticky',
  );
});

test('SIGINT stops the server cleanly', async () => {
  expect(await dev.interrupt()).toBe(0);
});
