import { childrenOf, isNode, type Node, namesOf, parseModule, type Span } from '../parse.ts';

/** An import declaration at the top of a step; `end` is behind its semicolon. */
export interface ImportDeclaration extends Span {
  specifier: string;
  /** What it binds: names exported by the module (`*` for all of it), and what the step calls them. */
  bindings: { exported: string; local: string }[];
}

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
    imports: declarations.map((node) => ({
      start: node.start,
      end: node.end,
      specifier: isNode(node.source) ? String(node.source.value) : '',
      bindings: childrenOf(node.specifiers).map(readBinding),
    })),
    parameters: ['event', 'steps', ...['params', 'auths'].filter((name) => !declared.has(name))],
  };
}

function readBinding({ type, imported, local }: Node): ImportDeclaration['bindings'][number] {
  const nameOf = (node: unknown) => (isNode(node) ? String(node.name ?? node.value) : '');
  const standard = type === 'ImportNamespaceSpecifier' ? '*' : 'default';
  return { exported: isNode(imported) ? nameOf(imported) : standard, local: nameOf(local) };
}

/** Turns imports into calls of `$harness.import`, each on the lines it had. */
function convertImports(code: string, imports: readonly ImportDeclaration[]): string {
  let converted = '';
  let position = 0;
  for (const { start, end, specifier, bindings } of imports) {
    const all = bindings.find(({ exported }) => exported === '*');
    const names = bindings.filter((binding) => binding !== all);
    const list = names.map(({ exported, local }) => `${JSON.stringify(exported)}: ${local}`).join(', ');
    const wanted = JSON.stringify(names.map(({ exported }) => exported));
    const call = `await $harness.import(${JSON.stringify(specifier)}, ${wanted})`;
    const target = all
      ? `const ${all.local} = ${call}, {${list}} = ${all.local};`
      : `const {${list}} = ${call};`;
    const lines = code.slice(start, end).split('\n').length - 1;
    converted += code.slice(position, start) + target + '\n'.repeat(lines);
    position = end;
  }
  return converted + code.slice(position);
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
  const { imports, parameters } = readStep(code);
  const values = parameters.map((name) => `$harness.${name}`);
  const head =
    '"use strict"; let $checkpoint = $harness.checkpoint; $harness.watchCheckpoint(() => $checkpoint);' +
    ` return (async function (${parameters.join(', ')}) {`;
  const tail = `}).call(${['$harness.self', ...values].join(', ')});`;
  return {
    source: `${head}\n${convertImports(code, imports)}\n${tail}`,
    canRequire: imports.length === 0,
  };
}
