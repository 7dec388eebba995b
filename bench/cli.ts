/*
 * npm run bench [-- --only load,navigation,samples,search,search-engines,build,dev,growth,pressure,lighthouse] [--runs 5] [--pages 2000]
 * Measures the built site beside what other generators reached, prints tables and writes them to bench/RESULTS.md.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSection } from './build.ts';
import { devSection } from './dev.ts';
import { type Equipment, prepareEquipment, type Section } from './equipment.ts';
import { growthSection } from './growth.ts';
import { lighthouseSection } from './lighthouse.ts';
import { loadSection } from './load.ts';
import { navigationSection } from './navigation.ts';
import { pressureSection } from './pressure.ts';
import { type Goal, mergeResults, toMarkdown, toText } from './report.ts';
import { samplesSection } from './samples.ts';
import { searchSection } from './search.ts';
import { searchEnginesSection } from './search-engines.ts';

/** All there is to measure, in the order of the results; the heavy ones last. */
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

Written by \`npm run bench\`. "Best other" is the best of seven documentation generators with the same text (\`bench/marks.ts\`).
1 kB is 1,000 bytes. Times depend on the machine: compare columns, do not quote them.
`;

const print = (text: string) => process.stdout.write(`${text}\n`);
const { only, runs, pages } = readOptions();
const equipment = prepareEquipment({ runs, growthPages: pages });
try {
  const circumstances = await describe(equipment);
  print(circumstances);
  const goals: Goal[] = [];
  const measured = new Map<string, string>();
  for (const section of only) {
    const result = await section.run(equipment);
    print(toText(section.title, result));
    goals.push(...result.goals);
    measured.set(section.title, toMarkdown(section.title, circumstances, result));
  }
  const old = existsSync(resultsFile) ? readFileSync(resultsFile, 'utf8') : '';
  const order = sections.map(({ title }) => title);
  writeFileSync(resultsFile, mergeResults(old, head, measured, order));
  const missed = goals.filter(({ met }) => !met).map(({ name }) => name);
  if (goals.length > 0) print(`\n${goals.length - missed.length} of ${goals.length} goals are met.`);
  for (const name of missed) print(`Missed: ${name}`);
} finally {
  await equipment.close();
}

function readOptions(): { only: readonly Section[]; runs: number; pages: number } {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '5' },
      pages: { type: 'string', default: '2000' },
    },
  });
  const names = values.only?.split(',') ?? sections.map(({ name }) => name);
  const unknown = names.filter((name) => !sections.some((section) => section.name === name));
  if (unknown.length > 0) {
    fail(`--only knows ${sections.map(({ name }) => name).join(', ')}; not ${unknown.join(', ')}.`);
  }
  return {
    only: sections.filter(({ name }) => names.includes(name)),
    runs: readCount('runs', values.runs),
    pages: readCount('pages', values.pages),
  };
}

function readCount(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    fail(`--${option} is "${text}"; it must be a whole number above 0.`);
  return count;
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** When and on what was measured, and how busy the machine was with other things before. */
async function describe({ browser }: Equipment): Promise<string> {
  const version = (await browser()).version();
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'unknown processor';
  const date = new Date().toISOString().slice(0, 10);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${date}, ${processors.length} cores (${model}), load ${load}, Node.js ${process.versions.node}, Chromium ${version}.`;
}
