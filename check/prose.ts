import type { Nodes } from 'mdast';
import { isOfNames } from '../src/content/expand/tables.ts';
import type { SourcePage } from '../src/content/read/source-page.ts';
import { evaluateText } from '../src/content/tree/expressions.ts';
import { lineOf } from '../src/content/tree/parse.ts';

/** A piece of a page's prose. */
export interface Prose {
  /** Line in the file; 0 for the frontmatter. */
  line: number;
  text: string;
}

/** Returns the prose of a page, without code, bold text (labels of the interface) and lists of names. */
export function proseOf({ frontmatter, tree }: SourcePage): Prose[] {
  const found: Prose[] = [frontmatter.title, frontmatter.description].map((text) => ({ line: 0, text }));
  const visit = (node: Nodes): void => {
    if (isOfNames(node)) return;
    const text = wordsOf(node);
    if (text) found.push({ line: lineOf(node), text });
    if ('children' in node && node.type !== 'strong') for (const child of node.children) visit(child);
  };
  visit(tree);
  return found;
}

/** Returns the text of a node, without its children. */
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

/** A block of text with one or more sentences. */
export interface Block {
  /** Line in the file; 0 for the frontmatter. */
  line: number;
  kind: 'paragraph' | 'heading' | 'cell' | 'term' | 'caption' | 'description';
  text: string;
}

/**
 * Returns the text blocks of a page. Constants are replaced with their values, and each piece of code or bold label with one word.
 * Lists of names are omitted.
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

/** Returns the text in the attributes of an element, or of a drawing that is alone in its paragraph. */
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

/** Turns `$send.http()` into `sendhttp`, which takes the same article. */
const asOneWord = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '') || '…';
