import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { inject } from 'vitest';
import { browserArguments } from '../../../scripts/browser.mjs';

let shared: Promise<Browser> | undefined;

/**
 * The browser for all test files that a worker runs, because starting one takes longer than most tests. Each test has its own
 * context in it. It ends with the worker, which closes its pipe. After a crash, there is a new one.
 */
export async function sharedBrowser(): Promise<Browser> {
  const started = await shared;
  if (started?.isConnected()) return started;
  shared = launch('shellPath');
  return shared;
}

/**
 * Starts a browser for a file that needs other arguments than the rest. The caller closes it.
 *
 * @param program the whole browser, or its headless shell
 */
export const launch = (
  program: 'browserPath' | 'shellPath',
  { args = [], ...options }: Pick<LaunchOptions, 'args' | 'ignoreDefaultArgs'> = {},
): Promise<Browser> =>
  chromium.launch({ executablePath: inject(program), args: [...browserArguments, ...args], ...options });
