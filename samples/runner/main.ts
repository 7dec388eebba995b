import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDescription, readSources } from '../../src/build/inputs.ts';
import { type AuthorError, AuthorErrors, failOnErrors } from '../../src/content/author-error.ts';
import { readSourcePage, type SourcePage } from '../../src/content/read/source-page.ts';
import { samplesOf } from '../page/collect.ts';
import type { SampleResult } from '../page/sample.ts';
import { hasProgram } from '../sandbox/programs.ts';
import { openCache } from './cache.ts';
import { runSamples } from './run-samples.ts';
import { selectPages, UnknownPage } from './select.ts';
import { miscount, missingPrograms, sampleProblems, sampleTable, shareRun } from './table.ts';
import { isWritten, updateOutputs } from './update.ts';

/** Where the command works, and what it says. */
export interface Surroundings {
  /** The repository. */
  root: string;
  contentDir: string;
  print(text: string): void;
  printError(text: string): void;
}

/**
 * The command `npm run samples`, see cli.ts.
 *
 * @returns its exit code: 0 only when a table was printed that has every sample, and nothing is wrong
 */
export async function main(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { root, contentDir, print, printError } = surroundings;
  let wishes: ReturnType<typeof readWishes>;
  let pages: SourcePage[];
  try {
    wishes = readWishes(args);
    pages = selectPages(readPages(contentDir), wishes.pages);
  } catch (error) {
    if (!isMistake(error)) throw error;
    printError(error.message);
    return 1;
  }
  const ran = await runSamples(root, pages, wishes.cache ? openCache(root) : undefined);
  const results = wishes.update ? mend(contentDir, pages, ran, print) : ran;
  print(sampleTable(results));
  print(`${Math.round(shareRun(results) * 100)} % of the JavaScript and shell samples are run.`);
  for (const line of missingPrograms(results, hasProgram)) print(line);
  const wrong = [sampleProblems(results), miscount(pages.flatMap(samplesOf), ran) ?? ''].filter(Boolean);
  for (const text of wrong) printError(`\n${text}`);
  return wrong.length > 0 ? 1 : 0;
}

function readWishes(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    allowNegative: true,
    options: {
      page: { type: 'string', multiple: true, default: [] },
      update: { type: 'boolean', default: false },
      cache: { type: 'boolean', default: true },
    },
  });
  return { ...values, pages: [...values.page, ...positionals] };
}

/** Whether an error is the author's to fix, who needs no stack trace. */
const isMistake = (error: unknown): error is Error =>
  error instanceof UnknownPage ||
  error instanceof AuthorErrors ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

function readPages(contentDir: string): SourcePage[] {
  const errors: AuthorError[] = [];
  const openapi = readDescription(errors);
  const read = [...readSources(contentDir)].map(([path, text]) => readSourcePage(path, text, openapi));
  failOnErrors([...errors, ...read.flatMap((page) => ('route' in page ? [] : page.errors))]);
  return read.filter((page): page is SourcePage => 'route' in page);
}

/** Puts what was printed in the place of stale output, whose problem that solves. */
function mend(
  contentDir: string,
  pages: readonly SourcePage[],
  results: readonly SampleResult[],
  print: Surroundings['print'],
): SampleResult[] {
  const mended = new Set<SampleResult>();
  for (const { file, relativePath } of pages) {
    const path = join(contentDir, relativePath);
    const source = readFileSync(path, 'utf8');
    const stale = results.filter(
      ({ sample, actual }) => actual !== undefined && sample.file === file && isWritten(source, sample),
    );
    if (stale.length === 0) continue;
    writeFileSync(path, updateOutputs(source, stale));
    for (const result of stale) mended.add(result);
    print(`${file}: output updated; review the difference`);
  }
  return results.map((result) => (mended.has(result) ? { ...result, problems: [] } : result));
}
