import type { Paragraph, Parent } from 'mdast';
import type { WrittenDirective } from '../../ui/article/declare.ts';

/** A directive's title, when it has one, and what is below it. */
export function splitTitle(node: WrittenDirective): { title: Paragraph | undefined; body: Parent } {
  const [first, ...rest] = node.children;
  const hasTitle = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  return hasTitle ? { title: first, body: { ...node, children: rest } } : { title: undefined, body: node };
}
