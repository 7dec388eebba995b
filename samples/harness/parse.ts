import { parse } from 'acorn';
import { ParseError } from './parse-error.ts';

/** A range of a text. */
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
 * Parses a text as an ES module.
 *
 * @param options.isFunctionBody whether it may contain `return` outside of functions, like a step of a workflow
 * @returns its statements
 * @throws {@link ParseError} at the first syntax error
 */
export function parseModule(text: string, options: { isFunctionBody?: boolean } = {}): Node[] {
  const { isFunctionBody: allowReturnOutsideFunction = false } = options;
  try {
    return childrenOf(
      parse(text, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction }).body,
    );
  } catch (error) {
    const line = positionOf(error)?.line;
    if (!(error instanceof SyntaxError) || line === undefined) throw error;
    // The parser adds line and column to its message.
    throw new ParseError(error.message.replace(/ \(\d+:\d+\)$/, ''), line);
  }
}

/** Returns the position of a syntax error. */
function positionOf(error: unknown): { line: number } | undefined {
  if (!(error instanceof Error && 'loc' in error)) return undefined;
  const { loc } = error;
  const isPosition = typeof loc === 'object' && loc !== null && 'line' in loc && typeof loc.line === 'number';
  return isPosition ? { line: Number(loc.line) } : undefined;
}

/** Whether a value is a node of a syntax tree. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value;

/** Returns the nodes in a property of a node: one, several, or none. */
export const childrenOf = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/** Visits a node and its descendants. */
export function visit(value: unknown, visitor: (node: Node) => void): void {
  if (!isNode(value)) return;
  visitor(value);
  for (const child of Object.values(value)) for (const node of childrenOf(child)) visit(node, visitor);
}

/** Returns the names that a statement declares: imports, functions, classes, and variables, including those in patterns. */
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
