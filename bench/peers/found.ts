import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../src/node/folders.ts';
import { type JudgedQuery, judge } from '../../tests/search/judge.ts';
import { unthrottled, withTab } from '../tab.ts';
import type { ComparedSite, Setup } from './comparison.ts';
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

/** Milliseconds after which an unchanged list of results is final. */
const settledMs = 600;
/** Timeout of the first result. */
const timeoutMs = 1500;

/** Compares the pages that each site's search interface lists, for the queries that were set aside and never used for tuning. */
export const foundSection: PeerSection = {
  name: 'found',
  title: 'Finding the right page',
  async run(setup) {
    const all: JudgedQuery[] = JSON.parse(readFileSync(join(root, 'tests/search/queries.json'), 'utf8'));
    const queries = all.filter(({ aside }) => aside);
    // No times are measured, so all sites are searched in parallel.
    const judged = await Promise.all(
      setup.sites.map(async (site): Promise<[string, Cells<Axis>]> => {
        try {
          return [site.id, await judgeSite(setup, site, queries)];
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

/** Judges the search of a site. Any section of the right page counts, because fragments differ between generators. */
async function judgeSite(
  { browser, base, pages }: Setup,
  { origin, search }: ComparedSite,
  queries: readonly JudgedQuery[],
): Promise<Record<Axis, number>> {
  const found = new Map<string, string[]>();
  await withTab(browser, unthrottled, async ({ page }) => {
    const { input, result } = search.page ?? search;
    await page.goto(origin + (search.page ? base + search.page.address : pages.home));
    await page.waitForTimeout(1500);
    if (!search.page) await page.keyboard.press(search.key);
    await page.waitForSelector(input);
    // The first query loads the files of search.
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

/** Searches, and returns the paths of the results once the list no longer changes. */
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
  while (Date.now() - since < settledMs || (links.length === 0 && Date.now() - start < timeoutMs)) {
    await page.waitForTimeout(100);
    const now = await read();
    if (now.join() === links.join()) continue;
    links = now;
    since = Date.now();
  }
  return links;
}
