/*
 * npm run check -- /limits/: runs all checks of one page: build, links, drawings, samples, spelling, wording, and its layout and
 * accessibility in a browser.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runSamples, sampleProblems } from '../samples/index.ts';
import { root } from '../scripts/root.mjs';
import { buildSite } from '../src/build/build-site.ts';
import { readDescription, readSources } from '../src/build/inputs.ts';
import { AuthorErrors, routeOfContentFile } from '../src/content/author-error.ts';
import { readSourcePage } from '../src/content/read/source-page.ts';
import { cacheDir } from '../src/node/folders.ts';
import { suggest } from '../src/shared/nearest.ts';
import { normalizeRoute } from '../src/shared/paths.ts';
import { readSite } from '../src/shared/site.ts';
import { checkInBrowser } from './browser-check.ts';
import { lintEnglish } from './english.ts';
import { findMisused, readGlossary } from './glossary.ts';
import { blocksOf, proseOf } from './prose.ts';
import { type Check, type CheckResult, formatResult, runCheck, summaryOf } from './report.ts';
import { spellingProblems } from './spelling.ts';
import { findTranslated } from './voice.ts';

process.env.NODE_ENV = 'production';
const print = (text: string) => process.stdout.write(`${text}\n`);
const start = performance.now();
const [argument = ''] = parseArgs({ allowPositionals: true }).positionals;
const route = normalizeRoute(argument);
const sources = readSources(join(root, 'content'));
const found = [...sources].find(([path]) => routeOfContentFile(path) === route);

if (argument === '' || !found) {
  const routes = [...sources.keys()].map(routeOfContentFile);
  process.stderr.write(
    argument === ''
      ? 'Name a page: npm run check -- /limits/\n'
      : `There is no page ${route}. ${suggest(route, routes)}\n`,
  );
  process.exit(1);
}
const [path, text] = found;
// The build below reports errors in the description.
const openapi = readDescription([]);
const page = readSourcePage(path, text, openapi);
const site = readSite({});
const dist = join(cacheDir, 'check-dist');

const build: Check = {
  name: 'build, links',
  async run() {
    try {
      const source = { contentDir: join(root, 'content') };
      const { note } = await buildSite({ site, source, outDir: dist, compress: false, only: route });
      if (note) print(note);
      return [];
    } catch (error) {
      if (!(error instanceof AuthorErrors)) throw error;
      return [error.message];
    }
  },
};
const spelling: Check = { name: 'spelling', run: () => spellingProblems(root, `content/${path}`, text) };
const words: Check = {
  name: 'words',
  async run() {
    if (!('route' in page)) return [];
    const glossary = readGlossary(readFileSync(join(root, 'guides/style.md'), 'utf8'));
    const blocks = blocksOf(page);
    const problems = [
      ...findMisused(glossary, proseOf(page)),
      ...lintEnglish(blocks),
      ...findTranslated(blocks),
    ];
    return problems.map((problem) => `${page.file}:${problem}`);
  },
};
const samples: Check = {
  name: 'samples',
  async run() {
    if (!openapi) return ['Samples need data/openapi.yaml, which has errors: see those of the build.'];
    const problems = 'route' in page ? sampleProblems(await runSamples(root, [page])) : '';
    return problems === '' ? [] : [problems];
  },
};
const browser: Check = { name: 'browser', run: () => checkInBrowser(dist, site, route) };

const results: CheckResult[] = [];
const check = async (each: Check): Promise<boolean> => {
  const result = await runCheck(each);
  results.push(result);
  print(formatResult(result));
  return result.problems.length === 0;
};
const inBrowser = async () => {
  if (await check(build)) await check(browser);
  else print('skipped browser: the page was not built');
};
await Promise.all([inBrowser(), check(spelling), check(words), check(samples)]);
const failed = results.filter(({ problems }) => problems.length > 0).length;
print(`${route} ${summaryOf(failed)}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
process.exitCode = failed > 0 ? 1 : 0;
