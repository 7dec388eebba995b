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
import { selectPages, UnknownPageError } from './select.ts';
import { miscount, missingPrograms, sampleProblems, sampleTable, shareRun } from './table.ts';
import { isWritten, updateOutputs } from './update.ts';

/** The folders that the command uses, and its output. */
export interface CommandContext {
  /** The repository. */
  root: string;
  contentDir: string;
  print(text: string): void;
  printError(text: string): void;
}

/**
 * Runs the command `npm run samples`: see cli.ts.
 *
 * @returns its exit code, which is 0 only if the printed table has all samples and there are no problems
 */
export async function main(args: readonly string[], context: CommandContext): Promise<number> {
  const { root, contentDir, print, printError } = context;
  let options: ReturnType<typeof readOptions>;
  let pages: SourcePage[];
  try {
    options = readOptions(args);
    pages = selectPages(readPages(contentDir), options.pages);
  } catch (error) {
    if (!isUserError(error)) throw error;
    printError(error.message);
    return 1;
  }
  const original = await runSamples(root, pages, options.cache ? openCache(root) : undefined);
  const results = options.update ? updatePages(contentDir, pages, original, print) : original;
  print(sampleTable(results));
  print(`${Math.round(shareRun(results) * 100)} % of the JavaScript and shell samples are run.`);
  for (const line of missingPrograms(results, hasProgram)) print(line);
  const samples = pages.flatMap(samplesOf);
  const errors = [sampleProblems(results), miscount(samples, original) ?? ''].filter(Boolean);
  for (const text of errors) printError(`\n${text}`);
  return errors.length > 0 ? 1 : 0;
}

function readOptions(args: readonly string[]) {
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

/** Whether an error is a mistake of the author, which is printed without a stack trace. */
const isUserError = (error: unknown): error is Error =>
  error instanceof UnknownPageError ||
  error instanceof AuthorErrors ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

function readPages(contentDir: string): SourcePage[] {
  const errors: AuthorError[] = [];
  const openapi = readDescription(errors);
  const read = [...readSources(contentDir)].map(([path, text]) => readSourcePage(path, text, openapi));
  failOnErrors([...errors, ...read.flatMap((page) => ('route' in page ? [] : page.errors))]);
  return read.filter((page): page is SourcePage => 'route' in page);
}

/** Replaces stale output on the pages, and returns the results without the problems that this fixes. */
function updatePages(
  contentDir: string,
  pages: readonly SourcePage[],
  results: readonly SampleResult[],
  print: CommandContext['print'],
): SampleResult[] {
  const updated = new Set<SampleResult>();
  for (const { file, relativePath } of pages) {
    const path = join(contentDir, relativePath);
    const source = readFileSync(path, 'utf8');
    const stale = results.filter(
      ({ sample, actual }) => actual !== undefined && sample.file === file && isWritten(source, sample),
    );
    if (stale.length === 0) continue;
    writeFileSync(path, updateOutputs(source, stale));
    for (const result of stale) updated.add(result);
    print(`${file}: output updated; review the difference`);
  }
  return results.map((result) => (updated.has(result) ? { ...result, problems: [] } : result));
}
