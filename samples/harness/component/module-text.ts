import { replaceParts } from '../imports.ts';
import { childrenOf, isNode, type Node, parseModule, type Span, visit } from '../parse.ts';

/** A default export that is an object literal. */
export interface DefaultObject extends Span {
  /** Its properties. Values that aren't string literals are `undefined`. */
  properties: ReadonlyMap<string, string | undefined>;
}

/** The imports and the default export of a module. */
export interface ModuleText {
  /** All imported specifiers, in the order of the text, with the range of the literal, including quotes. */
  imports: (Span & { specifier: string })[];
  defaultObject: DefaultObject | undefined;
}

/**
 * Parses the text of an ES module.
 *
 * @throws {@link ParseError} if it isn't a valid module
 */
export function readModuleText(text: string): ModuleText {
  const statements = parseModule(text);
  const imports: ModuleText['imports'] = [];
  let defaultObject: DefaultObject | undefined;
  for (const statement of statements) {
    visit(statement, (node) => {
      const { source } = node;
      if (/^(Import|Export)/.test(node.type) && isNode(source) && typeof source.value === 'string') {
        imports.push({ start: source.start, end: source.end, specifier: source.value });
      }
      const exported = node.declaration;
      if (
        node.type === 'ExportDefaultDeclaration' &&
        isNode(exported) &&
        exported.type === 'ObjectExpression'
      ) {
        defaultObject = { start: exported.start, end: exported.end, properties: readProperties(exported) };
      }
    });
  }
  return { imports, defaultObject };
}

/**
 * Replaces the specifiers of imports in a module's text.
 *
 * @param change returns the new specifier for the old one
 */
export const replaceImports = (
  text: string,
  imports: ModuleText['imports'],
  change: (old: string) => string,
): string =>
  replaceParts(
    text,
    imports.map(({ start, end, specifier }) => ({ start, end, text: JSON.stringify(change(specifier)) })),
  );

function readProperties(object: Node): Map<string, string | undefined> {
  const properties = new Map<string, string | undefined>();
  for (const { key, value } of childrenOf(object.properties)) {
    if (!isNode(key)) continue;
    const text = isNode(value) && typeof value.value === 'string' ? value.value : undefined;
    properties.set(String(key.name ?? key.value), text);
  }
  return properties;
}
