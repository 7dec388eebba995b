import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../src/node/folders.ts';
import { type JudgedQuery, judge } from '../../tests/search/judge.ts';
import { unthrottled, withTab } from '../tab.ts';
import type { Arena, Contestant } from './contestant.ts';
import { type Cells, reasonOf, recordOf } from './measure.ts';
import { rowsOf } from './results.ts';
import type { PeerSection } from './section.ts';

const axes = {
  first: { label: 'the right page is first', unit: '%', isMoreBetter: true },
  firstThree: { label: 'it is among the first three', unit: '%', isMoreBetter: true },
  nothing: { label: 'nothing is found', unit: '%' },
} as const;
type Axis = keyof typeof axes;
const axisNames = Object.keys(axes) as Axis[];

/** Milliseconds for which a list has to stay as it is, and for which an empty one is waited for. */
const settled = 600;
const patience = 1500;

/** Which pages the search of each site finds for the queries that nothing was tuned on, as its interface lists them. */
export const foundSection: PeerSection = {
  name: 'found',
  title: 'Finding the right page',
  async run(arena) {
    const all: JudgedQuery[] = JSON.parse(readFileSync(join(root, 'tests/search/queries.json'), 'utf8'));
    const queries = all.filter(({ aside }) => aside);
    // Nothing is timed, so all sites are asked at once.
    const judged = await Promise.all(
      arena.contestants.map(async (site): Promise<[string, Cells<Axis>]> => {
        try {
          return [site.id, await judgeSite(arena, site, queries)];
        } catch (error) {
          process.stderr.write(`${site.name}: ${error}\n`);
          return [site.id, recordOf(axisNames, () => ({ failed: reasonOf(error) }))];
        }
      }),
    );
    return {
      tables: [
        {
          title: `${queries.length} queries kept aside`,
          rows: rowsOf('found', axes, Object.fromEntries(judged)),
        },
      ],
      notes: [
        'Pages are counted in the order the interface shows them, whichever section of a page it leads to. The search of this site also reads the keywords of `data/keywords`, which the other generators have no place for; the next table shows what the engines make of them.',
      ],
    };
  },
};

/** Judges the pages that a site finds; what answers a query is a page here, because fragments differ. */
async function judgeSite(
  { browser, base, pages }: Arena,
  { origin, search }: Contestant,
  queries: readonly JudgedQuery[],
): Promise<Record<Axis, number>> {
  const found = new Map<string, string[]>();
  await withTab(browser, unthrottled, async ({ page }) => {
    const { input, result } = search.page ?? search;
    await page.goto(origin + (search.page ? base + search.page.address : pages.home));
    await page.waitForTimeout(1500);
    if (!search.page) await page.keyboard.press(search.key);
    await page.waitForSelector(input);
    // The first query loads what search needs.
    await page.fill(input, 'limits');
    await page.waitForSelector(result, { timeout: 60_000 });
    for (const { query } of queries) {
      const links = await linksFor(page, input, result, query);
      const routes = links.map((path) => `/${path.slice(base.length).replace(/(?:index\.html)?$/, '')}`);
      found.set(query, [...new Set(routes.map((route) => (route.endsWith('/') ? route : `${route}/`)))]);
    }
  });
  const byPage = queries.map((query) => ({
    ...query,
    answers: query.answers.map((answer) => answer.replace(/#.*$/, '')),
  }));
  const verdict = judge((query) => found.get(query) ?? [], byPage);
  const empty = [...found.values()].filter((routes) => routes.length === 0).length;
  return {
    first: verdict.first * 100,
    firstThree: verdict.firstThree * 100,
    nothing: (empty / queries.length) * 100,
  };
}

/** The paths that the results for a query lead to, once the list no longer changes. */
async function linksFor(page: Page, input: string, result: string, query: string): Promise<string[]> {
  await page.fill(input, '');
  await page.waitForTimeout(300);
  await page.fill(input, query);
  const read = () =>
    page.evaluate(
      (selector) =>
        [...document.querySelectorAll(selector)].flatMap(
          (element) => (element.closest('a') ?? element.querySelector('a'))?.pathname ?? [],
        ),
      result,
    );
  let links = await read();
  let since = Date.now();
  const start = since;
  while (Date.now() - since < settled || (links.length === 0 && Date.now() - start < patience)) {
    await page.waitForTimeout(100);
    const now = await read();
    if (now.join() === links.join()) continue;
    links = now;
    since = Date.now();
  }
  return links;
}
