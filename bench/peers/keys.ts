import { median } from '../stats.ts';
import { unthrottled, withTab } from '../tab.ts';
import type { ComparedSite, Setup } from './comparison.ts';

/** The query, which is typed letter by letter. */
const query = 'schedule';
/** Milliseconds between two keystrokes of an average typist. */
const keyInterval = 150;
/** Milliseconds to wait for the results of the last keystroke. */
const timeoutMs = 3000;

declare global {
  interface Window {
    /** For each keystroke, the milliseconds until a changed list is painted. */
    benchKeys?: number[];
  }
}

/** Measures the median of the milliseconds from a keystroke to a changed list, after search is loaded. */
export function keyToList({ browser, pages }: Setup, { origin, search }: ComparedSite): Promise<number> {
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
        const resolved = waiting;
        waiting = [];
        requestAnimationFrame(() =>
          setTimeout(() => times.push(...resolved.map((since) => performance.now() - since))),
        );
      }).observe(document, { childList: true, subtree: true, characterData: true });
    }, search.result);
    await page.fill(search.input, '');
    await page.waitForTimeout(1000);
    await page.locator(search.input).pressSequentially(query, { delay: keyInterval });
    await page.waitForTimeout(timeoutMs);
    return median((await page.evaluate(() => window.benchKeys)) ?? []);
  });
}
