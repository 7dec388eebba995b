import type { Browser, Page } from 'playwright-core';
import { withTab } from './tab.ts';

/** Web vitals of a page load in milliseconds; `cls` has no unit. */
export interface Vitals {
  fcp: number;
  lcp: number;
  /** Total time beyond 50 ms of tasks after the first paint. */
  tbt: number;
  cls: number;
}

declare global {
  interface Window {
    /** The performance entries that the page has recorded. */
    benchSeen?: { tasks: { start: number; end: number }[]; lcp: number; cls: number };
  }
}

/** Records the performance entries of a page. Call it before the page is loaded. */
async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { tasks: [] as { start: number; end: number }[], lcp: 0, cls: 0 };
    window.benchSeen = seen;
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('longtask', ({ startTime, duration }) =>
      seen.tasks.push({ start: startTime, end: startTime + duration }),
    );
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.lcp = startTime;
    });
    watch('layout-shift', (entry) => {
      if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
        seen.cls += Number(entry.value);
    });
  });
}

/** Computes the vitals from the entries recorded so far. */
async function readVitals(page: Page): Promise<Vitals> {
  return await page.evaluate(() => {
    const seen = window.benchSeen;
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    if (!seen || fcp === undefined) throw new Error('The page has no first contentful paint.');
    const blocked = seen.tasks.map(({ start, end }) => Math.max(0, end - Math.max(start, fcp) - 50));
    return { fcp, lcp: seen.lcp, tbt: blocked.reduce((total, ms) => total + ms, 0), cls: seen.cls };
  });
}

/** Measures a page load on a slow device and connection, until three seconds after the load event. */
export const slowVitals = (browser: Browser, url: string): Promise<Vitals> =>
  withTab(browser, { cpu: 4, network: 'slow' }, async ({ page }) => {
    await watchVitals(page);
    await page.goto(url);
    await page.waitForTimeout(3000);
    return await readVitals(page);
  });
