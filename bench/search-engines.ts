/*
 * Other search engines with the sections and the judged queries of this site: how often each finds the answer, what it downloads,
 * and how long a query takes.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../src/node/folders.ts';
import { type JudgedQuery, judge } from '../tests/search/judge.ts';
import { siteEngine } from '../tests/search/site-engine.ts';
import { type Contender, entriesOf } from './contender.ts';
import { installContenders } from './contenders.ts';
import type { Section } from './equipment.ts';
import { flexSearch, here, miniSearch, orama } from './library-contenders.ts';
import { withPagefind } from './pagefind-contender.ts';
import { format, type Table } from './report.ts';
import { median } from './stats.ts';

/** Compares engines on the judged queries. */
export const searchEnginesSection: Section = {
  name: 'search-engines',
  title: 'Search engines',
  async run(equipment) {
    installContenders();
    const site = await siteEngine();
    const entries = entriesOf(site);
    const queries: JudgedQuery[] = JSON.parse(readFileSync(join(root, 'tests/search/queries.json'), 'utf8'));
    const dir = mkdtempSync(join(tmpdir(), 'docs-bench-search-'));
    try {
      const contenders = [
        await here(site, 'here'),
        await here(await siteEngine(false), 'here without keywords'),
        await miniSearch(entries),
        await miniSearch(entries, { keywords: true }),
        await miniSearch(entries, { keywords: true, stemmer: true }),
        await orama(entries),
        await orama(entries, { keywords: true }),
        await flexSearch(entries),
        await flexSearch(entries, { keywords: true }),
      ];
      const rows = [];
      for (const contender of contenders) rows.push(await measure(contender, queries));
      const browser = await equipment.browser();
      for (const keywords of [false, true])
        rows.push(
          await withPagefind(entries, join(dir, String(keywords)), browser, (it) => measure(it, queries), {
            keywords,
          }),
        );
      const table: Table = {
        title: `${queries.length} judged queries, ${entries.length} sections; each engine as documentation generators set it up, and with this site's keywords`,
        columns: ['', 'hit@1', 'hit@3', 'MRR', 'kept aside: hit@1', 'hit@3', 'download', 'median query'],
        rows,
      };
      return {
        tables: [table],
        goals: [],
        notes: [
          'The download is the engine and its index; of Pagefind, what the queries fetched. Queries run in Node.js, those of Pagefind in Chromium.',
        ],
      };
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  },
};

async function measure(contender: Contender, queries: readonly JudgedQuery[]): Promise<string[]> {
  const found = new Map<string, string[]>();
  const times: number[] = [];
  for (const { query } of queries) {
    const start = performance.now();
    found.set(query, await contender.search(query));
    times.push(performance.now() - start);
  }
  const verdict = (some: readonly JudgedQuery[]) => judge((query) => found.get(query) ?? [], some);
  const all = verdict(queries);
  const aside = verdict(queries.filter((query) => query.aside));
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    contender.name,
    percent(all.first),
    percent(all.firstThree),
    all.rank.toFixed(3),
    percent(aside.first),
    percent(aside.firstThree),
    // Read last, because files that are fetched while searching count too.
    format(contender.bytes / 1000, 'kB'),
    `${median(times).toFixed(1)} ms`,
  ];
}
