import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, Capabilities, error, Key as Keys, until, type WebElement } from 'selenium-webdriver';
import { hookConsole, readConsole, scriptOf } from './console-hook.ts';
import type { Engine, Key, Tab } from './engine.ts';
import { type DriverService, startDriverService } from './webkit-driver.ts';
import { whenReady } from './when-ready.ts';

/** The part of the library that is missing in its types. */
interface Wheel {
  scroll(x: number, y: number, deltaX: number, deltaY: number): { perform(): Promise<void> };
}

/** Milliseconds to wait for an element. */
const elementLimit = 30_000;

/** Milliseconds to wait until a browser connects to its driver. */
const sessionLimit = 60_000;

/** The protocol's code of each key. */
const keys: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowUp: Keys.ARROW_UP,
  Tab: Keys.TAB,
  '/': '/',
  'Control+a': 'a',
  'Control+Enter': Keys.ENTER,
  'Control+k': 'k',
  'Control+v': 'v',
};

/**
 * Starts WebKitGTK's MiniBrowser, driven over WebDriver on a virtual screen. Each tab has its own driver process, so that a hanging
 * one doesn't affect others.
 *
 * @param binary path of MiniBrowser
 */
export async function startWebKit(binary: string): Promise<Engine> {
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(display.stdout, 'data');
  const services = new Set<DriverService>();
  return {
    name: 'WebKit',
    hasForcedColors: false,
    async open({ width, height, scripts = true }): Promise<Tab> {
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary,
          args: [
            '--automation',
            // Otherwise, the toolbar keeps the window wider than a phone.
            '--full-screen',
            '--javascript-can-access-clipboard=true',
            `--enable-javascript=${scripts}`,
          ],
        },
      });
      const start = async () => {
        const service = await startDriverService(`:${String(number).trim()}`);
        services.add(service);
        const session = new Builder().usingServer(service.url).withCapabilities(capabilities).build();
        try {
          return { service, driver: await within(sessionLimit, session) };
        } catch (thrown) {
          services.delete(service);
          service.kill();
          throw thrown;
        }
      };
      // On a busy machine, the browser occasionally fails to connect to its driver.
      const { service, driver } = await start().catch(start);
      await driver.manage().setTimeouts({ script: 60_000, pageLoad: 120_000 });
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      // Simultaneous actions of several devices aren't supported.
      const actions = () => driver.actions({ async: false });
      const drawn = () =>
        driver.executeAsyncScript(
          "const done = arguments[0]; document.readyState === 'complete' ? requestAnimationFrame(() => done()) : addEventListener('load', () => done())",
        );
      /** Scrolls away from an overlapping element, such as the header, before the next attempt to click. */
      const uncover = async (element: WebElement, thrown: unknown): Promise<never> => {
        if (thrown instanceof error.ElementClickInterceptedError)
          await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
        throw thrown;
      };
      const ready = (action: () => Promise<void>) => whenReady(action, isNotReady, drawn);
      return {
        goto: (url) => driver.get(url),
        reload: () => driver.navigate().refresh(),
        back: () => driver.navigate().back(),
        forward: () => driver.navigate().forward(),
        click: (selector, count = 1) =>
          ready(async () => {
            const element = await driver.wait(until.elementLocated(By.css(selector)), elementLimit);
            // WebKit's driver scrolls the page, but no scroll container in it.
            await driver.executeScript(
              "arguments[0].closest('#sidebar, #toc') && arguments[0].scrollIntoView({ block: 'nearest' })",
              element,
            );
            if (count === 1) await element.click().catch((thrown) => uncover(element, thrown));
            else await actions().doubleClick(element).perform();
          }),
        press: (key) =>
          ready(() =>
            key.startsWith('Control+')
              ? actions().keyDown(Keys.CONTROL).sendKeys(keys[key]).keyUp(Keys.CONTROL).perform()
              : actions().sendKeys(keys[key]).perform(),
          ),
        type: (text) => actions().sendKeys(text).perform(),
        wheel: (pixels) =>
          ready(async () => {
            const [x, y] = [Math.round(width / 2), Math.round(height / 2)];
            // Events only fire if the position changes.
            await actions()
              .move({ x: x + 9, y })
              .move({ x, y })
              .perform();
            // Newer than the types of the library.
            await (actions() as ReturnType<typeof actions> & Wheel).scroll(x, y, 0, pixels).perform();
          }),
        async evaluate(run, argument) {
          await driver.executeScript(scriptOf(hookConsole));
          return driver.executeAsyncScript(
            `const done = arguments[1]; Promise.resolve((${run})(arguments[0])).then(done, (error) => done(String(error)))`,
            argument,
          );
        },
        consoleErrors: async () => (scripts ? driver.executeScript<string[]>(scriptOf(readConsole)) : []),
        async close() {
          services.delete(service);
          service.kill();
        },
      };
    },
    async close() {
      for (const service of services) service.kill();
      display.kill();
    },
  };
}

/** @throws when a promise takes longer */
const within = <T>(milliseconds: number, promise: PromiseLike<T>): Promise<T> =>
  Promise.race([
    promise,
    setTimeout(milliseconds, undefined, { ref: false }).then((): never => {
      throw new Error(`WebKit has not started within ${milliseconds} ms.`);
    }),
  ]);

/** Whether an element isn't rendered yet, is covered, or was replaced, or its document is being replaced. */
const isNotReady = (thrown: unknown): boolean =>
  [
    error.ElementClickInterceptedError,
    error.ElementNotInteractableError,
    error.JavascriptError,
    error.MoveTargetOutOfBoundsError,
    error.NoSuchElementError,
    error.StaleElementReferenceError,
  ].some((kind) => thrown instanceof kind);
