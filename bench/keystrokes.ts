// cspell:ignore googel
import type { Browser } from 'playwright-core';
import type { ServedSite } from './fixtures.ts';
import { median } from './stats.ts';
import { type Conditions, withTab } from './tab.ts';

/** The queries, which are typed letter by letter. */
const queries = [
  'how do i schedule a workflow',
  '$respond',
  'rate limit exceeded',
  'googel sheets',
  'pd deploy',
];

/** Milliseconds between two keystrokes of a fast typist. */
const keyInterval = 90;

/** The latency of search while typing, after its files are loaded, in milliseconds. */
export interface Keystrokes {
  /** From a keystroke to the frame that shows its letter: the median and the 95th percentile. */
  letter: { median: number; slow: number };
  /** From a keystroke to the frame that shows the updated list. */
  list: { median: number; slow: number };
  /** The longest task of the page; 0 if none took 50 ms or more. */
  longestTask: number;
}

/** Measures search while several queries are typed. */
export function typeQueries(browser: Browser, site: ServedSite, conditions: Conditions): Promise<Keystrokes> {
  return withTab(browser, conditions, async ({ page }) => {
    await page.goto(site.origin + site.pages.home.path);
    await page.keyboard.press('/');
    await page.waitForSelector('#search-dialog input');
    await page.keyboard.type('limits');
    await page.waitForSelector('#search-dialog .excerpt mark');
    await page.evaluate(() => {
      const times = { letters: [] as number[], lists: [] as number[], tasks: [] as number[] };
      Object.assign(window, { times });
      const painted = (since: number, into: number[]) =>
        requestAnimationFrame(() => setTimeout(() => into.push(performance.now() - since)));
      let key = 0;
      addEventListener('keydown', ({ timeStamp }) => {
        key = timeStamp;
        painted(key, times.letters);
      });
      // Only the first update of the list after each key counts. Excerpts are updated later, because they are debounced.
      new MutationObserver(() => {
        if (key > 0) painted(key, times.lists);
        key = 0;
      }).observe(document.querySelector('#search-dialog [role=listbox]') ?? document, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) times.tasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    for (const query of queries) {
      await page.fill('#search-dialog input', '');
      await page.keyboard.type(query, { delay: keyInterval });
      await page.waitForTimeout(500);
    }
    const times = await page.evaluate(
      () => (window as unknown as { times: Record<'letters' | 'lists' | 'tasks', number[]> }).times,
    );
    const figures = (values: number[]) => ({
      median: median(values),
      slow: [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN,
    });
    return {
      letter: figures(times.letters),
      list: figures(times.lists),
      longestTask: Math.max(0, ...times.tasks),
    };
  });
}
