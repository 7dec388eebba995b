import { join } from 'node:path';
import { sampleCompilerOptions, wrapForTypes } from '../harness/component/wrap.ts';
import { wrapStep } from '../harness/workflow/wrap.ts';
import { kindOf, type Ran } from './javascript.ts';
import { problemAt, type Sample, type SampleProblem } from './sample.ts';
import { checkTypes, type TypedModule } from './type-check.ts';

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
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
};

/**
 * Checks the types of JavaScript samples against `types/`, all in two runs of the compiler: one for code steps, one for
 * components.
 *
 * @param root the repository
 */
export async function checkSampleTypes(
  root: string,
  all: readonly Typed[],
): Promise<Map<Sample, SampleProblem[]>> {
  const isComponent = ({ sample }: Typed) => kindOf(sample).kind === 'component';
  const work = (name: string) => join(root, '.cache/samples', `${name}-${process.pid}`);
  const found = new Map<Sample, SampleProblem[]>();
  const check = async (
    some: readonly Typed[],
    name: string,
    toModule: (typed: Typed) => TypedModule,
    options: object,
    files: string[],
  ) => {
    const problems = await checkTypes(root, work(name), some.map(toModule), options, files);
    for (const { index, line, message } of problems) {
      const sample = some[index]?.sample;
      if (sample) found.set(sample, [...(found.get(sample) ?? []), problemAt(sample, line, message)]);
    }
  };
  await Promise.all([
    check(
      all.filter((typed) => !isComponent(typed)),
      'steps',
      stepModule,
      stepOptions,
      [join(root, 'types/workflow.d.ts')],
    ),
    check(
      all.filter(isComponent),
      'components',
      componentModule,
      sampleCompilerOptions(join(root, 'types/component.d.ts')),
      [],
    ),
  ]);
  return found;
}

function stepModule({ sample, data }: Typed): TypedModule {
  const { code, lineOf } = wrapStep(sample.code, data ?? {});
  return { text: code, lineOf: (line) => lineOf(line) ?? 1 };
}

const componentModule = ({ sample }: Typed): TypedModule => ({
  text: wrapForTypes(sample.code),
  lineOf: (line) => line,
});
