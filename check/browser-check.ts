import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { browserArguments, ensureBrowser } from '../scripts/browser.mjs';
import { createHandler } from '../src/server/handler.ts';
import { listen } from '../src/server/listen.ts';
import type { Site } from '../src/shared/site.ts';
import { violations } from './axe.ts';
import { coveredLines, tightTexts } from './drawings.ts';
import { htmlProblems } from './valid-html.ts';
import { overflowing } from './widths.ts';

/** The widths of a phone and of a desktop, whose layouts differ most. */
const widths = [360, 1440];

/**
 * Checks that a page of a built site has valid HTML, no errors or warnings in the console, no horizontal scrolling, and no
 * accessibility violations, at two widths and in both themes.
 *
 * @param dist the built site
 * @returns the errors
 */
export async function checkInBrowser(dist: string, { base }: Site, route: string): Promise<string[]> {
  const path = base + route.slice(1);
  const problems = await htmlProblems(readFileSync(join(dist, path, 'index.html'), 'utf8'));
  const { server, port } = await listen(createHandler(dist), 0);
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
    const open = browser;
    const address = `http://127.0.0.1:${port}${path}`;
    problems.push(...(await Promise.all(widths.map((width) => checkAtWidth(open, address, width)))).flat());
    return [...new Set(problems)];
  } finally {
    await browser?.close();
    server.close();
    server.closeAllConnections();
  }
}

async function checkAtWidth(browser: Browser, address: string, width: number): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const logs: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) logs.push(`Console: ${message.text()}`);
    });
    page.on('pageerror', (error) => logs.push(`Console: ${error.message}`));
    await page.goto(address);
    const sideways = await overflowing(page, [width]);
    // The other checks need a window of usual height.
    await page.setViewportSize({ width, height: 800 });
    const found = [
      ...sideways.map(() => `The page scrolls horizontally at ${width} pixels.`),
      ...(await tightTexts(page)),
      ...(await coveredLines(page)),
      ...(await violations(page)).map((violation) => `At ${width} pixels: ${violation}`),
    ];
    await setDarkTheme(page);
    const inDarkTheme = await violations(page, 'colors');
    return [...logs, ...found, ...inDarkTheme.map((violation) => `At ${width} pixels, dark: ${violation}`)];
  } finally {
    await context.close();
  }
}

/** Switches an open page to the dark theme, and waits until the color transitions have finished. */
export async function setDarkTheme(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
}
