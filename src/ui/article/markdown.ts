import type { Nodes, Paragraph } from 'mdast';

/*
 * Builds nodes of plain Markdown for the Markdown forms of parts. The types of mdast are narrower than what parts may contain,
 * which was checked before.
 */

/** Creates text. */
export const text = (value: string): Nodes => ({ type: 'text', value });
/** Creates inline code. */
export const code = (value: string): Nodes => ({ type: 'inlineCode', value });
/** Creates bold text. */
export const strong = (...children: Nodes[]): Nodes => ({ type: 'strong', children: children as never });
/** Creates emphasized text. */
export const emphasis = (...children: Nodes[]): Nodes => ({ type: 'emphasis', children: children as never });
/** Creates a paragraph. */
export const paragraph = (...children: Nodes[]): Paragraph => ({
  type: 'paragraph',
  children: children as never,
});

/** Inserts a node after the first, which is the heading. */
export const withSecond = ([first, ...rest]: Nodes[], node: Nodes): Nodes[] => [
  ...(first ? [first] : []),
  node,
  ...rest,
];
