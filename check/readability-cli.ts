/*
 * npm run readability: prints the length of each page and its sentences, the share of passive sentences, and the share of words in
 * tables, sorted by reading effort.
 * npm run readability -- /limits/: prints the sentences of a page that may need work.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../scripts/root.mjs';
import { readSources } from '../src/build/inputs.ts';
import { readSourcePage } from '../src/content/read/source-page.ts';
import { readOpenapi } from '../src/openapi/read.ts';
import { suggest } from '../src/shared/nearest.ts';
import { normalizeRoute } from '../src/shared/paths.ts';
import { blocksOf } from './prose.ts';
import { type Readability, readabilityOf, type Sentence, sentencesOf, tableShareOf } from './readability.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const [requested] = parseArgs({ allowPositionals: true }).positionals;
const openapi = readOpenapi();
const pages = [...readSources(join(root, 'content'))].flatMap(([path, text]) => {
  const page = readSourcePage(path, text, openapi);
  if (!('route' in page)) return [];
  return [{ ...page, blocks: blocksOf(page), words: text.split(/\s+/).filter(Boolean).length }];
});
type Page = (typeof pages)[number];

/** Reference pages, which have many tables by nature. */
const references = new Set([
  '/api/rest/',
  '/apps/all-apps/',
  '/cli/reference/',
  '/components/api/',
  '/limits/',
  '/subprocessors/',
]);
const isReference = ({ route }: Page): boolean => references.has(route);

if (requested === undefined) printAll();
else printPage(normalizeRoute(requested));

function printAll(): void {
  print(rowOf('Page', ['Words', 'In tables', 'Sentences', 'Median', '9 in 10', 'Passive', 'Clipped']));
  const measured = pages.map((page) => ({ page, figures: readabilityOf(sentencesOf(page.blocks)) }));
  for (const { page } of measured.sort((a, b) => effortOf(b.figures) - effortOf(a.figures)))
    print(measure(page.route, [page]));
  print(measure('Reference pages', pages.filter(isReference)));
  print(
    measure(
      'Other pages',
      pages.filter((page) => !isReference(page)),
    ),
  );
  print(measure('All pages', pages));
}

/** Estimates the reading effort. Ten percentage points more passive sentences count as much as two more words in the median. */
function effortOf({ medianWords, longWords, passive, clipped }: Readability): number {
  return medianWords + longWords / 2 + passive * 20 + clipped;
}

/** Returns a line with the figures of some pages. */
function measure(name: string, some: readonly Page[]): string {
  const words = some.reduce((sum, page) => sum + page.words, 0);
  const blocks = some.flatMap((page) => page.blocks);
  const { sentences, medianWords, longWords, passive, clipped } = readabilityOf(sentencesOf(blocks));
  const inTables = percent(tableShareOf(blocks));
  return rowOf(name, [words, inTables, sentences, medianWords, longWords, percent(passive), clipped]);
}

function rowOf(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(54) + cells.map((cell) => String(cell).padStart(10)).join('');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

function printPage(route: string): void {
  const page = pages.find((page) => page.route === route);
  if (!page) {
    const routes = pages.map((page) => page.route);
    process.stderr.write(`There is no page ${route}. ${suggest(route, routes)}\n`);
    process.exitCode = 1;
    return;
  }
  for (const sentence of sentencesOf(blocksOf(page))) {
    const faults = faultsOf(sentence);
    if (faults.length > 0) print(`${page.file}:${sentence.line} ${faults.join(', ')}: ${sentence.text}`);
  }
}

function faultsOf({ words, passive, clipped }: Sentence): string[] {
  return [
    ...(words > 25 ? [`${words} words`] : []),
    ...(passive ? ['passive'] : []),
    ...(clipped ? ['third short sentence in a row'] : []),
  ];
}
