import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sampleCompilerOptions, wrapForTypes } from '../harness/component/wrap.ts';
import { type SampleData, wrapStep } from '../harness/workflow/wrap.ts';
import { kindOf, type Ran } from './javascript.ts';
import { problemAt, type Sample, type SampleProblem } from './sample.ts';
import { checkTypes, type TypedModule, type TypeProblem } from './type-check.ts';

/** A sample whose types are to be checked, with the data that was there when it ran. */
export interface Typed {
  sample: Sample;
  data?: Ran['data'];
}

const stepOptions = {
  target: 'ES2020',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  lib: ['ES2020'],
  allowJs: true,
  checkJs: true,
  strict: true,
  // Samples are JavaScript, and what comes from an API has no type.
  noImplicitAny: false,
  useUnknownInCatchVariables: false,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
};

/** A code step whose types are to be checked. */
export interface StepSample {
  code: string;
  data?: SampleData;
}

/** Checks the types of code steps against `types/workflow.d.ts`. */
export function checkSteps(root: string, steps: readonly StepSample[]): Promise<TypeProblem[]> {
  const modules = steps.map(({ code, data }): TypedModule => {
    const wrapped = wrapStep(code, data ?? {});
    return { text: wrapped.code, lineOf: (line) => wrapped.lineOf(line) ?? 0 };
  });
  return checkTypes(root, workFolder(root, 'steps'), modules, stepOptions, [
    join(root, 'types/workflow.d.ts'),
  ]);
}

/** Checks the types of components against `types/component.d.ts`. */
function checkComponents(root: string, codes: readonly string[]): Promise<TypeProblem[]> {
  const modules = codes.map((code): TypedModule => ({ text: wrapForTypes(code), lineOf: (line) => line }));
  const options = sampleCompilerOptions(join(root, 'types/component.d.ts'));
  return checkTypes(root, workFolder(root, 'components'), modules, options, []);
}

/** A folder that no other run of the compiler writes to. */
const workFolder = (root: string, name: string): string =>
  join(root, '.cache/samples', `${name}-${randomUUID()}`);

/**
 * Checks the types of JavaScript samples, code steps and components apart.
 *
 * @param root the repository
 */
export async function checkSampleTypes(
  root: string,
  all: readonly Typed[],
): Promise<Map<Sample, SampleProblem[]>> {
  const components = all.filter(({ sample }) => kindOf(sample).kind === 'component');
  const steps = all.filter((typed) => !components.includes(typed));
  const [ofSteps, ofComponents] = await Promise.all([
    checkSteps(
      root,
      steps.map(({ sample: { code }, data }) => ({ code, ...(data && { data }) })),
    ),
    checkComponents(
      root,
      components.map(({ sample }) => sample.code),
    ),
  ]);
  const found = new Map<Sample, SampleProblem[]>();
  const add = (typed: Typed | undefined, { line, message }: TypeProblem) => {
    if (typed)
      found.set(typed.sample, [...(found.get(typed.sample) ?? []), problemAt(typed.sample, line, message)]);
  };
  for (const problem of ofSteps) add(steps[problem.index], problem);
  for (const problem of ofComponents) add(components[problem.index], problem);
  return found;
}
