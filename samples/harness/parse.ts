import { parseSync } from 'rolldown/utils';

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

/** A text that is no JavaScript. */
export class ParseError extends SyntaxError {
  override name = 'SyntaxError';
  /** Line of the text, from 1. */
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/**
 * Reads a text as an ES module.
 *
 * @param options.isFunctionBody whether it may `return`, as a step of a workflow does
 * @returns its statements
 * @throws {@link ParseError} at the first place that cannot be read
 */
export function parseModule(text: string, options: { isFunctionBody?: boolean } = {}): Node[] {
  const { program, errors } = parseSync('module.js', text, { sourceType: 'module' });
  const error = errors.find(({ message }) => !(options.isFunctionBody && isReturnOutside.test(message)));
  if (!error) return childrenOf(program.body);
  const line = text.slice(0, error.labels[0]?.start ?? 0).split('\n').length;
  throw new ParseError(error.message, line);
}

/** The parser notes it and reads on. */
const isReturnOutside = /^A 'return' statement can only be used within a function body/;

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
