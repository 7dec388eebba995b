/*
 * npm run search:judge [-- --misses] [-- query ...]: prints how search ranks the answers of the judged queries, by kind. With a
 * query, prints its results.
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
  const read = (file: string): JudgedQuery[] =>
    JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
  const queries = read('queries.json');
  const practice = read('practice.json');
  const kinds = read('kinds.json');
  const tuned = queries.filter(({ aside }) => !aside);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(9);
  const line = (name: string, judged: readonly JudgedQuery[]): Verdict => {
    const verdict = judge(find, judged);
    const { first, firstThree, rank } = verdict;
    print(
      `${name.padEnd(24)}${String(judged.length).padStart(5)}${percent(first)}${percent(firstThree)}  ${rank.toFixed(3)}`,
    );
    return verdict;
  };
  print(`${''.padEnd(24)}    n    hit@1    hit@3    MRR`);
  // Only totals are printed, because more details about the queries marked `aside` would influence the tuning.
  const open = [...tuned, ...practice];
  for (const kind of new Set(open.map(({ kind }) => kind)))
    line(
      kind,
      open.filter((query) => query.kind === kind),
    );
  const known = [line('tuned on', tuned), line('to practice on', practice)];
  line(
    'kept aside',
    queries.filter(({ aside }) => aside),
  );
  line('by kind', kinds);
  if (values.misses)
    for (const { query, rank, instead } of known.flatMap(({ misses }) => misses))
      print(`  ${rank || '-'}  ${query}  →  ${instead}`);
}
