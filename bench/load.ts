import type { Browser } from 'playwright-core';
import { bestOf, ratioInComparison } from './best-of-peers.ts';
import type { Fixtures, Section } from './fixtures.ts';
import { against, atMost, type Goal, type SectionResult, type Table } from './report.ts';
import type { BuiltPage } from './site.ts';
import { median, repeat } from './stats.ts';
import { movePointer, type Tab, unthrottled, waitForLive, withTab } from './tab.ts';
import { Traffic, type Transfer } from './traffic.ts';
import { slowVitals, type Vitals } from './vitals.ts';

/** The data that a page loads before and after the first interaction. */
interface PageTransfer {
  before: Transfer;
  after: Transfer;
}

const names = ['home', 'medium', 'longest'] as const;
type PageName = (typeof names)[number];

/** Measures the bytes and requests of pages, and how they load on a slow device and connection. */
export const loadSection: Section = {
  name: 'load',
  title: 'Loading a page',
  async run(fixtures) {
    const { origin, pages } = await fixtures.site();
    const browser = await fixtures.browser();
    const transfers = new Map<BuiltPage, PageTransfer>();
    for (const page of new Set(Object.values(pages)))
      transfers.set(page, await measureTransfer(browser, origin + page.path));
    const vitals = new Map<PageName, Vitals>();
    for (const name of names)
      vitals.set(name, await measureVitals(fixtures, browser, origin + pages[name].path));

    const columns = ['', ...names.flatMap((name) => [`${name} ${pages[name].path}`, 'best other'])];
    const transferOf = (page: BuiltPage) => need(transfers.get(page));
    const row = (label: string, cells: (name: PageName) => [string, string]) => [
      label,
      ...names.flatMap(cells),
    ];
    const before = (name: PageName) => transferOf(pages[name]).before;
    const after = (name: PageName) => transferOf(pages[name]).after;
    const bytes: Table = {
      title: 'On the wire until load + 2 s, without input (brotli, headers included)',
      columns,
      rows: [
        row('requests', (name) =>
          against(before(name).requests.all, 'count', bestOf(`load/${name}/requests`)),
        ),
        row('in all', (name) => against(before(name).wire.all, 'kB', bestOf(`load/${name}/total`))),
        row('HTML', (name) => against(before(name).wire.html, 'kB', bestOf(`load/${name}/html`))),
        row('stylesheet', (name) => against(before(name).wire.css, 'kB', bestOf(`load/${name}/css`))),
        row('scripts', (name) => against(before(name).wire.js, 'kB', bestOf(`load/${name}/js`))),
        row('other (the icon)', (name) => against(before(name).wire.other, 'kB')),
        row('of which headers', (name) => against(before(name).wire.all - before(name).files.all, 'kB')),
        row('then, when the pointer moves: requests', (name) => against(after(name).requests.all, 'count')),
        row('scripts', (name) => against(after(name).wire.js, 'kB')),
        row('other', (name) => against(after(name).wire.other, 'kB')),
        row('scripts in all', (name) => against(before(name).wire.js + after(name).wire.js, 'kB')),
      ],
    };
    const vital = (name: PageName) => need(vitals.get(name));
    const times: Table = {
      title: `CPU 4 times slower, 1.6 Mbps, 150 ms; medians of ${fixtures.runs}`,
      columns,
      rows: [
        row('first content painted', (name) => against(vital(name).fcp, 'ms', bestOf(`load/${name}/fcp`))),
        row('largest content painted', (name) => against(vital(name).lcp, 'ms', bestOf(`load/${name}/lcp`))),
        row('total blocking time', (name) => against(vital(name).tbt, 'ms', bestOf(`load/${name}/tbt`))),
        row('layout shift', (name) => against(vital(name).cls, 'shift', bestOf(`load/${name}/cls`))),
      ],
    };
    return {
      tables: [bytes, times],
      goals: [
        ...transferGoals(transferOf(pages.medium)),
        ...names.flatMap((name) => firstLoadGoals(name, transferOf(pages[name]))),
        shortPageGoal(pages.short, transferOf(pages.short)),
        ...vitalGoals(vital('longest')),
      ],
      notes: [
        'The server of this benchmark speaks HTTP/1.1, which doesn’t compress headers. The others were measured over HTTP/2, and so is the share of the best other’s bytes.',
      ],
    } satisfies SectionResult;
  },
};

async function measureTransfer(browser: Browser, url: string): Promise<PageTransfer> {
  return await withTab(browser, unthrottled, async ({ page, session }: Tab) => {
    const traffic = new Traffic(session);
    await page.goto(url);
    await page.waitForTimeout(2000);
    const before = traffic.take();
    await movePointer(page);
    await waitForLive(page);
    await page.waitForTimeout(2000);
    return { before, after: traffic.take() };
  });
}

async function measureVitals({ runs }: Fixtures, browser: Browser, url: string): Promise<Vitals> {
  const seen = await repeat(runs, () => slowVitals(browser, url));
  const middle = (axis: keyof Vitals) => median(seen.map((vitals) => vitals[axis]));
  return { fcp: middle('fcp'), lcp: middle('lcp'), tbt: middle('tbt'), cls: middle('cls') };
}

function transferGoals({ before, after }: PageTransfer): Goal[] {
  const { js } = before.files;
  return [
    atMost('scripts before the first interaction (files)', js, 'kB', 3),
    atMost('scripts in all after it (files)', js + after.files.js, 'kB', 13),
  ];
}

/** A document references everything its page needs, so that it loads in one more round trip. */
function firstLoadGoals(name: PageName, { before }: PageTransfer): Goal[] {
  const ratio = ratioInComparison(`load/${name}/total`);
  return [
    atMost(`round trips of the ${name} page's first load`, before.depth, 'count', 2),
    ...(ratio === undefined
      ? []
      : [
          atMost(
            `bytes of the ${name} page's first load, as a share of the best other's`,
            100 * ratio,
            '%',
            50,
          ),
        ]),
  ];
}

const shortPageGoal = ({ path, words }: BuiltPage, { before }: PageTransfer): Goal =>
  atMost(`a page of about 600 words in all (${path}, ${words} words)`, before.wire.all, 'kB', 18);

const vitalGoals = ({ tbt, cls }: Vitals): Goal[] => [
  atMost('total blocking time of the longest page', tbt, 'ms', 0),
  atMost('layout shift of the longest page', cls, 'shift', 0),
];

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A measurement is missing.');
  return value;
}
