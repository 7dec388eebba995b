/*
 * Compares search engines on the sections and the judged queries of this site: how often they find the answer, the size of their
 * downloads, and the time of a query.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { root } from '../src/node/folders.ts';
import { type JudgedQuery, judge, type Verdict } from '../tests/search/judge.ts';
import { siteEngine } from '../tests/search/site-engine.ts';
import { type Contender, entriesOf } from './contender.ts';
import { installContenders } from './contenders.ts';
import type { Section } from './fixtures.ts';
import { flexSearch, miniSearch, orama, ownEngine } from './library-contenders.ts';
import { withPagefind } from './pagefind-contender.ts';
import { format, type Table } from './report.ts';
import { median } from './stats.ts';

/** The results of an engine. */
export interface JudgedEngine {
  name: string;
  queries: number;
  sections: number;
  /** For all queries, and for those that were set aside and never used for tuning. */
  all: Verdict;
  aside: Verdict;
  bytes: number;
  /** The median time of a query. */
  milliseconds: number;
}

/** Compares engines on the judged queries. */
export const searchEnginesSection: Section = {
  name: 'search-engines',
  title: 'Search engines',
  async run(fixtures) {
    const engines = await judgeEngines(await fixtures.browser());
    const [{ queries, sections } = { queries: 0, sections: 0 }] = engines;
    const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
    const table: Table = {
      title: `${queries} judged queries, ${sections} sections; each engine as documentation generators set it up, and with this site's keywords`,
      columns: ['', 'hit@1', 'hit@3', 'MRR', 'kept aside: hit@1', 'hit@3', 'download', 'median query'],
      rows: engines.map(({ name, all, aside, bytes, milliseconds }) => [
        name,
        percent(all.first),
        percent(all.firstThree),
        all.rank.toFixed(3),
        percent(aside.first),
        percent(aside.firstThree),
        format(bytes / 1000, 'kB'),
        `${milliseconds.toFixed(1)} ms`,
      ]),
    };
    return {
      tables: [table],
      goals: [],
      notes: [
        'The download is the engine and its index; of Pagefind, what the queries fetched. Queries run in Node.js, those of Pagefind in Chromium.',
      ],
    };
  },
};

/** Judges this site's engine, which is first, and others, with and without keywords. */
export async function judgeEngines(browser: Browser): Promise<JudgedEngine[]> {
  installContenders();
  const site = await siteEngine();
  const entries = entriesOf(site);
  const queries: JudgedQuery[] = JSON.parse(readFileSync(join(root, 'tests/search/queries.json'), 'utf8'));
  const judged = (contender: Contender) => judgeEngine(contender, queries, entries.length);
  const dir = mkdtempSync(join(tmpdir(), 'docs-bench-search-'));
  try {
    const contenders = [
      await ownEngine(site, 'here'),
      await ownEngine(await siteEngine(false), 'here without keywords'),
      await miniSearch(entries),
      await miniSearch(entries, { keywords: true }),
      await miniSearch(entries, { keywords: true, stemmer: true }),
      await orama(entries),
      await orama(entries, { keywords: true }),
      await flexSearch(entries),
      await flexSearch(entries, { keywords: true }),
    ];
    const engines: JudgedEngine[] = [];
    for (const contender of contenders) engines.push(await judged(contender));
    for (const keywords of [false, true])
      engines.push(await withPagefind(entries, join(dir, String(keywords)), browser, judged, { keywords }));
    return engines;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function judgeEngine(
  contender: Contender,
  queries: readonly JudgedQuery[],
  sections: number,
): Promise<JudgedEngine> {
  const found = new Map<string, string[]>();
  const times: number[] = [];
  for (const { query } of queries) {
    const start = performance.now();
    found.set(query, await contender.search(query));
    times.push(performance.now() - start);
  }
  const verdict = (some: readonly JudgedQuery[]) => judge((query) => found.get(query) ?? [], some);
  return {
    name: contender.name,
    queries: queries.length,
    sections,
    all: verdict(queries),
    aside: verdict(queries.filter((query) => query.aside)),
    // Evaluated last, to include files that are fetched during queries.
    bytes: contender.bytes,
    milliseconds: median(times),
  };
}
