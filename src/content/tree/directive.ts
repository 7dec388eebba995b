import type { Paragraph, Parent } from 'mdast';
import type { WrittenDirective } from '../../ui/article/declare.ts';

/** The title of a directive, if it has one, and its other children. */
export function splitTitle(node: WrittenDirective): { title: Paragraph | undefined; body: Parent } {
  const [first, ...rest] = node.children;
  const hasTitle = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  return hasTitle ? { title: first, body: { ...node, children: rest } } : { title: undefined, body: node };
}
