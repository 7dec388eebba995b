import { parse } from 'acorn';
import { ParseError } from './parse-error.ts';

/** A part of a text. */
export interface Span {
  start: number;
  end: number;
}

/** A node of a syntax tree (https://github.com/estree/estree). */
export interface Node extends Span {
  type: string;
  [key: string]: unknown;
}

/**
 * Reads a text as an ES module.
 *
 * @param options.isFunctionBody whether it may `return`, as a step of a workflow does
 * @returns its statements
 * @throws {@link ParseError} at the first place that cannot be read
 */
export function parseModule(text: string, options: { isFunctionBody?: boolean } = {}): Node[] {
  const { isFunctionBody: allowReturnOutsideFunction = false } = options;
  try {
    return childrenOf(
      parse(text, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction }).body,
    );
  } catch (error) {
    const line = placeOf(error)?.line;
    if (!(error instanceof SyntaxError) || line === undefined) throw error;
    // The parser adds line and column to its message.
    throw new ParseError(error.message.replace(/ \(\d+:\d+\)$/, ''), line);
  }
}

/** Where the parser has found an error. */
function placeOf(error: unknown): { line: number } | undefined {
  if (!(error instanceof Error && 'loc' in error)) return undefined;
  const { loc } = error;
  const isPlace = typeof loc === 'object' && loc !== null && 'line' in loc && typeof loc.line === 'number';
  return isPlace ? { line: Number(loc.line) } : undefined;
}

/** Whether a value is a node of a syntax tree. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value;

/** The nodes that a property of a node holds: one, a list, or none. */
export const childrenOf = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/** Visits a node and all below it. */
export function visit(value: unknown, see: (node: Node) => void): void {
  if (!isNode(value)) return;
  see(value);
  for (const child of Object.values(value)) for (const node of childrenOf(child)) visit(node, see);
}

/** Names that a statement declares: of imports, functions, classes, and variables with their patterns. */
export function namesOf(statement: Node): Set<string> {
  const declaration = isNode(statement.declaration) ? statement.declaration : statement;
  const named = [
    ...childrenOf(declaration.specifiers).map(({ local }) => local),
    ...childrenOf(declaration.declarations).map(({ id }) => id),
    ...(/^(Function|Class)Declaration$/.test(declaration.type) ? [declaration.id] : []),
  ];
  const names = new Set<string>();
  for (const pattern of named) {
    visit(pattern, (node) => {
      if (node.type === 'Identifier' && typeof node.name === 'string') names.add(node.name);
    });
  }
  return names;
}
