import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { inject } from 'vitest';
import { browserArguments } from '../../../scripts/browser.mjs';

let shared: Promise<Browser> | undefined;

/**
 * Returns the browser that all test files of a worker share, because starting one takes longer than most tests. Each test has its
 * own context. The browser exits with the worker, which closes its pipe. After a crash, a new one is started.
 */
export async function sharedBrowser(): Promise<Browser> {
  // A browser that couldn't be started is started again.
  const started = await shared?.catch(() => undefined);
  if (started?.isConnected()) return started;
  shared = launch('shellPath');
  return shared;
}

/**
 * Starts a browser for a file that needs different arguments. The caller closes it.
 *
 * @param program the full browser, or its headless shell
 */
export const launch = (
  program: 'browserPath' | 'shellPath',
  { args = [], ...options }: Pick<LaunchOptions, 'args' | 'ignoreDefaultArgs'> = {},
): Promise<Browser> =>
  chromium.launch({ executablePath: inject(program), args: [...browserArguments, ...args], ...options });
