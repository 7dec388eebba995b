import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { browserArguments, ensureBrowser } from '../scripts/browser.mjs';
import { createHandler } from '../src/server/handler.ts';
import { listen } from '../src/server/listen.ts';
import type { Site } from '../src/shared/site.ts';
import { violations } from './axe.ts';
import { tightTexts } from './drawings.ts';
import { htmlProblems } from './valid-html.ts';
import { overflowing } from './widths.ts';

/** A phone and a desk: the layouts that differ most. */
const widths = [360, 1440];

/**
 * Checks a page of a built site in the browser: valid HTML, no messages in the console, no horizontal scrolling, and
 * accessibility, at two widths and in both themes.
 *
 * @param dist the built site
 * @returns the errors
 */
export async function lookAt(dist: string, { base }: Site, route: string): Promise<string[]> {
  const path = base + route.slice(1);
  const problems = await htmlProblems(readFileSync(join(dist, path, 'index.html'), 'utf8'));
  const { server, port } = await listen(createHandler(dist), 0);
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
    const open = browser;
    const address = `http://127.0.0.1:${port}${path}`;
    problems.push(...(await Promise.all(widths.map((width) => lookAtWidth(open, address, width)))).flat());
    return [...new Set(problems)];
  } finally {
    await browser?.close();
    server.close();
    server.closeAllConnections();
  }
}

async function lookAtWidth(browser: Browser, address: string, width: number): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(`The console says: ${message.text()}`);
    });
    page.on('pageerror', (error) => said.push(`The console says: ${error.message}`));
    await page.goto(address);
    const sideways = await overflowing(page, [width]);
    const found = [
      ...sideways.map(() => `The page scrolls sideways at ${width} pixels.`),
      ...(await tightTexts(page)),
      ...(await violations(page)).map((violation) => `At ${width} pixels: ${violation}`),
    ];
    await darken(page);
    const inTheDark = await violations(page, 'colors');
    return [...said, ...found, ...inTheDark.map((violation) => `At ${width} pixels, dark: ${violation}`)];
  } finally {
    await context.close();
  }
}

/** Turns an open page dark, and waits until its colors have arrived. */
export async function darken(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
}
