import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { browserArguments } from '../../scripts/browser.mjs';
import { type DevProcess, startDevProcess } from './dev-process.ts';

let dev: DevProcess;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  dev = await startDevProcess();
  browser = await chromium.launch({ executablePath: inject('browserPath'), args: browserArguments });
});
afterAll(async () => {
  await browser?.close();
  await dev?.close();
});
afterEach(async () => {
  await page?.context().close();
  expect(complaints.splice(0), 'the console says nothing').toEqual([]);
});

/** Opens a page and leaves a mark in its window that a reload would wipe away. */
async function open(route: string): Promise<void> {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  await page.goto(dev.address + route);
  await connected;
  await page.evaluate(() => Object.assign(window, { mark: true }));
}

const isSameDocument = () => page.evaluate(() => 'mark' in window);
const waitForArticle = (text: string) =>
  page.waitForFunction((wanted) => document.getElementById('article')?.textContent?.includes(wanted), text);
const overlay = () => page.locator('vite-error-overlay');

describe('an edit', () => {
  test('shows in the open page without a reload, where the reader was', async () => {
    await open('limits/');
    await page.evaluate(() => document.getElementById('memory')?.scrollIntoView({ behavior: 'instant' }));
    const place = () =>
      page.evaluate(() => [scrollY, document.getElementById('memory')?.getBoundingClientRect().top]);
    const before = await place();
    expect(before[0]).toBeGreaterThan(500);

    dev.edit('limits.mdx', (text) => text.replace('A run has', 'Now every run has'));
    await waitForArticle('Now every run has');
    // The app arrives with the first edit; it must not move anything either.
    await page.waitForSelector('html[data-live]');
    expect(await place()).toEqual(before);
    expect(await isSameDocument()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });

  test('above what is being read leaves that where it is', async () => {
    await open('limits/');
    await page.evaluate(() => document.getElementById('disk')?.scrollIntoView({ behavior: 'instant' }));
    const top = () => page.evaluate(() => document.getElementById('disk')?.getBoundingClientRect().top);
    const before = await top();
    dev.edit('limits.mdx', (text) =>
      text.replace('## All limits', 'One more.\n\nAnd another.\n\n## All limits'),
    );
    await waitForArticle('And another.');
    await page.waitForSelector('html[data-live]');
    expect(Math.abs(Number(await top()) - Number(before))).toBeLessThan(2);
  });

  test('of title and headings reaches the tab, the sidebar and the table of contents', async () => {
    await open('quickstart/hello-world/');
    dev.edit('quickstart/hello-world.mdx', (text) =>
      text
        .replace('title: hello world!', 'title: Hello again\nsidebarTitle: Once more')
        .replace('## Send a request', '## Send one request'),
    );
    await page.waitForFunction(() => document.title.startsWith('Hello again'));
    await page.waitForFunction(() =>
      document.getElementById('toc')?.textContent?.includes('Send one request'),
    );
    expect(await page.textContent('#article h1')).toBe('Hello again');
    expect(await isSameDocument()).toBe(true);

    await open('');
    dev.edit('quickstart/hello-world.mdx', (text) =>
      text.replace(/## Send one.*/, (heading) => `${heading}\n\nFirst this.`),
    );
    await page.click('#article a[href*="quickstart/hello-world/"]');
    await waitForArticle('First this.');
    expect(await isSameDocument()).toBe(true);
  });

  test('of a picture shows in the page beside it', async () => {
    await open('');
    dev.edit('event-to-work.svg', (svg) => svg.replace('</svg>', '<text>Redrawn</text></svg>'));
    await waitForArticle('Redrawn');
    expect(await isSameDocument()).toBe(true);
  });

  test('of code is highlighted', async () => {
    await open('limits/');
    dev.edit('limits.mdx', (text) => text.replace('import fs from "fs"', 'import files from "fs"'));
    await waitForArticle('import files from');
    expect(await page.locator('#article pre .k', { hasText: 'import' }).count()).toBeGreaterThan(0);
  });
});

describe("an author's mistake", () => {
  test('stands in the overlay with file and line, and goes when it is mended', async () => {
    await open('limits/');
    dev.edit('limits.mdx', (text) => text.replace('[support](', '[support](/suport/ "x") ('));
    await overlay().waitFor();
    const said = (await overlay().locator('.window').textContent()) ?? '';
    expect(said).toContain('/suport/');
    expect(said).toMatch(/content\/limits\.mdx:\d+:1/);
    expect(dev.printed()).toMatch(/content\/limits\.mdx:\d+\n/);

    dev.edit('limits.mdx', (text) => text.replace('[support](/suport/ "x") (', '[support]('));
    await overlay().waitFor({ state: 'detached' });
    expect(await isSameDocument()).toBe(true);
    expect((await page.request.get(`${dev.address}limits/`)).status()).toBe(200);
  });

  test('that was there before the page was opened shows as well, and the page recovers by itself', async () => {
    const file = join(dev.contentDir, 'abuse.mdx');
    const text = (body: string) =>
      `---\ntitle: Abuse\ndescription: How to report abuse of the platform to the team, in one short sentence.\n---\n\n${body}\n`;
    writeFileSync(file, text('<Kbd>'));
    await page.context().close();
    await expectStatus('abuse/', 500);
    await open('abuse/');
    await overlay().waitFor();
    expect(await overlay().locator('.window').textContent()).toMatch(/content\/abuse\.mdx:\d+:1/);
    complaints.splice(0);

    writeFileSync(file, text('Write to us.'));
    await waitForArticle('Write to us.');
    expect(await overlay().count()).toBe(0);
    rmSync(file);
    await expectStatus('abuse/', 404);
  });
});

describe('a page', () => {
  const file = 'pricing.mdx';

  test('can be added and deleted, and the sidebars of open pages follow', async () => {
    await open('limits/');
    const inSidebar = page.locator('#sidebar a[href$="/pricing/"]');
    expect(await inSidebar.count()).toBe(0);
    writeFileSync(
      join(dev.contentDir, file),
      '---\ntitle: Pricing\ndescription: What the platform costs, in one sentence that is long enough.\n---\n\nIt is free.\n',
    );
    await inSidebar.waitFor({ state: 'attached' });
    expect(await isSameDocument()).toBe(true);
    await inSidebar.evaluate((link: HTMLAnchorElement) => link.click());
    await waitForArticle('It is free.');

    rmSync(join(dev.contentDir, file));
    await page.waitForFunction(() => document.querySelector('#article h1')?.textContent === 'Page not found');
    expect(await inSidebar.count()).toBe(0);
    complaints.splice(0);
  });
});

test('the first paint has the styles of every component', async () => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 800 },
  });
  page = await context.newPage();
  await page.goto(`${dev.address}limits/`);
  const position = await page.evaluate(
    () => getComputedStyle(document.querySelector('#header') ?? document.body).position,
  );
  expect(position).toBe('sticky');
  expect(await page.locator('style[data-vite-dev-id$="Sidebar.module.css"]').count()).toBe(1);
});

test('an interruption ends the server cleanly', async () => {
  expect(await dev.interrupt()).toBe(0);
});

/** Waits until an address answers with a status; the server learns of new files in its own time. */
async function expectStatus(route: string, status: number): Promise<void> {
  await expect.poll(async () => (await fetch(dev.address + route)).status, { timeout: 5000 }).toBe(status);
}
