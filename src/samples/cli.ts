/*
 * npm run samples [-- --page /limits/] [-- --update]: runs or checks every sample and prints what was done with which;
 * --update puts what is printed in the place of stale output.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSources } from '../build/inputs.ts';
import { root } from '../build/vite-config.ts';
import { failOnErrors } from '../content/author-error.ts';
import { readSourcePage, type SourcePage } from '../content/source-page.ts';
import { runSamples } from './run-samples.ts';
import { isShellcheckThere } from './shellcheck.ts';
import { sampleProblems, sampleTable, shareRun } from './table.ts';
import { updateOutputs } from './update.ts';

const { values } = parseArgs({
  options: { page: { type: 'string' }, update: { type: 'boolean', default: false } },
});
const print = (text: string) => process.stdout.write(`${text}\n`);

const read = [...readSources(join(root, 'content'))].map(([path, text]) => readSourcePage(path, text));
const pages = read.filter((page): page is SourcePage => 'route' in page);
failOnErrors(read.flatMap((page) => ('route' in page ? [] : page.errors)));
const wanted = pages.filter(({ route }) => values.page === undefined || route === values.page);
if (wanted.length === 0) throw new Error(`There is no page ${values.page}.`);

const results = await runSamples(root, wanted);
if (values.update) {
  for (const page of wanted) {
    const file = join(root, page.file);
    const before = readFileSync(file, 'utf8');
    const after = updateOutputs(
      before,
      results.filter(({ sample }) => sample.file === page.file),
    );
    if (after !== before) {
      writeFileSync(file, after);
      print(`${page.file}: output brought up to date; look at the difference`);
    }
  }
}
print(sampleTable(results));
print(`${Math.round(shareRun(results) * 100)} % of the JavaScript and shell samples are run.`);
if (!isShellcheckThere()) print('ShellCheck is not installed: shell samples were checked for syntax only.');
const problems = sampleProblems(results);
if (problems) {
  process.stderr.write(`\n${problems}\n`);
  process.exitCode = 1;
}
