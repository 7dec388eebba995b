import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { compilerOptions } from '../harness/compiler-options.ts';
import { readModuleText, replaceImports } from '../harness/component/module-text.ts';
import { sampleCompilerOptions, wrapForTypes } from '../harness/component/wrap.ts';
import { ParseError } from '../harness/parse-error.ts';
import { wrapStep } from '../harness/workflow/wrap.ts';
import { problemAt, type Sample, type SampleProblem } from '../page/sample.ts';
import { kindOf } from '../page/workflow.ts';
import type { TypeData } from '../runner/run-result.ts';
import { checkTypes, type TypedModule, type TypeProblem } from './type-check.ts';

/** A sample to type-check, with the data of its run. */
export interface TypedSample {
  sample: Sample;
  data?: TypeData | undefined;
}

const stepOptions = {
  ...compilerOptions,
  target: 'ES2020',
  lib: ['ES2020'],
  useUnknownInCatchVariables: false,
  skipLibCheck: true,
};

/** JavaScript to type-check, with the data of its run. */
export interface TypedCode {
  code: string;
  data?: TypeData;
}

/** Checks the types of code steps against `types/workflow.d.ts`. */
export function checkSteps(root: string, steps: readonly TypedCode[]): Promise<TypeProblem[]> {
  const read = ({ code, data }: TypedCode): TypedModule => {
    const wrapped = wrapStep(code, data);
    return { text: wrapped.code, lineOf: (line) => wrapped.lineOf(line) ?? 0 };
  };
  const declarations = [join(root, 'types/workflow.d.ts')];
  return checkAll(root, 'steps', steps, read, stepOptions, declarations);
}

/** Checks the types of components against `types/component-checks.d.ts`, together with the modules that they import. */
export function checkComponents(root: string, components: readonly TypedCode[]): Promise<TypeProblem[]> {
  const read = ({ code, data }: TypedCode, index: number): TypedModule => {
    const modules = Object.entries(data?.modules ?? {});
    const names = new Map(modules.map(([specifier], place) => [specifier, `sample-${index}-${place}`]));
    const link = (text: string) => {
      const wrapped = wrapForTypes(text);
      const { imports } = readModuleText(wrapped);
      return replaceImports(wrapped, imports, (specifier) =>
        names.has(specifier) ? `./${names.get(specifier)}.mjs` : specifier,
      );
    };
    return {
      text: link(code),
      lineOf: (line) => line,
      imports: new Map(modules.map(([title, text]) => [names.get(title) ?? '', { title, text: link(text) }])),
    };
  };
  const options = sampleCompilerOptions(join(root, 'types'));
  return checkAll(root, 'components', components, read, options, []);
}

/** Type-checks the code that can be parsed, and reports the line of each syntax error. */
async function checkAll(
  root: string,
  name: string,
  codes: readonly TypedCode[],
  read: (typed: TypedCode, index: number) => TypedModule,
  options: object,
  declarations: readonly string[],
): Promise<TypeProblem[]> {
  const problems: TypeProblem[] = [];
  const modules = codes.map((typed, index): TypedModule => {
    try {
      return read(typed, index);
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      problems.push({ index, line: error.line, message: error.message });
      return { text: '', lineOf: () => 0 };
    }
  });
  return [...problems, ...(await checkTypes(root, workFolder(root, name), modules, options, declarations))];
}

/** Returns a folder that no other run of the compiler uses. */
const workFolder = (root: string, name: string): string =>
  join(root, '.cache/samples', `${name}-${randomUUID()}`);

/**
 * Type-checks JavaScript samples. Code steps and components are checked separately.
 *
 * @param root the repository
 */
export async function checkSampleTypes(
  root: string,
  all: readonly TypedSample[],
): Promise<Map<Sample, SampleProblem[]>> {
  const components = all.filter(({ sample }) => kindOf(sample).kind === 'component');
  const steps = all.filter((typed) => !components.includes(typed));
  const [stepProblems, componentProblems] = await Promise.all([
    checkSteps(
      root,
      steps.map(({ sample: { code }, data }) => ({ code, ...(data && { data }) })),
    ),
    checkComponents(
      root,
      components.map(({ sample: { code }, data }) => ({ code, ...(data && { data }) })),
    ),
  ]);
  const found = new Map<Sample, SampleProblem[]>();
  const add = (typed: TypedSample | undefined, { line, message }: TypeProblem) => {
    if (typed)
      found.set(typed.sample, [...(found.get(typed.sample) ?? []), problemAt(typed.sample, line, message)]);
  };
  for (const problem of stepProblems) add(steps[problem.index], problem);
  for (const problem of componentProblems) add(components[problem.index], problem);
  return found;
}
