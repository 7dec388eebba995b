import { expect } from 'vitest';
import type { PageFunction, Tab } from './engine.ts';

/** What a tab shows. All of it must be of one page. */
export interface Shown {
  path: string;
  hash: string;
  heading: string;
  title: string;
  canonical: string;
  /** Path of the entry that the sidebar marks. */
  marked: string;
  /** Id, or else the name, of the element with the focus. */
  focus: string;
}

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

/** Turns the wheel until a function that runs in the page returns `true`: a page that is not drawn yet ignores it. */
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
 * Waits until a page has loaded the scripts that it fetches at the first interaction. Leaving it earlier cancels them, which
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

/** While a document is replaced by another, drivers refuse to run anything in it. */
async function evaluateSafely<Argument>(tab: Tab, run: PageFunction<Argument, boolean>, argument: Argument) {
  try {
    return await tab.evaluate(run, argument);
  } catch (error) {
    return /context|navigat|document|destroy|discard/i.test(String(error))
      ? undefined
      : Promise.reject(error);
  }
}

export const shown = (tab: Tab): Promise<Shown> =>
  tab.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    const { activeElement } = document;
    return {
      path: location.pathname,
      hash: location.hash,
      heading: text('#article h1'),
      title: document.title,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
      marked: document.querySelector<HTMLAnchorElement>('#sidebar a[aria-current=page]')?.pathname ?? '',
      focus: activeElement?.id || (activeElement?.localName ?? ''),
    };
  }, undefined);

/** Waits for a page, and checks that everything around the article belongs to it. */
export async function expectPage(tab: Tab, path: string, heading: string, hash = ''): Promise<Shown> {
  await until(
    tab,
    ([address, text]) =>
      location.pathname === address &&
      document.querySelector('#article h1')?.textContent === text &&
      document.title.startsWith(text) &&
      document.querySelector<HTMLAnchorElement>('#sidebar a[aria-current=page]')?.pathname === address &&
      // The contents follow the article.
      [...document.querySelectorAll<HTMLAnchorElement>('#toc a')].every(({ hash }) =>
        Boolean(document.getElementById(decodeURIComponent(hash.slice(1)))?.closest('#article')),
      ),
    [path, heading] as const,
  );
  const found = await shown(tab);
  expect(new URL(found.canonical).pathname).toBe(path);
  if (hash) expect(found.hash).toBe(hash);
  return found;
}

/** How far the page is scrolled, once it has stayed there for some frames. */
export const position = (tab: Tab): Promise<number> =>
  tab.evaluate(async () => {
    let last = -1;
    for (let still = 0; still < 10; still = scrollY === last ? still + 1 : 0) {
      last = scrollY;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return scrollY;
  }, undefined);

/** Pixels between the top of the window and that of an element. */
export const topOf = (page: Tab, id: string): Promise<number> =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN, id);
