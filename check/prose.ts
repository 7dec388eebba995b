import type { Nodes } from 'mdast';
import { isOfNames } from '../src/content/expand/tables.ts';
import type { SourcePage } from '../src/content/read/source-page.ts';
import { evaluateText } from '../src/content/tree/expressions.ts';
import { lineOf } from '../src/content/tree/parse.ts';

/** A piece of a page's prose. */
export interface Prose {
  /** Line of the file; 0 for the frontmatter. */
  line: number;
  text: string;
}

/** The prose of a page, without code, bold text (labels of the interface) and lists of names. */
export function proseOf({ frontmatter, tree }: SourcePage): Prose[] {
  const found: Prose[] = [frontmatter.title, frontmatter.description].map((text) => ({ line: 0, text }));
  const visit = (node: Nodes): void => {
    if (isOfNames(node)) return;
    const said = wordsOf(node);
    if (said) found.push({ line: lineOf(node), text: said });
    if ('children' in node && node.type !== 'strong') for (const child of node.children) visit(child);
  };
  visit(tree);
  return found;
}

/** The text of a node, without that of its children. */
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

/** Text that is read as one or more sentences. */
export interface Block {
  /** Line of the file; 0 for the frontmatter. */
  line: number;
  kind: 'paragraph' | 'heading' | 'cell' | 'term' | 'caption' | 'description';
  text: string;
}

/**
 * Whole sentences of a page, constants included, with one word in place of each piece of code and each bold label. Lists of names are
 * left out.
 */
export function blocksOf({ frontmatter, tree }: SourcePage): Block[] {
  const found: Block[] = [{ line: 0, kind: 'description', text: frontmatter.description }];
  const visit = (node: Nodes): void => {
    if (isOfNames(node)) return;
    const caption = captionOf(node);
    if (caption) found.push({ line: lineOf(node), kind: 'caption', text: caption });
    const kind = kinds.get(node.type);
    if (kind) found.push({ line: lineOf(node), kind, text: sentenceOf(node) });
    else if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return found;
}

/** What a drawing, alone in its paragraph, or an element says beside its content. */
function captionOf(node: Nodes): string {
  if (node.type === 'mdxJsxFlowElement') return wordsOf(node);
  if (node.type !== 'paragraph') return '';
  const [only, ...others] = node.children;
  return only?.type === 'image' && others.length === 0 ? wordsOf(only) : '';
}

const kinds = new Map<Nodes['type'], Block['kind']>([
  ['paragraph', 'paragraph'],
  ['heading', 'heading'],
  ['tableCell', 'cell'],
  ['descriptionTerm', 'term'],
]);

function sentenceOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return asOneWord(node.value);
  if (node.type === 'strong') return asOneWord(node.children.map(sentenceOf).join(''));
  if (node.type === 'mdxTextExpression') return evaluateText(node.value, 0, () => {}) ?? '';
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(sentenceOf).join('') : '';
}

/** `$send.http()` becomes `sendhttp`, which takes the same article. */
const asOneWord = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '') || '…';
