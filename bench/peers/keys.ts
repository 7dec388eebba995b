import { median } from '../stats.ts';
import { unthrottled, withTab } from '../tab.ts';
import type { Arena, Contestant } from './contestant.ts';

/** Typed a letter at a time, as fast as many type. */
const query = 'schedule';
const pace = 150;
/** Milliseconds in which the list of the last key has to arrive. */
const patience = 3000;

declare global {
  interface Window {
    /** Milliseconds from each key to the next change of the list painted. */
    benchKeys?: number[];
  }
}

/** The median of the milliseconds from a key to a changed list, once search has everything it needs. */
export function keyToList({ browser, pages }: Arena, { origin, search }: Contestant): Promise<number> {
  return withTab(browser, unthrottled, async ({ page }) => {
    await page.goto(origin + pages.home);
    await page.waitForTimeout(1000);
    await page.keyboard.press(search.key);
    await page.waitForSelector(search.input);
    await page.waitForTimeout(500);
    await page.keyboard.insertText('limits');
    await page.waitForSelector(search.result);
    await page.waitForTimeout(2000);
    await page.evaluate((result) => {
      const times: number[] = [];
      window.benchKeys = times;
      const listed = () =>
        [...document.querySelectorAll(result)].map(({ textContent }) => textContent).join('\n');
      let before = '';
      let waiting: number[] = [];
      addEventListener('keydown', ({ timeStamp, key }) => key.length === 1 && waiting.push(timeStamp), {
        capture: true,
      });
      new MutationObserver(() => {
        if (waiting.length === 0) return;
        const after = listed();
        if (after === before) return;
        before = after;
        const answered = waiting;
        waiting = [];
        requestAnimationFrame(() =>
          setTimeout(() => times.push(...answered.map((since) => performance.now() - since))),
        );
      }).observe(document, { childList: true, subtree: true, characterData: true });
    }, search.result);
    await page.fill(search.input, '');
    await page.waitForTimeout(1000);
    await page.locator(search.input).pressSequentially(query, { delay: pace });
    await page.waitForTimeout(patience);
    return median((await page.evaluate(() => window.benchKeys)) ?? []);
  });
}
