import type { Nodes, Root } from 'mdast';
import type { Report } from '../author-error.ts';
import { parseMdx, walk } from '../tree/parse.ts';

/** A component that is a block of its own. */
export type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' }>;

/** The elements of a page with one of these names, in order. */
export function elementsOf(tree: Root, names: readonly string[]): Element[] {
  const found: Element[] = [];
  walk(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' && names.includes(node.name ?? '')) found.push(node);
  });
  return found;
}

/**
 * Removes an element that can't be expanded and was reported.
 *
 * @param rest replaces it; by default, its children
 */
export function unwrap(tree: Root, element: Element, rest: readonly Nodes[] = element.children): void {
  walk(tree, (node) => {
    if (!('children' in node)) return;
    const children: Nodes[] = node.children;
    const index = children.indexOf(element);
    if (index >= 0) children.splice(index, 1, ...rest);
  });
}

/**
 * Builds nodes with the line of the element that they replace.
 *
 * @param line the line of that element
 * @param from the file whose text becomes Markdown, for error messages
 * @param report called for invalid Markdown
 */
export function buildNodes(line: number, from: string, report: Report) {
  const position = { start: { line, column: 1 }, end: { line, column: 1 } };
  const place = <Node extends Nodes>(node: Node): Node => {
    walk(node, (one) => {
      one.position = position;
    });
    return node;
  };
  const element = (
    name: string,
    attributes: Record<string, string | true | undefined>,
    children: Nodes[],
  ): Nodes =>
    ({
      type: 'mdxJsxFlowElement',
      name,
      attributes: Object.entries(attributes)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => ({
          type: 'mdxJsxAttribute',
          name: key,
          value: value === true ? null : value,
        })),
      children,
      position,
      // The tree's types are narrower than the attributes that MDX creates.
    }) as unknown as Nodes;
  return {
    element,
    markdown: (text: string): Nodes[] => {
      const tree = parseMdx(text, 0, (lineOfText, message, hint) => {
        const written = text.split('\n')[lineOfText - 1]?.trim() ?? text;
        report(line, `${message} It comes from ${from}: ${written}`, hint);
      });
      return (tree?.children ?? []).map(place);
    },
    code: (lang: string, meta: string, value: string): Nodes => ({
      type: 'code',
      lang,
      meta,
      value,
      position,
    }),
  };
}
