import { expect } from 'vitest';
import type { PageFunction, Tab } from './engine.ts';

/** Waits until a function that runs in the page returns `true`. */
export async function until<Argument>(
  tab: Tab,
  run: PageFunction<Argument, boolean>,
  argument: Argument,
  limit = 60_000,
): Promise<void> {
  await expect
    .poll(() => evaluateSafely(tab, run, argument), {
      timeout: limit,
      interval: 50,
      message: `${run} with ${JSON.stringify(argument)}`,
    })
    .toBe(true);
}

/** Waits until the page has an element. */
export const present = (tab: Tab, selector: string): Promise<void> =>
  until(tab, (wanted) => document.querySelector(wanted) !== null, selector);

/**
 * Turns the wheel until a function that runs in the page returns `true`, because a page that hasn't been rendered yet ignores it.
 */
export async function wheelUntil(
  tab: Tab,
  pixels: number,
  run: PageFunction<undefined, boolean>,
): Promise<void> {
  await expect
    .poll(
      async () => {
        await tab.wheel(pixels);
        return evaluateSafely(tab, run, undefined);
      },
      { timeout: 60_000, interval: 500, message: String(run) },
    )
    .toBe(true);
}

/**
 * Waits until a page has loaded the scripts that the first interaction requests. Leaving the page earlier cancels them, which
 * Firefox reports as an error of the service worker.
 */
export const scriptsLoaded = (tab: Tab): Promise<void> =>
  until(
    tab,
    async () => {
      const scripts = () =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js'));
      const before = scripts();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return scripts().length === before.length && before.some((name) => name.includes('/js/app.'));
    },
    undefined,
  );

/** Evaluates a function, or returns `undefined` while a document is being replaced, because drivers reject that. */
async function evaluateSafely<Argument>(tab: Tab, run: PageFunction<Argument, boolean>, argument: Argument) {
  try {
    return await tab.evaluate(run, argument);
  } catch (error) {
    return /context|navigat|document|destroy|discard/i.test(String(error))
      ? undefined
      : Promise.reject(error);
  }
}

export const heading = (tab: Tab): Promise<string> =>
  tab.evaluate(() => document.querySelector('#article h1')?.textContent ?? '', undefined);

export const hash = (tab: Tab): Promise<string> => tab.evaluate(() => location.hash, undefined);

/** Moves the pointer until the page has loaded what the first interaction requests. */
export const live = (tab: Tab): Promise<void> =>
  wheelUntil(tab, 1, () => document.documentElement.hasAttribute('data-live'));

/** Pastes into a field, and returns the text. No engine lets scripts read the clipboard without a prompt. */
export async function paste(tab: Tab): Promise<string> {
  await tab.evaluate(() => {
    const field = document.createElement('textarea');
    document.body.append(field);
    field.focus();
  }, undefined);
  await tab.press('Control+v');
  const read = () =>
    tab.evaluate(
      () => document.querySelector<HTMLTextAreaElement>('body > textarea')?.value ?? '',
      undefined,
    );
  await expect.poll(read).not.toBe('');
  const text = await read();
  await tab.evaluate(() => document.querySelector('body > textarea')?.remove(), undefined);
  return text;
}

/** Returns the scroll position, once it has been stable for some frames. */
export const position = (tab: Tab): Promise<number> =>
  tab.evaluate(async () => {
    let last = -1;
    for (let still = 0; still < 10; still = scrollY === last ? still + 1 : 0) {
      last = scrollY;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return scrollY;
  }, undefined);
