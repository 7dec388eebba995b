import { parseAst } from 'vite';
import { isRecord } from './values.ts';

/** A part of a text. */
export interface Span {
  start: number;
  end: number;
}

/** A component's default export that is written as an object. */
export interface DefaultObject extends Span {
  /** Its own properties, with the value of those that are text. */
  properties: ReadonlyMap<string, string | undefined>;
}

/** What a module's text says about its edges. */
export interface ModuleText {
  /** Every specifier that is imported, with the place of its literal, quotes included. */
  imports: (Span & { specifier: string })[];
  /** Names declared at the top, imports included. */
  names: ReadonlySet<string>;
  defaultObject: DefaultObject | undefined;
}

interface Node extends Span {
  type: string;
  [key: string]: unknown;
}

/**
 * Reads the text of an ES module without running it.
 *
 * @throws an error with line and column when it is no valid module
 */
export function readModuleText(text: string): ModuleText {
  const program: unknown = parseAst(text, { lang: 'js' });
  const imports: ModuleText['imports'] = [];
  const names = new Set<string>();
  let defaultObject: DefaultObject | undefined;
  visit(program, (node) => {
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
  for (const statement of isNode(program) ? childrenOf(program.body) : []) collectNames(statement, names);
  return { imports, names, defaultObject };
}

const isNode = (value: unknown): value is Node =>
  isRecord(value) && typeof value.type === 'string' && typeof value.start === 'number';

const childrenOf = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

function visit(value: unknown, see: (node: Node) => void): void {
  if (!isNode(value)) return;
  see(value);
  for (const child of Object.values(value)) for (const node of childrenOf(child)) visit(node, see);
}

/** Names that a statement at the top declares: of imports, functions, classes, and variables with their patterns. */
function collectNames(statement: Node, names: Set<string>): void {
  const declaration = isNode(statement.declaration) ? statement.declaration : statement;
  const named = [
    ...childrenOf(declaration.specifiers).map(({ local }) => local),
    ...childrenOf(declaration.declarations).map(({ id }) => id),
    ...(/^(Function|Class)Declaration$/.test(declaration.type) ? [declaration.id] : []),
  ];
  for (const pattern of named) {
    visit(pattern, (node) => {
      if (node.type === 'Identifier' && typeof node.name === 'string') names.add(node.name);
    });
  }
}

function readProperties(object: Node): Map<string, string | undefined> {
  const properties = new Map<string, string | undefined>();
  for (const { key, value } of childrenOf(object.properties)) {
    if (!isNode(key)) continue;
    const text = isNode(value) && typeof value.value === 'string' ? value.value : undefined;
    properties.set(String(key.name ?? key.value), text);
  }
  return properties;
}
