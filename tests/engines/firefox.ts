import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Engine, Key, Tab } from './engine.ts';
import { whenReady } from './when-ready.ts';

/** Starts Firefox, driven over WebDriver BiDi. */
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
        // Like "Override colors: Always" in the settings.
        ...(forcedColors && { 'browser.display.document_color_use': 2 }),
      };
      const own = Object.keys(preferences).length > 0 ? await launch(preferences) : undefined;
      const context = await (own ?? browser).createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height }).catch((error: unknown) => {
        // Firefox 140 sets the size, but not the orientation.
        if (!String(error).includes('setScreenOrientationOverride')) throw error;
      });
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(String(error)));
      // The protocol reports no violations of the content security policy.
      if (scripts)
        await page.evaluateOnNewDocument(() => {
          addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
            console.error(`Content security policy: ${violatedDirective} blocks ${blockedURI}`);
          });
        });
      const drawn = () => page.waitForFunction(() => document.readyState === 'complete');
      const ready = (action: () => Promise<void>) => whenReady(action, isNotReady, drawn);
      return {
        goto: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        // Navigation within a document fires no load event, which the library would wait for forever.
        back: () => page.evaluate(() => history.back()),
        forward: () => page.evaluate(() => history.forward()),
        click: (selector, count = 1) =>
          ready(async () => {
            await page.waitForSelector(selector, { visible: true });
            // The library centers elements in all scroll containers, which would also scroll the page.
            await page.$eval(selector, (element) => {
              if (element.closest('#sidebar, #toc')) element.scrollIntoView({ block: 'nearest' });
            });
            await page.click(selector, { count });
          }),
        async press(key) {
          const keys = keysOf(key);
          for (const one of keys) await ready(() => page.keyboard.down(one));
          for (const one of keys.reverse()) await ready(() => page.keyboard.up(one));
        },
        type: (text) => page.keyboard.type(text),
        wheel: (pixels) =>
          ready(async () => {
            await page.mouse.move(width / 2, height / 2);
            await page.mouse.wheel({ deltaY: pixels });
          }),
        // The library's types unwrap handles, which aren't used here.
        evaluate: (run, argument) => page.evaluate(run as never, argument as never),
        consoleErrors: async () =>
          messages.splice(0).filter((text) => !isLeaving.test(text) && !isOfDriver.test(text)),
        async close() {
          await context.close();
          await own?.close();
        },
      };
    },
    close: () => browser.close(),
  };
}

/** The console message of Firefox for a script that the service worker is fetching while the reader leaves its document. */
const isLeaving = /A ServiceWorker intercepted the request and encountered an unexpected error/;

/**
 * The console message of Firefox when the driver's script above runs in the sandboxed frame of samples. It never occurs without
 * that script.
 */
const isOfDriver = /^Error: Error: Permission denied to access property "length"$/;

/** Whether a document is being replaced, so that input and scripts have no target. */
const isNotReady = (error: unknown): boolean =>
  /detached|destroyed|discarded|no such (?:frame|node|element|history)|out of bounds|not clickable/i.test(
    String(error),
  );

function keysOf(key: Key): KeyInput[] {
  switch (key) {
    case 'Control+a':
      return ['Control', 'a'];
    case 'Control+Enter':
      return ['Control', 'Enter'];
    case 'Control+k':
      return ['Control', 'k'];
    case 'Control+v':
      return ['Control', 'v'];
    default:
      return [key];
  }
}
