import type { SourcePage } from '../../src/content/read/source-page.ts';
import { checkSampleTypes } from '../checks/types.ts';
import { samplesOf } from '../page/collect.ts';
import type { Sample, SampleResult } from '../page/sample.ts';
import type { Cache } from './cache.ts';
import { inPool } from './pool.ts';
import { type PageRun, runPage } from './run-page.ts';

/**
 * Runs or checks every sample of the pages as it declares, and type-checks all JavaScript that is run or checked.
 *
 * @param root the repository
 * @param cache provides the results of pages that have passed
 * @returns the results, in the order of pages and samples
 */
export async function runSamples(
  root: string,
  pages: readonly SourcePage[],
  cache?: Cache,
): Promise<SampleResult[]> {
  const fresh: { samples: Sample[]; run: PageRun }[] = [];
  const results = await inPool(pages, async (page) => {
    const samples = samplesOf(page);
    const cached = cache?.read(samples);
    if (cached) return cached;
    const run = await runPage(samples);
    fresh.push({ samples, run });
    return run.results;
  });
  const typed = fresh.flatMap(({ samples, run: { data } }) =>
    samples
      .filter(({ fence }) => fence.language === 'js' && ['run', 'check'].includes(fence.declaration))
      .map((sample) => ({ sample, data: data.get(sample) })),
  );
  const problems = await checkSampleTypes(root, typed);
  for (const { samples, run } of fresh) {
    for (const result of run.results) result.problems.push(...(problems.get(result.sample) ?? []));
    cache?.write(samples, run.results);
  }
  return results.flat();
}
