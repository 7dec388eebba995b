import * as v from 'valibot';
import { shapes } from '../../data/shapes.ts';
import { nearest, suggest } from '../../src/shared/nearest.ts';
import { syntaxCheckers } from '../checks/parsers.ts';
import { checkShell } from '../checks/shell.ts';
import type { Given } from '../givens/given.ts';
import { givens } from '../givens/index.ts';
import { sourceOfOutput } from '../page/collect.ts';
import {
  problemAt,
  type Sample,
  type SampleProblem,
  type SampleResult,
  type SampleStatus,
} from '../page/sample.ts';
import { kindOf } from '../page/workflow.ts';
import { hasProgram } from '../sandbox/programs.ts';
import { openStage, type PageStage } from '../stage/stage.ts';
import { runJavaScript } from './javascript.ts';
import { findMissingProgram } from './missing-program.ts';
import type { RunResult } from './run-result.ts';
import { runPython, runShell } from './script.ts';

/** The results of a page's samples, before type checking. */
export interface PageRun {
  results: SampleResult[];
  /** The data of each run, for the type checker. */
  data: Map<Sample, RunResult['data']>;
}

type Runner = (sample: Sample, given: Given, stage: PageStage) => Promise<RunResult>;
const runners: Record<string, Runner> = { bash: runShell, js: runJavaScript, python: runPython };

/**
 * Runs or checks the samples of a page in order, as each declares.
 *
 * @param known fixture data by name
 * @param has whether a program is installed; samples that require a missing one are skipped
 */
export async function runPage(
  samples: readonly Sample[],
  known: Record<string, Given> = givens,
  has: (program: string) => boolean = hasProgram,
): Promise<PageRun> {
  const stage = openStage(samples);
  const runs = new Map<Sample, RunResult>();
  const data = new Map<Sample, RunResult['data']>();
  const results: SampleResult[] = [];
  try {
    for (const sample of samples) results.push(await processSample(sample));
  } finally {
    await stage.close();
  }
  return { results, data };

  async function processSample(sample: Sample): Promise<SampleResult> {
    const { declaration } = sample.fence;
    const source = declaration === 'output' ? sourceOfOutput(samples, sample) : sample;
    const missing = source && findMissingProgram(source, has);
    if (missing) {
      // The other checks of a shell sample don't need ShellCheck.
      const problems = missing === 'shellcheck' ? await checkShell(sample) : [];
      return { sample, status: 'skipped', problems, missing };
    }
    if (declaration === 'run') {
      const result = await run(sample);
      runs.set(sample, result);
      data.set(sample, result.data);
      return { sample, status: 'run', problems: result.problems };
    }
    if (declaration === 'output') return compare(sample, source, runs);
    if (declaration === 'check' && sample.fence.language === 'js' && kindOf(sample).kind === 'component')
      data.set(sample, { modules: stage.modules(sample, known[sample.fence.given ?? ''] ?? {}) });
    const [status, problems] = await staticChecks[declaration](sample);
    return { sample, status, problems };
  }

  async function run(sample: Sample): Promise<RunResult> {
    const { language, given: name } = sample.fence;
    const given = name === undefined ? {} : known[name];
    const fail = (message: string): RunResult => ({ printed: '', problems: [problemAt(sample, 0, message)] });
    if (!given)
      return fail(
        `Nothing is given as "${name}". Did you mean "${nearest(name ?? '', Object.keys(known))}"? ` +
          `Known are: ${Object.keys(known).join(', ')}.`,
      );
    const runner = runners[language];
    if (!runner)
      return fail(
        `Blocks in ${language} can't be run. Languages that can: ${Object.keys(runners).join(', ')}.`,
      );
    // Invalid fixture data is reported as a problem of the sample.
    return runner(sample, given, stage).catch((error: unknown) =>
      fail(error instanceof Error ? error.message : String(error)),
    );
  }
}

type StaticCheck = (sample: Sample) => Promise<[SampleStatus, SampleProblem[]]>;

const staticChecks: Record<'check' | 'parse' | 'shape' | 'show', StaticCheck> = {
  check: async (sample) => {
    const isTyped = ['js', 'bash'].includes(sample.fence.language);
    const problems = isTyped
      ? []
      : [problemAt(sample, 0, `Blocks in ${sample.fence.language} can't be checked.`)];
    return ['checked', sample.fence.language === 'bash' ? await checkShell(sample) : problems];
  },
  parse: async (sample) => [
    'parsed',
    sample.fence.language === 'bash' ? await checkShell(sample) : await parse(sample),
  ],
  shape: async (sample) => ['shaped', checkShape(sample)],
  show: async () => ['shown', []],
};

async function parse(sample: Sample): Promise<SampleProblem[]> {
  const checker = syntaxCheckers[sample.fence.language];
  if (!checker)
    return [problemAt(sample, 0, `There is no parser for ${sample.fence.language}. Declare show="why".`)];
  const problem = await checker(sample.code);
  return problem ? [problemAt(sample, problem.line, problem.message)] : [];
}

function checkShape(sample: Sample): SampleProblem[] {
  const name = sample.fence.shape ?? '';
  const schema = shapes[name];
  if (!schema)
    return [problemAt(sample, 0, `There is no shape "${name}". ${suggest(name, Object.keys(shapes))}`)];
  let value: unknown;
  try {
    value = JSON.parse(sample.code);
  } catch (error) {
    return [problemAt(sample, 1, error instanceof Error ? error.message : String(error))];
  }
  const result = v.safeParse(schema, value);
  if (result.success) return [];
  return result.issues.map((issue) =>
    problemAt(sample, 1, `${v.getDotPath(issue) ?? 'the value'}: ${issue.message}`),
  );
}

/** Compares the output that a page shows with the actual output. */
function compare(
  sample: Sample,
  source: Sample | undefined,
  runs: ReadonlyMap<Sample, RunResult>,
): SampleResult {
  const result = source && runs.get(source);
  const fail = (line: number, message: string): SampleResult => ({
    sample,
    status: 'compared',
    problems: [problemAt(sample, line, message)],
  });
  if (!result) return fail(0, 'The block directly before the output is not one that is run.');
  const actual = result.printed.trimEnd();
  if (actual === sample.code.trimEnd()) return { sample, status: 'compared', problems: [] };
  const [shown, printed] = [sample.code.split('\n'), actual.split('\n')];
  const line = shown.findIndex((text, index) => text.trimEnd() !== printed[index]?.trimEnd());
  const at = line < 0 ? shown.length : line;
  const message = `The output is stale. It shows ${JSON.stringify(shown[at] ?? '')}; printed was ${JSON.stringify(printed[at] ?? '')}.`;
  return { ...fail(at + 1, message), actual };
}
