import type { Nodes, Parent, Root } from 'mdast';
import { mdxToMdast } from 'satteri';
import type { Report } from '../author-error.ts';
import { explainSyntax } from './syntax-error.ts';

/*
 * The only module that knows the Markdown processor, because Sätteri is 0.x. All others use the mdast tree
 * (https://github.com/syntax-tree/mdast) with MDX and directive nodes.
 */

const features = {
  gfm: { footnotes: false },
  frontmatter: false,
  headingAttributes: true,
  directive: true,
  definitionList: true,
} as const;

/**
 * Parses the body of a page.
 *
 * @param lineOffset lines of the file before the body
 * @returns the tree, with lines of the file, or `undefined` after reporting a syntax error
 */
export function parseMdx(body: string, lineOffset: number, report: Report): Root | undefined {
  let tree: Root;
  try {
    tree = mdxToMdast(body, { features }) as Root;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, line = '1', column = '1', message = text] = /^(\d+):(\d+): ([\s\S]*)$/.exec(text) ?? [];
    // The message ends with the name of the rule, and may contain another position in the body.
    const told = message
      .replace(/ \([\w:-]+\)$/, '')
      .replace(/\((\d+):(\d+)\)/g, (_, at: string) => `in line ${Number(at) + lineOffset}`);
    const lines = body.split('\n').slice(Number(line) - 1);
    const problem = explainSyntax(told, lines.join('\n').slice(Number(column) - 1));
    report(Number(line) + lineOffset, problem.message, problem.hint);
    return undefined;
  }
  const tooDeep = shiftLines(tree, lineOffset, deepest);
  if (tooDeep) {
    report(
      lineOf(tooDeep),
      `The page is nested more than ${deepest} levels deep.`,
      'Close what was opened, or write it flat.',
    );
    return undefined;
  }
  restoreColons(tree);
  return tree;
}

/** A colon before a word or number (`10:30`, `a:b`) is parsed as a directive. Without a label, it is text. */
function restoreColons(parent: Parent): void {
  parent.children.forEach((child, index) => {
    if ('children' in child && child.children.length > 0) restoreColons(child);
    else if (child.type === 'textDirective' && Object.keys(child.attributes ?? {}).length === 0) {
      parent.children[index] = { type: 'text', value: `:${child.name}`, position: child.position };
    }
  });
}

/** The nesting limit, so that later stages can use recursion. */
const deepest = 300;

/** @returns the first node that is more than `levels` levels deep, if there is one */
function shiftLines(node: Nodes, offset: number, levels: number): Nodes | undefined {
  if (node.position) {
    node.position.start.line += offset;
    node.position.end.line += offset;
  }
  if (levels < 0) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const tooDeep = shiftLines(child, offset, levels - 1);
    if (tooDeep) return tooDeep;
  }
  return undefined;
}

/**
 * Reduces the positions of nodes to their lines once the source text is no longer needed. Positions take most of a tree's memory,
 * and builds keep the trees of several hundred pages.
 */
export function keepLines(tree: Root): void {
  const placeOf = new Map<number, NonNullable<Nodes['position']>>();
  walk(tree, (node) => {
    const line = lineOf(node);
    let place = placeOf.get(line);
    if (!place) {
      place = { start: { line, column: 1 }, end: { line, column: 1 } };
      placeOf.set(line, place);
    }
    node.position = place;
  });
}

/** The line of the file on which a node starts. */
export const lineOf = (node: Nodes): number => node.position?.start.line ?? 0;

/** The source of a node, from the text that was parsed. */
export const sourceOf = ({ position }: Nodes, body: string): string =>
  position ? body.slice(position.start.offset, position.end.offset) : '';

/** Calls `visit` for a node and its descendants, in document order. */
export function walk(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node);
  if ('children' in node) for (const child of node.children) walk(child, visit);
}
