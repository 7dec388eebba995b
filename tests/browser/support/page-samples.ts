import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { givens } from '../../../samples/givens/index.ts';
import type { PageJob } from '../../../samples/harness/browser/job.ts';
import { outcomeOf } from '../../../samples/harness/browser/outcome.ts';
import { samplesOf } from '../../../samples/page/collect.ts';
import { jobsOf, type PageJobs } from '../../../samples/page/jobs.ts';
import { problemAt, type Sample } from '../../../samples/page/sample.ts';
import { readDescription, readSources } from '../../../src/build/inputs.ts';
import type { AuthorError } from '../../../src/content/author-error.ts';
import { readSourcePage } from '../../../src/content/read/source-page.ts';
import { root } from '../../../src/node/folders.ts';
import { runInSandbox, type SandboxSite } from './sandbox.ts';

/** Returns the samples of every page, with how the browser runs them. */
export function readPages(): (PageJobs & { route: string; samples: Sample[] })[] {
  const errors: AuthorError[] = [];
  const openapi = readDescription(errors);
  return [...readSources(join(root, 'content'))].flatMap(([path, text]) => {
    const source = readSourcePage(path, text, openapi);
    if (!('route' in source)) return [];
    const samples = samplesOf(source);
    return [{ route: source.route, samples, ...jobsOf(samples) }];
  });
}

/** Returns how the output of a sample in the browser differs from that on its page, each with file and line. */
export async function problemsOf(
  page: Page,
  site: SandboxSite,
  sample: Sample,
  samples: readonly Sample[],
  { job, modules }: PageJob,
): Promise<string[]> {
  const { end, text, events, failures } = await runInSandbox(page, site, job, modules);
  const at = (line: number, message: string) =>
    `${sample.file}:${problemAt(sample, line, message).line} ${message}`;
  if (end !== 'done') return [at(0, `ended with ${end}: ${text}`)];
  if (failures.length > 0) return failures.map((failure) => at(0, failure));
  const { printed, error, warnings } = outcomeOf(job, events);
  const expected = givens[sample.fence.given ?? '']?.error;
  const problems = warnings.map((warning) => at(1, warning));
  if (error && !expected?.test(error.text)) problems.push(at(error.line ?? 1, `ends with ${error.text}`));
  if (!error && expected) problems.push(at(1, `should end with ${expected}`));
  const output = samples[sample.index + 1];
  if (output?.fence.declaration !== 'output') return problems;
  const [shown, actual] = [output.code.trimEnd().split('\n'), printed.trimEnd().split('\n')];
  const line = shown.findIndex((each, index) => each.trimEnd() !== actual[index]?.trimEnd());
  if (line >= 0 || shown.length !== actual.length)
    problems.push(
      `${output.file}:${problemAt(output, (line < 0 ? shown.length : line) + 1, '').line} shows ` +
        `${JSON.stringify(shown[line] ?? '')}; the sandbox prints ${JSON.stringify(actual[line < 0 ? shown.length : line] ?? '')}`,
    );
  return problems;
}
