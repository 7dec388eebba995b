import { childrenOf, isNode, type Node, type Span, visit } from './parse.ts';

/** An import declaration. `end` is the offset after its semicolon. */
export interface ImportDeclaration extends Span {
  specifier: string;
  /** What it binds: names exported by the module (`*` for all of it), and what the importing text calls them. */
  bindings: { exported: string; local: string }[];
}

/** Reads an import declaration. */
export const readImport = (node: Node): ImportDeclaration => ({
  start: node.start,
  end: node.end,
  specifier: isNode(node.source) ? String(node.source.value) : '',
  bindings: childrenOf(node.specifiers).map(readBinding),
});

function readBinding({ type, imported, local }: Node): ImportDeclaration['bindings'][number] {
  const nameOf = (node: unknown) => (isNode(node) ? String(node.name ?? node.value) : '');
  const standard = type === 'ImportNamespaceSpecifier' ? '*' : 'default';
  return { exported: isNode(imported) ? nameOf(imported) : standard, local: nameOf(local) };
}

/** A part of a text, and what takes its place. */
export type Part = Span & { text: string };

/** What takes the place of imports: calls of `$harness.import`, each on the lines it had. */
export const convertImports = (code: string, imports: readonly ImportDeclaration[]): Part[] =>
  imports.map(({ start, end, specifier, bindings }) => ({
    start,
    end,
    text: importCode(specifier, bindings) + '\n'.repeat(code.slice(start, end).split('\n').length - 1),
  }));

/** What takes the place of the word `import` in each `import()`: `$harness.load`, so that every host loads modules its own way. */
export function convertCalls(statements: readonly Node[]): Part[] {
  const parts: Part[] = [];
  for (const statement of statements) {
    visit(statement, ({ type, start }) => {
      if (type === 'ImportExpression')
        parts.push({ start, end: start + 'import'.length, text: '$harness.load' });
    });
  }
  return parts;
}

/** A statement that imports names, or the whole of a module. */
export function importCode(specifier: string, bindings: ImportDeclaration['bindings']): string {
  const all = bindings.find(({ exported }) => exported === '*');
  const names = bindings.filter((binding) => binding !== all);
  const list = names.map(({ exported, local }) => `${JSON.stringify(exported)}: ${local}`).join(', ');
  const wanted = JSON.stringify(names.map(({ exported }) => exported));
  const call = `await $harness.import(${JSON.stringify(specifier)}, ${wanted})`;
  return all ? `const ${all.local} = ${call}, {${list}} = ${all.local};` : `const {${list}} = ${call};`;
}

/** A text with other parts, which don't overlap. */
export function replaceParts(code: string, parts: readonly Part[]): string {
  let replaced = '';
  let position = 0;
  for (const { start, end, text } of [...parts].sort((a, b) => a.start - b.start)) {
    replaced += code.slice(position, start) + text;
    position = end;
  }
  return replaced + code.slice(position);
}
