import type { Browser, Page } from 'playwright-core';
import { bestOf } from './best-of-peers.ts';
import type { Section, ServedSite } from './fixtures.ts';
import { against, atMost, format, type Table } from './report.ts';
import { median, repeat } from './stats.ts';
import { type Conditions, movePointer, type Tab, waitForLive, withTab } from './tab.ts';
import { longestTask, traceMarks } from './trace.ts';
import { Traffic, type Transfer } from './traffic.ts';

/** What is loaded before the click: nothing, the scripts of the shell, or the page too. */
type Readiness = 'cold' | 'live' | 'prefetched';

/** Milliseconds for which the pointer hovers over a link before the click. */
const hoverMs = 150;

/** Milliseconds for which tasks are recorded after the action is done. */
const extraMs = 300;

/** Measures navigation between pages, and the first interaction. */
export const navigationSection: Section = {
  name: 'navigation',
  title: 'Moving between pages',
  async run(fixtures) {
    const site = await fixtures.site();
    const browser = await fixtures.browser();
    const times = async (readiness: Readiness, cpu: Conditions['cpu']) =>
      median(
        await repeat(fixtures.runs, () => clickToPaint(browser, site, { cpu, network: 'full' }, readiness)),
      );
    const loads = async (cpu: Conditions['cpu']) =>
      median(await repeat(fixtures.runs, () => documentToPaint(browser, site, { cpu, network: 'full' })));
    const middle = async (measure: (browser: Browser, site: ServedSite) => Promise<number>) =>
      median(await repeat(fixtures.runs, () => measure(browser, site)));

    const clicks: Table = {
      title: `From a click on a link of the sidebar to the next page's heading painted; medians of ${fixtures.runs}`,
      columns: ['', 'CPU x1', 'best other', 'CPU x4', 'best other'],
      rows: [
        [
          'cold: no interaction before the click',
          ...against(await times('cold', 1), 'ms', bestOf('navigation/cold-full-1')),
          ...against(await times('cold', 4), 'ms', bestOf('navigation/cold-full-4')),
        ],
        [
          'the same as an ordinary load of its document',
          ...against(await loads(1), 'ms'),
          ...against(await loads(4), 'ms'),
        ],
        [
          'live, the page not fetched yet',
          ...against(await times('live', 1), 'ms'),
          ...against(await times('live', 4), 'ms'),
        ],
        [
          `prefetched: the pointer has rested ${hoverMs} ms on the link`,
          ...against(await times('prefetched', 1), 'ms', bestOf('navigation/warm-full-1')),
          ...against(await times('prefetched', 4), 'ms', bestOf('navigation/warm-full-4')),
        ],
      ],
    };
    const transfer = await pageTransfer(browser, site);
    const bytes: Table = {
      title: 'What a page fetched by navigation costs on the wire',
      columns: ['', 'here'],
      rows: [
        ['requests', format(transfer.requests.all, 'count')],
        ['in all, with the manifest of chunks and pictures', format(transfer.wire.all, 'kB')],
      ],
    };
    const navigationTask = await middle(navigationLongestTask);
    const work: Table = {
      title: `Work of the main thread, CPU x4; medians of ${fixtures.runs}`,
      columns: ['', 'here'],
      rows: [
        ['from the first move of the pointer to live', format(await middle(firstInteractionToLive), 'ms')],
        ['longest task of becoming live', format(await middle(firstInteractionLongestTask), 'ms')],
        ['longest task of a navigation to a prefetched page', format(navigationTask, 'ms')],
      ],
    };
    return {
      tables: [clicks, bytes, work],
      goals: [atMost('longest task of a navigation to a prefetched page', navigationTask, 'ms', 50)],
      notes: [],
    };
  },
};

const linkTo = (path: string): string => `#sidebar a[href="${path}"]`;

/** Opens the home page, prepares it as `readiness` requires, and returns the selector of the link to click. */
async function prepare({ page }: Tab, site: ServedSite, readiness: Readiness): Promise<string> {
  const selector = linkTo(site.pages.medium.path);
  await page.goto(site.origin + site.pages.home.path);
  await page.locator(selector).evaluate((link) => link.closest('details')?.setAttribute('open', ''));
  await page.waitForTimeout(1500);
  if (readiness === 'cold') return selector;
  await movePointer(page);
  await waitForLive(page);
  await page.waitForTimeout(500);
  if (readiness === 'live') return selector;
  await page.locator(selector).hover();
  await page.waitForTimeout(hoverMs);
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

/** Measures the milliseconds from the click to paint if the browser handles the navigation, without the scripts of the site. */
function documentToPaint(browser: Browser, site: ServedSite, conditions: Conditions): Promise<number> {
  return withTab(browser, conditions, async ({ page, session }) => {
    const selector = await prepare({ page, session }, site, 'cold');
    await page.addInitScript((done) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('#article h1')) return;
        observer.disconnect();
        const onPaint = () => performance.mark(done);
        requestAnimationFrame(() => scheduler.postTask(onPaint, { priority: 'user-blocking' }));
      }).observe(document, { childList: true, subtree: true });
    }, traceMarks.done);
    const start = await page.evaluate((selector) => {
      const link = document.querySelector<HTMLAnchorElement>(selector);
      if (!link) throw new Error(`There is no ${selector}.`);
      const now = performance.timeOrigin + performance.now();
      setTimeout(() => navigation.navigate(link.href, { info: 'document' }));
      return now;
    }, selector);
    await page.waitForURL((url) => url.pathname === site.pages.medium.path);
    const painted = await page.waitForFunction(
      (done) => performance.getEntriesByName(done)[0]?.startTime,
      traceMarks.done,
    );
    const origin = await page.evaluate(() => performance.timeOrigin);
    return origin + Number(await painted.jsonValue()) - start;
  });
}

/** Clicks a link in a separate task, and returns the milliseconds until a different heading is painted. */
async function click(page: Page, selector: string): Promise<number> {
  await page.evaluate(
    ({ selector, marks, extraMs }) => {
      const link = document.querySelector<HTMLElement>(selector);
      const article = document.querySelector('#article');
      const before = document.querySelector('#article h1');
      if (!link || !article || !before) throw new Error(`There is no ${selector}, or no article.`);
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('#article h1');
        if (!heading || heading === before) return;
        observer.disconnect();
        // The next frame paints it. This task is the first after that frame, before any timer.
        const onPaint = () => {
          performance.mark(marks.done);
          setTimeout(() => performance.mark(marks.end), extraMs);
        };
        requestAnimationFrame(() => scheduler.postTask(onPaint, { priority: 'user-blocking' }));
      }).observe(article, { childList: true });
      // The current task belongs to the debugger.
      setTimeout(() => {
        performance.mark(marks.start);
        link.click();
      }, 100);
    },
    { selector, marks: traceMarks, extraMs },
  );
  return await startToDone(page);
}

/** Waits for the end mark, and returns the milliseconds between the start and done marks. Polls rarely to avoid interference. */
async function startToDone(page: Page): Promise<number> {
  await page.waitForFunction((end) => performance.getEntriesByName(end).length > 0, traceMarks.end, {
    polling: 500,
  });
  return await page.evaluate(
    ({ start, done }) => performance.measure('bench', start, done).duration,
    traceMarks,
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

/** Moves the pointer for the first time, and returns the milliseconds until the scripts of the shell run. */
async function becomeLive({ page }: Tab): Promise<number> {
  await movePointer(page);
  return await startToDone(page);
}

/** Opens the home page, which sets marks at the first pointer move and when it becomes interactive. */
async function openWatched({ page }: Tab, site: ServedSite): Promise<void> {
  await page.addInitScript(
    ({ marks, extraMs }) => {
      addEventListener('pointermove', () => performance.mark(marks.start), { capture: true, once: true });
      new MutationObserver((_, observer) => {
        if (!document.documentElement.hasAttribute('data-live')) return;
        observer.disconnect();
        performance.mark(marks.done);
        setTimeout(() => performance.mark(marks.end), extraMs);
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-live'] });
    },
    { marks: traceMarks, extraMs },
  );
  await page.goto(site.origin + site.pages.home.path);
  await page.waitForTimeout(1000);
}

function firstInteractionToLive(browser: Browser, site: ServedSite): Promise<number> {
  return withTab(browser, { cpu: 4, network: 'full' }, async (tab) => {
    await openWatched(tab, site);
    return await becomeLive(tab);
  });
}

function firstInteractionLongestTask(browser: Browser, site: ServedSite): Promise<number> {
  return withTab(browser, { cpu: 4, network: 'full' }, async (tab) => {
    await openWatched(tab, site);
    return await longestTask(browser, tab.page, () => becomeLive(tab));
  });
}
