/** An import declaration at the top of a step. */
export interface ImportDeclaration {
  /** Where it stands in the code; `end` is behind its semicolon. */
  start: number;
  end: number;
  specifier: string;
  /** What it binds: names exported by the module (`*` for all of it), and what the step calls them. */
  bindings: { exported: string; local: string }[];
}

const blank = /(?:\s|;|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const declaration = /import(?![\w$])\s*(?:([^"'();]+?)\s*from\s*)?(["'])([^"'\n]+)\2[ \t]*;?/y;

/**
 * The imports that a step begins with (/workflows/steps/code/#just-import-it). An import that stands lower is left to the
 * engine, which refuses it.
 */
export function readImports(code: string): ImportDeclaration[] {
  const found: ImportDeclaration[] = [];
  for (let position = 0; ; ) {
    blank.lastIndex = position;
    const start = position + (blank.exec(code)?.[0].length ?? 0);
    declaration.lastIndex = start;
    const match = declaration.exec(code);
    if (!match) return found;
    const [text, clause, , specifier = ''] = match;
    position = start + text.length;
    found.push({ start, end: position, specifier, bindings: readClause(clause ?? '') });
  }
}

/** Reads what stands between `import` and `from`: `axios`, `* as fs`, `{ get, set as put }`, or two of them. */
function readClause(clause: string): ImportDeclaration['bindings'] {
  const [, standard, rest = ''] = /^([\w$]+)?\s*,?\s*([\s\S]*)$/.exec(clause) ?? [];
  const bindings = standard ? [{ exported: 'default', local: standard }] : [];
  const [, namespace] = /^\*\s*as\s+([\w$]+)$/.exec(rest) ?? [];
  if (namespace) return [...bindings, { exported: '*', local: namespace }];
  for (const item of rest.replace(/^\{|\}$/g, '').split(',')) {
    const [, exported, local] = /^\s*([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(item) ?? [];
    if (exported) bindings.push({ exported, local: local ?? exported });
    else if (item.trim()) throw new SyntaxError(`Cannot read "${item.trim()}" in an import.`);
  }
  return bindings;
}

/** Turns imports into calls of `$harness.import`, each on the lines it had. */
function convertImports(code: string, imports: readonly ImportDeclaration[]): string {
  let converted = '';
  let position = 0;
  for (const { start, end, specifier, bindings } of imports) {
    const all = bindings.find(({ exported }) => exported === '*');
    const names = bindings.filter((binding) => binding !== all);
    const list = names.map(({ exported, local }) => `${exported}: ${local}`).join(', ');
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
  const imports = readImports(code);
  const names = parametersOf(code);
  const values = names.map((name) => `$harness.${name}`);
  const head =
    '"use strict"; let $checkpoint = $harness.checkpoint; $harness.watchCheckpoint(() => $checkpoint);' +
    ` return (async function (${names.join(', ')}) {`;
  const tail = `}).call(${['$harness.self', ...values].join(', ')});`;
  return {
    source: `${head}\n${convertImports(code, imports)}\n${tail}`,
    canRequire: imports.length === 0,
  };
}

/**
 * The parameters of a step. `params` and `auths` are there for steps that use them (/workflows/steps/code/#async-function-declaration),
 * so a step may declare variables of these names.
 */
export function parametersOf(code: string): string[] {
  const declares = (name: string) =>
    new RegExp(`\\b(?:const|let|var|function|class)\\s+${name}\\b`).test(code);
  return ['event', 'steps', ...['params', 'auths'].filter((name) => !declares(name))];
}
