import { unthrottled, withTab } from '../tab.ts';
import { mainThreadWork } from '../trace.ts';
import { Traffic } from '../traffic.ts';
import { slowVitals } from '../vitals.ts';
import type { PageName, Setup } from './comparison.ts';
import { roundRobin } from './measure.ts';
import { type ResultTable, rowsOf } from './results.ts';
import type { PeerSection } from './section.ts';

const axes = {
  requests: { label: 'requests', unit: 'count' },
  total: { label: 'in all', unit: 'kB' },
  html: { label: 'HTML', unit: 'kB' },
  css: { label: 'stylesheets', unit: 'kB' },
  js: { label: 'scripts', unit: 'kB' },
  font: { label: 'fonts', unit: 'kB' },
  other: { label: 'other', unit: 'kB' },
  fcp: { label: 'first content painted', unit: 'ms' },
  lcp: { label: 'largest content painted', unit: 'ms' },
  tbt: { label: 'total blocking time', unit: 'ms' },
  cls: { label: 'layout shift', unit: 'shift' },
  work: { label: 'work of the main thread', unit: 'ms' },
  longest: { label: 'its longest task', unit: 'ms' },
} as const;
type Axis = keyof typeof axes;
const axisNames = Object.keys(axes) as Axis[];

/** Measures bytes and requests until two seconds after the load event, and times on a slow device and connection. */
export const loadSection: PeerSection = {
  name: 'load',
  title: 'Loading a page',
  async run(setup) {
    const tables: ResultTable[] = [];
    for (const name of Object.keys(setup.pages) as PageName[]) tables.push(await measurePage(setup, name));
    return {
      tables,
      notes: [
        'Bytes are those on the wire until 2 s after the load event, headers included, at full speed and without input; prefetched scripts count as scripts. The work of the main thread is its CPU time in the same load. The other times are taken with a CPU 4 times slower, at 1.6 Mbps with 150 ms of latency.',
      ],
    };
  },
};

async function measurePage({ browser, sites, runs, pages }: Setup, name: PageName): Promise<ResultTable> {
  const path = pages[name];
  const cells = await roundRobin(sites, runs, axisNames, async ({ origin }) => {
    const { requests, wire, work, longest } = await withTab(
      browser,
      unthrottled,
      async ({ page, session }) => {
        const traffic = new Traffic(session);
        const tasks = await mainThreadWork(browser, page, async () => {
          await page.goto(origin + path);
          await page.waitForTimeout(2000);
        });
        return { ...traffic.take(), ...tasks };
      },
    );
    const { html, css, js, font, other } = wire;
    const sizes = { requests: requests.all, total: wire.all, html, css, js, font, other };
    return { ...sizes, work, longest, ...(await slowVitals(browser, origin + path)) };
  });
  return { title: `The ${name} page, ${path}`, rows: rowsOf(`load/${name}`, axes, cells) };
}
