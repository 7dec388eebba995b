import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { type FaultServer, startFaultServer } from './fault-server.ts';
import { launch, sharedBrowser } from './shared-browser.ts';

/** The server and the browser that the tests of a file share. */
export interface Stage {
  readonly server: FaultServer;
  readonly browser: Browser;
  /** Opens a page of the site in a new context. Any error or warning in its console fails the test. */
  open(path: string, options?: OpenOptions): Promise<Page>;
}

/** How the pages of a file are opened. */
interface StageOptions {
  /**
   * Whether the browser has service workers. In each new context, the site's worker downloads and hashes thirty files, which takes
   * as long as loading a page, so only the tests that need it enable it.
   */
  hasWorker?: boolean;
  /** Default arguments of Playwright to omit. With any, the file has its own browser instead of the shared headless shell. */
  ignoreDefaultArgs?: string[];
}

export interface OpenOptions extends BrowserContextOptions {
  /** Whether the browser has service workers. Defaults to the option of the stage. */
  hasWorker?: boolean;
  /** Console messages that the test causes on purpose. */
  expected?: RegExp;
  /** Runs in every document before the site's scripts. */
  before?: () => void;
  /** Sets up mock responses for other servers. */
  routes?: (context: BrowserContext) => Promise<unknown>;
}

/**
 * Starts a server for a test file, and stops it afterwards. The browser is shared with other files.
 *
 * @param dist the folder to serve
 */
export function createStage(
  dist: () => string = () => inject('dist'),
  { ignoreDefaultArgs = [], hasWorker: stageHasWorker = false }: StageOptions = {},
): Stage {
  const isShared = ignoreDefaultArgs.length === 0;
  let server: FaultServer | undefined;
  let browser: Browser | undefined;
  const consoleErrors: string[] = [];
  const opened: Page[] = [];

  beforeAll(async () => {
    server = await startFaultServer(dist());
    browser = isShared ? await sharedBrowser() : await launch('browserPath', { ignoreDefaultArgs });
  });
  afterAll(async () => {
    if (!isShared) await browser?.close();
    await server?.close();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.context().close()));
    server?.faults.splice(0);
    expect(consoleErrors.splice(0), 'console messages').toEqual([]);
  });

  return {
    get server() {
      return need(server);
    },
    get browser() {
      return need(browser);
    },
    async open(path, { hasWorker = stageHasWorker, expected, before, routes, ...options } = {}) {
      const context = await need(browser).newContext({ viewport: { width: 1280, height: 800 }, ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      opened.push(page);
      if (routes) await routes(context);
      if (!hasWorker) await context.addInitScript(removeServiceWorkers);
      await page.addInitScript(dropRestingPointer);
      if (before) await page.addInitScript(before);
      onConsoleError(page, (text, where) => {
        if (!expected?.test(text)) consoleErrors.push(`${text} (${where})`);
      });
      await page.goto(need(server).origin + path);
      return page;
    },
  };
}

/**
 * Drops the `pointermove` that Chromium sends to a page without a pointer some time after the first layout, as if a pointer were in
 * its corner. Only the actions of a test are interactions.
 */
function dropRestingPointer(): void {
  const drop = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  addEventListener('pointermove', drop, { capture: true });
}

/** Reports console errors and warnings of a page, and uncaught errors, with their location. */
export function onConsoleError(page: Page, report: (text: string, where: string | undefined) => void): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) report(message.text(), message.location().url);
  });
  page.on('pageerror', ({ message, stack }) => report(message, stack?.split('\n')[1]?.trim()));
}

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The stage is used before it is set up.');
  return value;
}

/** Simulates a browser without service workers. Runs before all other scripts. */
const removeServiceWorkers = (): void => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

/**
 * Disconnects the network. The browser confirms that before its network process applies it, so on a busy machine some requests
 * would still succeed.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() =>
    fetch('', { method: 'HEAD', cache: 'no-store' }).then(
      () => false,
      () => true,
    ),
  );
}

/** Simulates the first interaction, a pointer move, which loads the scripts of the shell. */
export async function interact(page: Page): Promise<void> {
  await page.mouse.move(640, 400);
  await page.mouse.move(641, 401);
  await page.waitForSelector('html[data-live]');
}

/**
 * Waits until a page is idle: its document has loaded, its scroll position has been stable for ten frames, an idle callback has
 * run, and the server has no pending responses. Nothing else happens after that.
 */
export async function atRest(page: Page, server: FaultServer): Promise<void> {
  await page.waitForLoadState('load');
  const limit = Date.now() + 120_000;
  do {
    await page.evaluate(async () => {
      // A page that isn't rendered, or is never idle, must not block the test.
      const nextFrame = () =>
        new Promise((resolve) => {
          requestAnimationFrame(resolve);
          setTimeout(resolve, 1000);
        });
      for (let still = 0, last = scrollY; still < 10; still = scrollY === last ? still + 1 : 0) {
        last = scrollY;
        await nextFrame();
      }
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 }));
    });
    if (server.pending.length > 0 && Date.now() > limit)
      throw new Error(`Responses are still pending: ${server.pending.join(', ')}`);
  } while (server.pending.length > 0);
}

/**
 * Waits for longer than the delay after which the URL follows the scroll position. Browsers run timers in the order in which they
 * are due, so this also works on a slow machine.
 */
export const afterReading = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Observers report headings with the next frame.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 200));
  });

/** Returns the path and hash of the URL, and the visible heading, which must always belong together. */
export async function where(page: Page): Promise<{ address: string; title: string }> {
  const { pathname, hash } = new URL(page.url());
  return { address: pathname + hash, title: (await page.textContent('#article h1')) ?? '' };
}

/** Adds a link to the article and clicks it. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.querySelector('#article')?.append(link);
    link.click();
  }, href);
}

/** Waits until a page with this title is shown. */
export async function arrive(page: Page, title: string): Promise<void> {
  await page.waitForFunction((text) => document.querySelector('#article h1')?.textContent === text, title);
}
