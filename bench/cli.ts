/*
 * npm run bench [-- --only load,navigation,samples,search,search-engines,build,dev,growth,pressure,lighthouse] [--runs 5] [--pages 2000]
 * Measures the built site, compares it with the best of the other generators, prints tables, and writes them to bench/RESULTS.md.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSection } from './build.ts';
import { choose, circumstances, readCount } from './command-line.ts';
import { devSection } from './dev.ts';
import { createFixtures, type Section } from './fixtures.ts';
import { growthSection } from './growth.ts';
import { lighthouseSection } from './lighthouse.ts';
import { loadSection } from './load.ts';
import { navigationSection } from './navigation.ts';
import { pressureSection } from './pressure.ts';
import { type Goal, mergeResults, toMarkdown, toText } from './report.ts';
import { samplesSection } from './samples.ts';
import { searchSection } from './search.ts';
import { searchEnginesSection } from './search-engines.ts';

/** All sections in the order of the results. The resource-intensive ones are last. */
const sections: readonly Section[] = [
  loadSection,
  navigationSection,
  samplesSection,
  searchSection,
  searchEnginesSection,
  buildSection,
  devSection,
  growthSection,
  pressureSection,
  lighthouseSection,
];
const resultsFile = join(import.meta.dirname, 'RESULTS.md');

const head = `# Measurements

Written by \`npm run bench\`. "Best other" is the best of the other documentation generators in [PEERS.md](PEERS.md), with the same text.
1 kB is 1,000 bytes. Times depend on the machine, and those of "best other" are from another run, when it may have been faster or slower:
don't compare them with times of this site here. PEERS.md has times that were measured in turns.
`;

const print = (text: string) => process.stdout.write(`${text}\n`);
const { only, runs, pages } = readOptions();
const fixtures = createFixtures({ runs, growthPages: pages });
try {
  const measuredOn = circumstances(await fixtures.browser());
  print(measuredOn);
  const goals: Goal[] = [];
  const measured = new Map<string, string>();
  for (const section of only) {
    const result = await section.run(fixtures);
    print(toText(section.title, result));
    goals.push(...result.goals);
    measured.set(section.title, toMarkdown(section.title, measuredOn, result));
  }
  const old = existsSync(resultsFile) ? readFileSync(resultsFile, 'utf8') : '';
  const order = sections.map(({ title }) => title);
  writeFileSync(resultsFile, mergeResults(old, head, measured, order));
  const missed = goals.filter(({ met }) => !met).map(({ name }) => name);
  if (goals.length > 0) print(`\n${goals.length - missed.length} of ${goals.length} goals are met.`);
  for (const name of missed) print(`Missed: ${name}`);
} finally {
  await fixtures.close();
}

function readOptions(): { only: readonly Section[]; runs: number; pages: number } {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '5' },
      pages: { type: 'string', default: '2000' },
    },
  });
  return {
    only: choose('only', sections, ({ name }) => name, values.only),
    runs: readCount('runs', values.runs),
    pages: readCount('pages', values.pages),
  };
}
