import { childrenOf, isNode, type Node, type Span, visit } from './parse.ts';

/** An import declaration. `end` is the offset after its semicolon. */
export interface ImportDeclaration extends Span {
  specifier: string;
  /** The names that the module exports (`*` for its namespace), with their local names. */
  bindings: { exported: string; local: string }[];
}

/** Converts the node of an import declaration. */
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

/** A part of a text and its replacement. */
export type Part = Span & { text: string };

/** Returns the replacements of imports: calls of `$harness.import` on the same lines. */
export const convertImports = (code: string, imports: readonly ImportDeclaration[]): Part[] =>
  imports.map(({ start, end, specifier, bindings }) => ({
    start,
    end,
    text: importCode(specifier, bindings) + '\n'.repeat(code.slice(start, end).split('\n').length - 1),
  }));

/** Replaces `import` in each `import()` with `$harness.load`, so that every host can load modules in its own way. */
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

/** Returns a statement that imports names, or the namespace of a module. */
export function importCode(specifier: string, bindings: ImportDeclaration['bindings']): string {
  const all = bindings.find(({ exported }) => exported === '*');
  const names = bindings.filter((binding) => binding !== all);
  const list = names.map(({ exported, local }) => `${JSON.stringify(exported)}: ${local}`).join(', ');
  const wanted = JSON.stringify(names.map(({ exported }) => exported));
  const call = `await $harness.import(${JSON.stringify(specifier)}, ${wanted})`;
  return all ? `const ${all.local} = ${call}, {${list}} = ${all.local};` : `const {${list}} = ${call};`;
}

/** Replaces parts of a text, which must not overlap. */
export function replaceParts(code: string, parts: readonly Part[]): string {
  let replaced = '';
  let position = 0;
  for (const { start, end, text } of [...parts].sort((a, b) => a.start - b.start)) {
    replaced += code.slice(position, start) + text;
    position = end;
  }
  return replaced + code.slice(position);
}
