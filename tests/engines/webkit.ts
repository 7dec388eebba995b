import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, Capabilities, error, Key as Keys } from 'selenium-webdriver';
import type { Engine, Key, Tab } from './engine.ts';

/** The part of the library that its types do not have. */
interface Wheel {
  scroll(x: number, y: number, deltaX: number, deltaY: number): { perform(): Promise<void> };
}

/** Milliseconds that an element gets until it can be clicked. */
const clickLimit = 30_000;

/** Milliseconds that a browser gets to connect to its driver. */
const sessionLimit = 60_000;

/** The protocol's code of each key. */
const keys: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowUp: Keys.ARROW_UP,
  Tab: Keys.TAB,
  '/': '/',
  'Control+k': 'k',
  'Control+v': 'v',
};

/**
 * WebKitGTK's MiniBrowser, driven over WebDriver on a virtual screen. Each tab has its own driver process, so that a hanging one
 * doesn't affect others.
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
            // Otherwise its toolbar keeps the window wider than a phone.
            '--full-screen',
            '--enable-write-console-messages-to-stdout=true',
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
      // On a busy machine, the browser now and then doesn't connect to its driver.
      const { service, driver } = await start().catch(start);
      await driver.manage().setTimeouts({ script: 60_000, pageLoad: 120_000 });
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      // Actions of several devices at once are not supported.
      const actions = () => driver.actions({ async: false });
      return {
        goto: (url) => driver.get(url),
        reload: () => driver.navigate().refresh(),
        back: () => driver.navigate().back(),
        forward: () => driver.navigate().forward(),
        async click(selector, count = 1) {
          await driver.wait(async () => {
            try {
              const element = await driver.findElement(By.css(selector));
              // WebKit's driver scrolls the page, but no box in it.
              await driver.executeScript(
                "arguments[0].closest('#sidebar, #toc') && arguments[0].scrollIntoView({ block: 'nearest' })",
                element,
              );
              if (count === 1) await element.click();
              else await actions().doubleClick(element).perform();
              return true;
            } catch (thrown) {
              // Not there yet, or not drawn yet: a hand would wait.
              if (isNotReady(thrown)) return false;
              throw thrown;
            }
          }, clickLimit);
        },
        async press(key) {
          if (key.startsWith('Control+'))
            await actions().keyDown(Keys.CONTROL).sendKeys(keys[key]).keyUp(Keys.CONTROL).perform();
          else await actions().sendKeys(keys[key]).perform();
        },
        type: (text) => actions().sendKeys(text).perform(),
        async wheel(pixels) {
          const [x, y] = [Math.round(width / 2), Math.round(height / 2)];
          // Only a change of position fires events.
          await actions()
            .move({ x: x + 9, y })
            .move({ x, y })
            .perform();
          // Newer than the types of the library.
          await (actions() as ReturnType<typeof actions> & Wheel).scroll(x, y, 0, pixels).perform();
        },
        evaluate: (run, argument) =>
          driver.executeAsyncScript(
            `const done = arguments[1]; Promise.resolve((${run})(arguments[0])).then(done, (error) => done(String(error)))`,
            argument,
          ),
        complaints: () => service.said.splice(0),
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

interface DriverService {
  url: string;
  /** Errors and warnings that pages have written to the console. */
  said: string[];
  /** Ends the driver and the browser that it started. */
  kill(): void;
}

/** Starts WebKit's driver on a display, and waits until it accepts sessions. */
async function startDriverService(display: string): Promise<DriverService> {
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, as the driver leaves its browser running when it is killed.
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => {
    try {
      return (await fetch(`${url}/status`)).ok;
    } catch {
      // Not listening yet.
      return false;
    }
  };
  while (!(await isReady())) {
    if (service.exitCode !== null) throw new Error(`WebKitWebDriver ended with code ${service.exitCode}.`);
    await setTimeout(50);
  }
  return {
    url,
    said: listen(service),
    kill() {
      if (service.pid && service.exitCode === null) process.kill(-service.pid, 'SIGKILL');
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

const isNotReady = (thrown: unknown): boolean =>
  thrown instanceof error.NoSuchElementError ||
  thrown instanceof error.ElementNotInteractableError ||
  thrown instanceof error.StaleElementReferenceError;

/** Collects what pages write to the console as errors and warnings: `CONSOLE JS ERROR …`. */
function listen({ stdout, stderr }: ChildProcess): string[] {
  const said: string[] = [];
  for (const stream of [stdout, stderr]) {
    if (!stream) continue;
    createInterface(stream).on('line', (line) => {
      if (/^CONSOLE \w+ (?:ERROR|WARN)/.test(line) || /CONSOLE SECURITY/.test(line)) said.push(line);
    });
  }
  return said;
}

/** A port that nothing listens on now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}
