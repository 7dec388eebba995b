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
  type Treatment,
} from '../page/sample.ts';
import { kindOf } from '../page/workflow.ts';
import { hasProgram } from '../sandbox/programs.ts';
import { openStage, type PageStage } from '../stage/stage.ts';
import { runJavaScript } from './javascript.ts';
import { missingFor } from './needs.ts';
import type { Ran } from './ran.ts';
import { runPython, runShell } from './script.ts';

/** How a page's samples fared, types aside, with what was there when each ran. */
export interface PageRun {
  results: SampleResult[];
  /** For the types of JavaScript samples. */
  data: Map<Sample, Ran['data']>;
}

type Runner = (sample: Sample, given: Given, stage: PageStage) => Promise<Ran>;
const runners: Record<string, Runner> = { bash: runShell, js: runJavaScript, python: runPython };

/**
 * Does with each sample of a page what it declares, in the order of the page.
 *
 * @param known circumstances by name
 * @param has whether a program is installed; what needs one that is not is skipped
 */
export async function runPage(
  samples: readonly Sample[],
  known: Record<string, Given> = givens,
  has: (program: string) => boolean = hasProgram,
): Promise<PageRun> {
  const stage = openStage(samples);
  const ran = new Map<Sample, Ran>();
  const data = new Map<Sample, Ran['data']>();
  const results: SampleResult[] = [];
  try {
    for (const sample of samples) results.push(await treat(sample));
  } finally {
    await stage.close();
  }
  return { results, data };

  async function treat(sample: Sample): Promise<SampleResult> {
    const { declaration } = sample.fence;
    const shown = declaration === 'output' ? sourceOfOutput(samples, sample) : sample;
    const missing = shown && missingFor(shown, has);
    if (missing) {
      // Without ShellCheck there is still something to be said of a shell sample.
      const problems = missing === 'shellcheck' ? await checkShell(sample) : [];
      return { sample, treatment: 'skipped', problems, missing };
    }
    if (declaration === 'run') {
      const outcome = await run(sample);
      ran.set(sample, outcome);
      data.set(sample, outcome.data);
      return { sample, treatment: 'run', problems: outcome.problems };
    }
    if (declaration === 'output') return compare(sample, shown, ran);
    if (declaration === 'check' && sample.fence.language === 'js' && kindOf(sample).kind === 'component')
      data.set(sample, { modules: stage.modules(sample, known[sample.fence.given ?? ''] ?? {}) });
    const [treatment, problems] = await staticTreatments[declaration](sample);
    return { sample, treatment, problems };
  }

  async function run(sample: Sample): Promise<Ran> {
    const { language, given: name } = sample.fence;
    const given = name === undefined ? {} : known[name];
    const fail = (message: string): Ran => ({ printed: '', problems: [problemAt(sample, 0, message)] });
    if (!given)
      return fail(
        `Nothing is given as "${name}". Did you mean "${nearest(name ?? '', Object.keys(known))}"? ` +
          `Known are: ${Object.keys(known).join(', ')}.`,
      );
    const runner = runners[language];
    if (!runner)
      return fail(`A block in ${language} cannot be run. Run are: ${Object.keys(runners).join(', ')}.`);
    // Circumstances that make no sense are the page's mistake, like any other.
    return runner(sample, given, stage).catch((error: unknown) =>
      fail(error instanceof Error ? error.message : String(error)),
    );
  }
}

type Static = (sample: Sample) => Promise<[Treatment, SampleProblem[]]>;

const staticTreatments: Record<'check' | 'parse' | 'shape' | 'show', Static> = {
  check: async (sample) => {
    const isTyped = ['js', 'bash'].includes(sample.fence.language);
    const problems = isTyped
      ? []
      : [problemAt(sample, 0, `A block in ${sample.fence.language} cannot be checked.`)];
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
    return [problemAt(sample, 0, `Nothing parses ${sample.fence.language} here. Say show="why".`)];
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
    problemAt(sample, 1, `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`),
  );
}

/** Holds what a page shows as output against what was printed. */
function compare(sample: Sample, source: Sample | undefined, ran: ReadonlyMap<Sample, Ran>): SampleResult {
  const outcome = source && ran.get(source);
  const fail = (line: number, message: string): SampleResult => ({
    sample,
    treatment: 'compared',
    problems: [problemAt(sample, line, message)],
  });
  if (!outcome) return fail(0, 'The block directly before the output is not one that is run.');
  const actual = outcome.printed.trimEnd();
  if (actual === sample.code.trimEnd()) return { sample, treatment: 'compared', problems: [] };
  const [shown, printed] = [sample.code.split('\n'), actual.split('\n')];
  const line = shown.findIndex((text, index) => text.trimEnd() !== printed[index]?.trimEnd());
  const at = line < 0 ? shown.length : line;
  const message = `The output is stale. It shows ${JSON.stringify(shown[at] ?? '')}; printed was ${JSON.stringify(printed[at] ?? '')}.`;
  return { ...fail(at + 1, message), actual };
}
