/*
 * npm run search:judge [-- --misses] [-- query ...]: how good search is at the judged queries, by kind; with words, what it
 * finds for them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type JudgedQuery, judge, type Verdict } from './judge.ts';
import { siteEngine } from './site-engine.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean', default: false } },
});
const print = (text: string) => process.stdout.write(`${text}\n`);
const { engine, find } = await siteEngine();

if (positionals.length > 0) {
  for (const query of positionals) {
    print(query);
    for (const { route, slug, title } of engine.search(query, 6))
      print(`  ${title.join('')}  ${route}${slug && `#${slug}`}`);
  }
} else {
  const queries: JudgedQuery[] = JSON.parse(readFileSync(join(import.meta.dirname, 'queries.json'), 'utf8'));
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(9);
  const line = (name: string, { queries, first, firstThree, rank }: Verdict) =>
    print(
      `${name.padEnd(24)}${String(queries).padStart(5)}${percent(first)}${percent(firstThree)}  ${rank.toFixed(3)}`,
    );
  print(`${''.padEnd(24)}    n    hit@1    hit@3    MRR`);
  // Of those kept aside nothing is told but how many are found: what more would be known of them would be tuned on.
  const open = queries.filter(({ aside }) => !aside);
  for (const kind of new Set(open.map(({ kind }) => kind)))
    line(
      kind,
      judge(
        find,
        open.filter((query) => query.kind === kind),
      ),
    );
  const tuned = judge(find, open);
  line('tuned on', tuned);
  line(
    'kept aside',
    judge(
      find,
      queries.filter(({ aside }) => aside),
    ),
  );
  if (values.misses) {
    for (const { query, rank, instead } of tuned.misses) print(`  ${rank || '-'}  ${query}  →  ${instead}`);
  }
}
