import { chromium } from 'playwright-core';
import { browserArguments } from '../../scripts/browser.mjs';
import type { Engine, Tab } from './engine.ts';

/** Starts Chromium, driven over the DevTools protocol. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  return {
    name: 'Chromium',
    hasForcedColors: true,
    async open({ width, height, scripts = true, forcedColors = false }): Promise<Tab> {
      const context = await browser.newContext({
        viewport: { width, height },
        javaScriptEnabled: scripts,
        forcedColors: forcedColors ? 'active' : 'none',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = await context.newPage();
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', ({ message }) => messages.push(message));
      return {
        goto: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        back: async () => void (await page.goBack()),
        forward: async () => void (await page.goForward()),
        click: (selector, clickCount = 1) => page.locator(selector).first().click({ clickCount }),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        async wheel(pixels) {
          await page.mouse.move(width / 2, height / 2);
          await page.mouse.wheel(0, pixels);
        },
        // Playwright's types unwrap handles, which aren't used here.
        evaluate: (run, argument) => page.evaluate(run as never, argument),
        consoleErrors: async () => messages.splice(0),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
