import { convertCalls, convertImports, importCode, type Part, readImport, replaceParts } from '../imports.ts';
import { childrenOf, isNode, type Node, namesOf, parseModule } from '../parse.ts';

/** A compiled module of a component. */
export interface ModuleSource {
  /** The code for `Host.evaluate`. It needs the global `$harness`, and adds its exports to `$harness.exports`. */
  source: string;
  /** The specifiers of its imports, in the order of the text. */
  imports: readonly string[];
}

/**
 * Compiles an ES module into a function body. All lines stay in place. Imports become calls of `$harness.import`, exports become
 * properties of `$harness.exports`.
 *
 * @throws {@link ParseError} if it isn't a valid module
 */
export function compileModule(text: string): ModuleSource {
  const statements = parseModule(text);
  const imports: string[] = [];
  const parts = convertCalls(statements);
  const exported: [name: string, local: string][] = [];
  for (const statement of statements) {
    if (isNode(statement.source)) imports.push(String(statement.source.value));
    parts.push(...convert(text, statement, exported));
  }
  const tail = exported.map(([name, local]) => `${JSON.stringify(name)}: ${local}`).join(', ');
  return {
    source: `"use strict"; return (async function () {\n${replaceParts(text, parts)}\n;Object.assign($harness.exports, {${tail}}); })();`,
    imports,
  };
}

/** Returns the replacements of parts of a statement. */
function convert(text: string, statement: Node, exported: [string, string][]): Part[] {
  const { start, end, declaration } = statement;
  const replace = (code: string): Part[] => [
    { start, end, text: code + '\n'.repeat(text.slice(start, end).split('\n').length - 1) },
  ];
  switch (statement.type) {
    case 'ImportDeclaration':
      return convertImports(text, [readImport(statement)]);
    case 'ExportAllDeclaration': {
      const all = `await $harness.import(${JSON.stringify(specifierOf(statement))}, [])`;
      const name = isNode(statement.exported) ? nameOf(statement.exported) : undefined;
      return replace(
        name === undefined
          ? `{ const { default: _, ...others } = ${all}; Object.assign($harness.exports, others); }`
          : `$harness.exports[${JSON.stringify(name)}] = ${all};`,
      );
    }
    case 'ExportDefaultDeclaration': {
      if (!isNode(declaration)) return [];
      const { id } = declaration;
      const isNamed = /^(Function|Class)Declaration$/.test(declaration.type) && isNode(id);
      if (isNamed) exported.push(['default', nameOf(id)]);
      return [{ start, end: declaration.start, text: isNamed ? '' : '$harness.exports.default = ' }];
    }
    case 'ExportNamedDeclaration': {
      if (isNode(declaration)) {
        for (const name of namesOf(statement)) exported.push([name, name]);
        return [{ start, end: declaration.start, text: '' }];
      }
      const pairs = childrenOf(statement.specifiers).map((specifier): [string, string] => [
        nameOf(specifier.exported),
        nameOf(specifier.local),
      ]);
      if (!isNode(statement.source)) {
        exported.push(...pairs);
        return replace('');
      }
      const bindings = pairs.map(([, local], index) => ({ exported: local, local: `v${index}` }));
      const list = pairs.map(([name], index) => `${JSON.stringify(name)}: v${index}`).join(', ');
      return replace(
        `{ ${importCode(specifierOf(statement), bindings)} Object.assign($harness.exports, {${list}}); }`,
      );
    }
    default:
      return [];
  }
}

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value) : '');
const specifierOf = ({ source }: Node): string => nameOf(source);
