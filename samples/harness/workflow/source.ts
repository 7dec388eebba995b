import {
  convertCalls,
  convertImports,
  type ImportDeclaration,
  type Part,
  readImport,
  replaceParts,
} from '../imports.ts';
import { namesOf, parseModule } from '../parse.ts';

/** The parts of a step's code that are needed to compile it. */
export interface StepText {
  /**
   * The imports at its beginning (/workflows/steps/code/#just-import-it). Imports below other statements are syntax errors in the
   * compiled step.
   */
  imports: ImportDeclaration[];
  /**
   * Its parameters. `params` and `auths` only exist in steps that use them (/workflows/steps/code/#async-function-declaration), so
   * they are omitted if the step declares variables with these names.
   */
  parameters: string[];
  /** The replacements of calls of `import()`. */
  calls: Part[];
}

/**
 * Parses the code of a step.
 *
 * @throws {@link ParseError} if it isn't valid JavaScript
 */
export function readStep(code: string): StepText {
  const statements = parseModule(code, { isFunctionBody: true });
  const firstOther = statements.findIndex(({ type }) => type !== 'ImportDeclaration');
  const declarations = firstOther < 0 ? statements : statements.slice(0, firstOther);
  const declared = new Set(statements.flatMap((each) => [...namesOf(each)]));
  return {
    imports: declarations.map(readImport),
    parameters: ['event', 'steps', ...['params', 'auths'].filter((name) => !declared.has(name))],
    calls: convertCalls(statements),
  };
}

/** A compiled step. */
export interface StepSource {
  /** The code for `Host.evaluate`. It needs the global `$harness`, and returns the return value of the step. */
  source: string;
  /** Whether `require` is defined. It isn't in a step with imports (/workflows/steps/code/#require-is-not-defined). */
  canRequire: boolean;
}

/**
 * Compiles a step into a call of `async function (event, steps, params, auths)`
 * (/workflows/steps/code/#async-function-declaration), with `$checkpoint` as a variable of an outer function
 * (/workflows/steps/code/state/#workflow-level-state-checkpoint).
 */
export function compileStep(code: string): StepSource {
  const { imports, parameters, calls } = readStep(code);
  const values = parameters.map((name) => `$harness.${name}`);
  const head =
    '"use strict"; let $checkpoint = $harness.checkpoint; $harness.watchCheckpoint(() => $checkpoint);' +
    ` return (async function (${parameters.join(', ')}) {`;
  const tail = `}).call(${['$harness.self', ...values].join(', ')});`;
  return {
    source: `${head}\n${replaceParts(code, [...convertImports(code, imports), ...calls])}\n${tail}`,
    canRequire: imports.length === 0,
  };
}
