import type { Nodes, Parent } from 'mdast';
import { sourceOf } from '../tree/parse.ts';

/** The text of a paragraph, heading or cell, with the same length as its source. */
export interface Words {
  /**
   * The words at their offsets in the source. `\0` replaces everything else: code, constants, the marks around bold text, URLs
   * and escapes; `\ufdd0` is an escaped opening bracket. Prefixes of quotations and lists are blank.
   */
  words: string;
  source: string;
}

const inline = new Set<Nodes['type']>([
  'text',
  'emphasis',
  'strong',
  'delete',
  'link',
  'inlineCode',
  'break',
  'image',
  'mdxTextExpression',
  'mdxJsxTextElement',
]);

/** Whether a node is inline. */
export const isInline = (node: Nodes): boolean => inline.has(node.type);

/**
 * Returns the text of a node, without the blocks in it.
 *
 * @param body the text that was parsed
 */
export function wordsOf(node: Parent, body: string): Words {
  const begin = node.position?.start.offset ?? 0;
  // An additional first character tells whether the text starts a line.
  const source = ` ${sourceOf(node as Nodes, body)}`;
  const pieces: string[] = [isAtLineStart(begin, body) ? ' ' : '\0'];
  let at = begin;
  const take = (child: Nodes): void => {
    const { start, end } = child.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined || !isInline(child)) return;
    if (child.type === 'text') {
      pieces.push(hide(body.slice(at, start.offset)), withoutEscapes(sourceOf(child, body), child.value));
      at = end.offset;
    } else if (child.type === 'link' && body[start.offset] !== '[') {
      // Links that are bare URLs aren't prose.
    } else if ('children' in child) for (const part of child.children) take(part);
  };
  for (const child of node.children) take(child);
  pieces.push(hide(body.slice(at, begin + source.length - 1)));
  return { words: blankLineStarts(pieces.join(''), source), source };
}

const hide = (text: string): string => text.replace(/[^\n]/g, '\0');

/** Hides escapes and character references such as `&amp;`. */
function withoutEscapes(source: string, value: string): string {
  if (!/[\\&]/.test(source)) return source;
  return source
    .replace(/\\[!-/:-@[-`{-~]/g, (escaped) => (escaped === '\\[' ? '\ufdd0\ufdd0' : hide(escaped)))
    .replace(/&[#\w]+;/g, (reference) => (value.includes(reference) ? reference : hide(reference)));
}

/** Whether only marks of quotations and lists precede an offset in its line. */
function isAtLineStart(offset: number, body: string): boolean {
  const before = body.slice(body.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/.test(before);
}

function blankLineStarts(words: string, source: string): string {
  if (!source.includes('\n')) return words;
  const lines = source.split('\n');
  return words
    .split('\n')
    .map((line, index) => {
      if (index === 0) return line;
      const [prefix = ''] = /^[ \t>]*/.exec(lines[index] ?? '') ?? [];
      return ' '.repeat(prefix.length) + line.slice(prefix.length);
    })
    .join('\n');
}
