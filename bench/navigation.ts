import type { Browser, Page } from 'playwright-core';
import type { Section, ServedSite } from './equipment.ts';
import * as marks from './marks.ts';
import { against, atMost, type Table } from './report.ts';
import { median, repeat } from './stats.ts';
import { type Conditions, movePointer, type Tab, waitForLive, withTab } from './tab.ts';
import { endMark, longestTask, startMark } from './trace.ts';
import { Traffic, type Transfer } from './traffic.ts';

/** What has been fetched when the click comes: nothing, everything but the page, or the page too. */
type Readiness = 'cold' | 'live' | 'prefetched';

/** Milliseconds that the pointer rests on a link before the click. */
const rest = 150;

/** Milliseconds for which tasks are watched after what was waited for has happened. */
const aftermath = 300;

/** Moving from page to page, and what happens at the first sign of interest. */
export const navigationSection: Section = {
  name: 'navigation',
  title: 'Moving between pages',
  async run(equipment) {
    const site = await equipment.site();
    const browser = await equipment.browser();
    const times = async (readiness: Readiness, cpu: Conditions['cpu']) =>
      median(
        await repeat(equipment.runs, () => clickToPaint(browser, site, { cpu, network: 'full' }, readiness)),
      );
    const tasks = async (measure: (browser: Browser, site: ServedSite) => Promise<number>) =>
      median(await repeat(equipment.runs, () => measure(browser, site)));

    const clicks: Table = {
      title: `From a click on a link of the sidebar to the next page's heading painted; medians of ${equipment.runs}`,
      columns: ['', 'CPU x1', 'best other', 'CPU x4', 'best other'],
      rows: [
        [
          'cold: no sign of interest before the click',
          ...against(await times('cold', 1), 'ms', marks.navigation.cold[1]),
          ...against(await times('cold', 4), 'ms', marks.navigation.cold[4]),
        ],
        [
          'live, the page not fetched yet',
          ...against(await times('live', 1), 'ms'),
          ...against(await times('live', 4), 'ms'),
        ],
        [
          `prefetched: the pointer has rested ${rest} ms on the link`,
          ...against(await times('prefetched', 1), 'ms', marks.navigation.prefetched[1]),
          ...against(await times('prefetched', 4), 'ms', marks.navigation.prefetched[4]),
        ],
      ],
    };
    const transfer = await pageTransfer(browser, site);
    const bytes: Table = {
      title: 'What a page fetched by navigation costs on the wire',
      columns: ['', 'here', 'best other'],
      rows: [
        ['requests', ...against(transfer.requests, 'count')],
        ['in all, the manifest of chunks included', ...against(transfer.total, 'kB', marks.navigation.kB)],
      ],
    };
    const ready = await repeat(equipment.runs, () => interestToLive(browser, site));
    const navigationTask = await tasks(navigationLongestTask);
    const work: Table = {
      title: `Work of the main thread, CPU x4; medians of ${equipment.runs}`,
      columns: ['', 'here'],
      rows: [
        ['from the first move of the pointer to live', ...against(median(ready), 'ms')],
        ['longest task of becoming live', ...against(await tasks(hydrationLongestTask), 'ms')],
        ['longest task of a navigation to a prefetched page', ...against(navigationTask, 'ms')],
      ].map((row) => row.slice(0, 2)),
    };
    return {
      tables: [clicks, bytes, work],
      goals: [atMost('longest task of a navigation to a prefetched page', navigationTask, 'ms', 50)],
      notes: [],
    };
  },
};

const linkTo = (path: string): string => `#sidebar a[href="${path}"]`;

/** Opens the home page and brings it into a state of readiness for a click on the medium page's link. */
async function prepare({ page }: Tab, site: ServedSite, readiness: Readiness): Promise<string> {
  const selector = linkTo(site.pages.medium.path);
  await page.goto(site.origin + site.pages.home.path);
  await page.waitForTimeout(1500);
  if (readiness === 'cold') return selector;
  await movePointer(page);
  await waitForLive(page);
  await page.waitForTimeout(500);
  if (readiness === 'live') return selector;
  await page.locator(selector).evaluate((link) => link.closest('details')?.setAttribute('open', ''));
  await page.locator(selector).hover();
  await page.waitForTimeout(rest);
  return selector;
}

function clickToPaint(
  browser: Browser,
  site: ServedSite,
  conditions: Conditions,
  readiness: Readiness,
): Promise<number> {
  return withTab(browser, conditions, async (tab) => {
    const selector = await prepare(tab, site, readiness);
    return await click(tab.page, selector);
  });
}

/** Clicks a link; milliseconds until another heading has been painted. */
async function click(page: Page, selector: string): Promise<number> {
  return await page.evaluate(
    ({ selector, startMark, endMark, aftermath }) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLElement>(selector);
        const article = document.querySelector('#article');
        const before = document.querySelector('#article h1');
        if (!link || !article || !before) return reject(new Error(`There is no ${selector}, or no article.`));
        const start = performance.now();
        performance.mark(startMark);
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('#article h1');
          if (!heading || heading === before) return;
          observer.disconnect();
          // The next frame paints it; a task queued in that frame runs after the painting.
          requestAnimationFrame(() =>
            setTimeout(() => {
              const milliseconds = performance.now() - start;
              setTimeout(() => {
                performance.mark(endMark);
                resolve(milliseconds);
              }, aftermath);
            }),
          );
        });
        observer.observe(article, { childList: true });
        link.click();
      }),
    { selector, startMark, endMark, aftermath },
  );
}

function pageTransfer(browser: Browser, site: ServedSite): Promise<Transfer> {
  return withTab(browser, { cpu: 1, network: 'full' }, async (tab) => {
    const selector = await prepare(tab, site, 'live');
    const traffic = new Traffic(tab.session);
    await click(tab.page, selector);
    return traffic.take();
  });
}

function navigationLongestTask(browser: Browser, site: ServedSite): Promise<number> {
  return withTab(browser, { cpu: 4, network: 'full' }, async (tab) => {
    const selector = await prepare(tab, site, 'prefetched');
    return await longestTask(browser, tab.page, () => click(tab.page, selector));
  });
}

/** Opens the home page, which marks the first move of the pointer and the moment when it is live. */
async function openWatched({ page }: Tab, site: ServedSite): Promise<void> {
  await page.addInitScript(
    ({ startMark, endMark, aftermath }) => {
      addEventListener('pointermove', () => performance.mark(startMark), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        if (!document.documentElement.hasAttribute('data-live')) return;
        observer.disconnect();
        performance.mark('bench:live');
        setTimeout(() => performance.mark(endMark), aftermath);
      });
      observer.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-live'] });
    },
    { startMark, endMark, aftermath },
  );
  await page.goto(site.origin + site.pages.home.path);
  await page.waitForTimeout(1000);
}

async function becomeLive(page: Page): Promise<void> {
  await movePointer(page);
  await waitForLive(page);
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, endMark);
}

function interestToLive(browser: Browser, site: ServedSite): Promise<number> {
  return withTab(browser, { cpu: 4, network: 'full' }, async (tab) => {
    await openWatched(tab, site);
    await becomeLive(tab.page);
    return await tab.page.evaluate(
      (start) => performance.measure('live', start, 'bench:live').duration,
      startMark,
    );
  });
}

function hydrationLongestTask(browser: Browser, site: ServedSite): Promise<number> {
  return withTab(browser, { cpu: 4, network: 'full' }, async (tab) => {
    await openWatched(tab, site);
    return await longestTask(browser, tab.page, () => becomeLive(tab.page));
  });
}
