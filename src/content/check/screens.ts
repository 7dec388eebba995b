import type { Nodes, Parent } from 'mdast';
import type { Report } from '../author-error.ts';
import { attributeOf, isElement } from '../tree/attribute.ts';
import { fillPlaceholders } from '../tree/expressions.ts';
import { textOf } from '../tree/headings.ts';
import { lineOf, walk } from '../tree/parse.ts';

/** What a screen is written with, besides its parts. */
const allowed = new Set([
  ...['paragraph', 'text', 'strong', 'emphasis', 'inlineCode', 'break', 'code', 'list', 'listItem'],
  ...['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression', 'mdxFlowExpression'],
]);

/** Reports a screen that does not say what it shows, and what would be more than a picture in it: links, headings, tables. */
export function checkScreen(screen: Parent, label: string, report: Report): void {
  if (label.trim().length < 10)
    report(
      lineOf(screen as Nodes),
      'The screen has no description that says what it shows.',
      'Write it as its label: <Screen label="The trigger of a new workflow ...">.',
    );
  for (const child of screen.children)
    walk(child, (node) => {
      if (allowed.has(node.type)) return;
      const hint = 'Write an address as `code`, and everything else as text, a list or a part of the screen.';
      report(lineOf(node), `A screen cannot have a ${node.type} in it.`, hint);
    });
}

/** The places of a screen that are marked, by number: each mark with the name of what it marks. */
export function marksOf(screen: Parent): { mark: string; name: string }[] {
  const found: { mark: string; name: string }[] = [];
  const add = (mark: string, name: string) =>
    found.push({
      mark,
      name: fillPlaceholders(name, 0, () => {})
        .replace(/\s+/g, ' ')
        .trim(),
    });
  const visit = (node: Nodes, part: string) => {
    if (isElement(node) && attributeOf(node, 'mark'))
      add(attributeOf(node, 'mark'), attributeOf(node, 'title'));
    if (!('children' in node)) return;
    for (const child of node.children) {
      // A switch may have no words at all.
      if (isMark(child)) add(textOf(child), nameOf(node) || part);
      visit(child, isElement(child) ? (child.name ?? '').toLowerCase() : part);
    }
  };
  visit(screen as Nodes, '');
  return found.sort((a, b) => a.mark.localeCompare(b.mark, 'en', { numeric: true }));
}

const isMark = (node: Nodes): boolean => isElement(node) && node.name === 'Mark';

/** What stands for a marked part in a list: its label, what is bold in it, or all of its text. */
function nameOf(part: Parent & Nodes): string {
  if (isElement(part) && part.name === 'Plus') return '+';
  const label = isElement(part) ? attributeOf(part, 'label') : '';
  if (label) return label;
  const words = part.children.filter((child) => !isMark(child) && child.type !== 'list');
  return textOf(
    words.find(({ type }) => type === 'strong') ?? { type: 'paragraph', children: words as never },
  ).trim();
}
