import type { Browser } from 'playwright-core';
import { bestOf } from './best-of-peers.ts';
import type { Section } from './fixtures.ts';
import { typeQueries } from './keystrokes.ts';
import { against, format, type Table } from './report.ts';
import { median, repeat } from './stats.ts';
import { type Conditions, type Tab, unthrottled, withTab } from './tab.ts';
import { Traffic } from './traffic.ts';

/** The query: words of the medium page's title. */
const query = 'hello world';

/** The data that a server has sent. */
export interface Sent {
  kB: number;
  requests: number;
}

/** The URL of a page, the key that opens its search, and the selector of results. */
export interface SearchBox {
  url: string;
  key: string;
  result: string;
  /** Returns the data that the server has sent since the last call. Without it, requests of workers aren't counted. */
  sent?: () => Sent;
}

/** The result of a search on a newly loaded page. */
export interface SearchRun {
  /** Milliseconds from the key to the focused input field. */
  open: number;
  /** Milliseconds from the key to the results of a pasted query. */
  results: number;
  kB: number;
  requests: number;
}

/** Measures opening search and finding a page by its title. */
export const searchSection: Section = {
  name: 'search',
  title: 'Search',
  async run(fixtures) {
    const site = await fixtures.site();
    const browser = await fixtures.browser();
    const measure = async (conditions: Conditions) => {
      const box = { url: site.origin + site.pages.home.path, key: '/', result: 'dialog [role=option]' };
      const seen = await repeat(fixtures.runs, () => searchOnce(browser, box, conditions));
      const middle = (axis: keyof SearchRun) => median(seen.map((run) => run[axis]));
      return {
        open: middle('open'),
        results: middle('results'),
        kB: middle('kB'),
        requests: middle('requests'),
      };
    };
    const full = await measure(unthrottled);
    const slowDevice = await measure({ cpu: 4, network: 'full' });
    const slowNetwork = await measure({ cpu: 1, network: 'slow' });
    const typed = await typeQueries(browser, site, { cpu: 4, network: 'full' });
    const typing: Table = {
      title: 'Typing fast at CPU x4, once the files are there',
      columns: ['', 'median', 'slowest in 20'],
      rows: [
        ['key to letter', format(typed.letter.median, 'ms'), format(typed.letter.slow, 'ms')],
        ['key to list', format(typed.list.median, 'ms'), format(typed.list.slow, 'ms')],
        ['longest task', format(typed.longestTask, 'ms'), ''],
      ],
    };
    const table: Table = {
      title: `From a page without any input before; medians of ${fixtures.runs}`,
      columns: ['', 'here', 'best other'],
      rows: [
        ['key to open box', ...against(full.open, 'ms', bestOf('search/open'))],
        ['key to results of a pasted title', ...against(full.results, 'ms', bestOf('search/results'))],
        ['the same, CPU x4', ...against(slowDevice.results, 'ms', bestOf('search/slow-device/results'))],
        [
          'the same, 1.6 Mbps, 150 ms',
          ...against(slowNetwork.results, 'ms', bestOf('search/slow-network/results')),
        ],
        ['requests', ...against(full.requests, 'count')],
        ['on the wire, the app included', ...against(full.kB, 'kB', bestOf('search/kB'))],
      ],
    };
    return {
      tables: [table, typing],
      goals: [],
      notes: ['The others search the full text of 111 pages.'],
    };
  },
};

/** Opens search with its key, pastes a title, and measures the time until the results are shown. */
export function searchOnce(browser: Browser, box: SearchBox, conditions: Conditions): Promise<SearchRun> {
  const search = async ({ page, session }: Tab): Promise<SearchRun> => {
    const traffic = new Traffic(session);
    await page.addInitScript(
      ({ text, result }) => {
        const markPainted = (name: string) =>
          requestAnimationFrame(() => setTimeout(() => performance.mark(name)));
        addEventListener('keydown', () => performance.mark('bench:key'), { capture: true, once: true });
        let isFilled = false;
        addEventListener('focusin', ({ target }) => {
          if (isFilled || !(target instanceof HTMLInputElement)) return;
          isFilled = true;
          markPainted('bench:open');
          // Inserted by a script of the page, because waiting for the focus from outside would add the polling interval.
          setTimeout(() => document.execCommand('insertText', false, text));
        });
        new MutationObserver((_, observer) => {
          if (!document.querySelector(result)) return;
          observer.disconnect();
          markPainted('bench:results');
        }).observe(document, { childList: true, subtree: true });
      },
      { text: query, result: box.result },
    );
    await page.goto(box.url);
    await page.waitForTimeout(1000);
    traffic.take();
    box.sent?.();
    await page.keyboard.press(box.key);
    await page.waitForFunction(() => performance.getEntriesByName('bench:results').length > 0, undefined, {
      polling: 500,
    });
    await page.waitForTimeout(1500);
    const { wire, requests } = traffic.take();
    const times = await page.evaluate(() => {
      const since = (mark: string) => performance.measure(mark, 'bench:key', mark).duration;
      return { open: since('bench:open'), results: since('bench:results') };
    });
    return { ...times, ...(box.sent?.() ?? { kB: wire.all, requests: requests.all }) };
  };
  return withTab(browser, conditions, search, { hasServiceWorkers: false });
}
