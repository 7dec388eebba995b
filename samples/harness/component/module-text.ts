import { replaceParts } from '../imports.ts';
import { childrenOf, isNode, type Node, parseModule, type Span, visit } from '../parse.ts';

/** A component's default export that is written as an object. */
export interface DefaultObject extends Span {
  /** Its own properties, with the value of those that are text. */
  properties: ReadonlyMap<string, string | undefined>;
}

/** What a module's text says about its edges. */
export interface ModuleText {
  /** Every specifier that is imported, with the place of its literal, quotes included, in the order of the text. */
  imports: (Span & { specifier: string })[];
  defaultObject: DefaultObject | undefined;
}

/**
 * Reads the text of an ES module without running it.
 *
 * @throws {@link ParseError} when it is no valid module
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
 * A module's text with other specifiers in its imports.
 *
 * @param change gives the new specifier for the old one
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
