/*
 * npm run readability: how long the sentences of every page are and how many are passive, the hardest pages first
 * npm run readability -- /limits/: the sentences of one page to look at
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../scripts/root.mjs';
import { readSources } from '../src/build/inputs.ts';
import { readSourcePage } from '../src/content/read/source-page.ts';
import { readOpenapi } from '../src/openapi/description.ts';
import { suggest } from '../src/shared/nearest.ts';
import { normalizeRoute } from '../src/shared/paths.ts';
import { blocksOf } from './prose.ts';
import { type Readability, readabilityOf, type Sentence, sentencesOf } from './readability.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const [asked] = parseArgs({ allowPositionals: true }).positionals;
const openapi = readOpenapi();
const pages = [...readSources(join(root, 'content'))].flatMap(([path, text]) => {
  const page = readSourcePage(path, text, openapi);
  return 'route' in page ? [page] : [];
});
if (asked === undefined) printAll();
else printPage(normalizeRoute(asked));

function printAll(): void {
  /** Long sentences tire more than passive ones: one in ten passive weighs as much as two words more. */
  const effort = ({ medianWords, longWords, passive, clipped }: Readability): number =>
    medianWords + longWords / 2 + passive * 20 + clipped;
  const row = (route: string, { sentences, medianWords, longWords, passive, clipped }: Readability): string =>
    [sentences, medianWords, longWords, `${(passive * 100).toFixed(0)} %`, clipped]
      .map((cell) => String(cell).padStart(10))
      .join('')
      .replace(/^/, route.padEnd(54));

  const measured = pages.map((page) => ({ route: page.route, sentences: sentencesOf(blocksOf(page)) }));
  const heads = ['Sentences', 'Median', '9 in 10', 'Passive', 'Clipped'].map((head) => head.padStart(10));
  print(`${'Page'.padEnd(54)}${heads.join('')}`);
  for (const [route, figures] of measured
    .map(({ route, sentences }) => [route, readabilityOf(sentences)] as const)
    .sort(([, a], [, b]) => effort(b) - effort(a)))
    print(row(route, figures));
  print(row('All pages', readabilityOf(measured.flatMap(({ sentences }) => sentences))));
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
