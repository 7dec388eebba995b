import type { SourcePage } from '../content/source-page.ts';
import { samplesOf } from './collect.ts';
import { runPage } from './run-page.ts';
import type { SampleResult } from './sample.ts';
import { checkSampleTypes, type Typed } from './types.ts';

/**
 * Does with every sample of the pages what it declares, and checks the types of all JavaScript that is run or checked.
 *
 * @param root the repository
 */
export async function runSamples(root: string, pages: readonly SourcePage[]): Promise<SampleResult[]> {
  const results: SampleResult[] = [];
  const typed: Typed[] = [];
  for (const page of pages) {
    const { results: some, data } = await runPage(samplesOf(page));
    results.push(...some);
    for (const { sample } of some) {
      const { language, declaration } = sample.fence;
      if (language === 'js' && ['run', 'check'].includes(declaration))
        typed.push({ sample, data: data.get(sample) });
    }
  }
  const problems = await checkSampleTypes(root, typed);
  for (const result of results) result.problems.push(...(problems.get(result.sample) ?? []));
  return results;
}
