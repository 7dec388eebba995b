import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Engine, Key, Tab } from './engine.ts';

/** Firefox, driven over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const launch = (preferences: Record<string, unknown>) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      timeout: 120_000,
      extraPrefsFirefox: preferences,
    });
  const browser = await launch({});
  return {
    name: 'Firefox',
    hasForcedColors: true,
    async open({ width, height, scripts = true, forcedColors = false }): Promise<Tab> {
      const preferences = {
        ...(!scripts && { 'javascript.enabled': false }),
        // As if the reader had chosen "Override colors: Always" in the settings.
        ...(forcedColors && { 'browser.display.document_color_use': 2 }),
      };
      const own = Object.keys(preferences).length > 0 ? await launch(preferences) : undefined;
      const context = await (own ?? browser).createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      const said: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(String(error)));
      return {
        goto: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        // Within a document there is no load to wait for, which the library does without an end.
        back: () => page.evaluate(() => history.back()),
        forward: () => page.evaluate(() => history.forward()),
        async click(selector, count = 1) {
          await page.waitForSelector(selector, { visible: true });
          await page.click(selector, { count });
        },
        async press(key) {
          const keys = keysOf(key);
          for (const one of keys) await page.keyboard.down(one);
          for (const one of keys.reverse()) await page.keyboard.up(one);
        },
        type: (text) => page.keyboard.type(text),
        async wheel(pixels) {
          await page.mouse.move(width / 2, height / 2);
          await page.mouse.wheel({ deltaY: pixels });
        },
        // The library's types unwrap handles, of which there are none here.
        evaluate: (run, argument) => page.evaluate(run as never, argument as never),
        complaints: () => said.splice(0),
        async close() {
          await context.close();
          await own?.close();
        },
      };
    },
    close: () => browser.close(),
  };
}

function keysOf(key: Key): KeyInput[] {
  switch (key) {
    case 'Control+k':
      return ['Control', 'k'];
    case 'Control+v':
      return ['Control', 'v'];
    default:
      return [key];
  }
}
