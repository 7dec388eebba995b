import type { Nodes } from 'mdast';
import { lineOf } from '../content/parse.ts';
import type { SourcePage } from '../content/source-page.ts';

/** A piece of what a page says in its own words. */
export interface Prose {
  /** Line of the file; 0 for the frontmatter. */
  line: number;
  text: string;
}

/** The prose of a page: everything but code and what is bold, which is a label of the interface. */
export function proseOf({ frontmatter, tree }: SourcePage): Prose[] {
  const found: Prose[] = [frontmatter.title, frontmatter.description].map((text) => ({ line: 0, text }));
  const visit = (node: Nodes): void => {
    const said = wordsOf(node);
    if (said) found.push({ line: lineOf(node), text: said });
    if ('children' in node && node.type !== 'strong') for (const child of node.children) visit(child);
  };
  visit(tree);
  return found;
}

/** What a node itself says, without the nodes in it. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'image') return `${node.alt ?? ''} ${node.title ?? ''}`;
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return '';
  const words = node.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute' && ['title', 'label', 'caption'].includes(attribute.name)
      ? attribute.value
      : '',
  );
  return words.filter((word) => typeof word === 'string').join(' ');
}
