import {
  convertCalls,
  convertImports,
  type ImportDeclaration,
  type Part,
  readImport,
  replaceParts,
} from '../imports.ts';
import { namesOf, parseModule } from '../parse.ts';

/** What the text of a step says about its edges. */
export interface StepText {
  /**
   * The imports that it begins with (/workflows/steps/code/#just-import-it). An import that stands lower is left to the
   * engine, which refuses it.
   */
  imports: ImportDeclaration[];
  /**
   * Its parameters. `params` and `auths` are there for steps that use them
   * (/workflows/steps/code/#async-function-declaration), so a step may declare variables of these names.
   */
  parameters: string[];
  /** Calls of `import()`, and what takes their place. */
  calls: Part[];
}

/**
 * Reads the text of a step without running it.
 *
 * @throws {@link ParseError} when it is no JavaScript
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

/** A step made ready to run. */
export interface StepSource {
  /** For `Host.evaluate`: needs `$harness` among the globals, and gives what the step returns. */
  source: string;
  /** Whether `require` exists: not in a step that imports (/workflows/steps/code/#require-is-not-defined). */
  canRequire: boolean;
}

/**
 * Wraps a step into `async function (event, steps, params, auths)` (/workflows/steps/code/#async-function-declaration), with
 * `$checkpoint` as a variable around it that code can assign (/workflows/steps/code/state/#workflow-level-state-checkpoint).
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
