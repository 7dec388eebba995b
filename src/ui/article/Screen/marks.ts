import type { Nodes, Parent } from 'mdast';
import { isElement, isWritten, type Reader, type WrittenElement } from '../declare.ts';

/** The marked places of a screen by number, each with its name. */
export function marksOf(
  screen: WrittenElement,
  { attributeOf, textOf }: Reader,
): { mark: string; name: string }[] {
  const found: { mark: string; name: string }[] = [];
  const add = (mark: string, name: string) => found.push({ mark, name: name.replace(/\s+/g, ' ').trim() });

  /** The name of a marked part: its label, its bold text, or all of its text. */
  const nameOf = (part: Parent & Nodes): string => {
    if (isWritten(part, 'Plus')) return '+';
    const label = isElement(part) ? attributeOf(part, 'label') : '';
    if (label) return label;
    const words = part.children.filter((child) => !isWritten(child, 'Mark') && child.type !== 'list');
    return textOf(
      words.find(({ type }) => type === 'strong') ?? { type: 'paragraph', children: words as never },
    ).trim();
  };
  const visit = (node: Nodes, part: string) => {
    if (isElement(node) && attributeOf(node, 'mark'))
      add(attributeOf(node, 'mark'), attributeOf(node, 'title'));
    if (!('children' in node)) return;
    for (const child of node.children) {
      // A switch may have no text.
      if (isWritten(child, 'Mark')) add(textOf(child), nameOf(node) || part);
      visit(child, isElement(child) ? (child.name ?? '').toLowerCase() : part);
    }
  };
  visit(screen, '');
  return found.sort((a, b) => a.mark.localeCompare(b.mark, 'en', { numeric: true }));
}
