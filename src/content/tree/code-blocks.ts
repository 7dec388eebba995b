import type { Nodes, Root } from 'mdast';
import type { Report } from '../author-error.ts';
import { fillPlaceholders } from './expressions.ts';
import { checkMarks, type Fence, readFence } from './fence.ts';
import { lineOf, walk } from './parse.ts';

/** A code block of a page. */
export interface CodeBlock {
  /** The code as readers see it, with constants filled in. */
  code: string;
  fence: Fence;
  /** Line of the opening backticks. */
  line: number;
}

/** The code blocks of a tree by their nodes, in order, without those that were reported. */
export function readCodeBlocks(tree: Root, report: Report): Map<Nodes, CodeBlock> {
  const blocks = new Map<Nodes, CodeBlock>();
  walk(tree, (node) => {
    if (node.type !== 'code') return;
    const line = lineOf(node);
    const fence = readFence(node.lang, node.meta, line, report);
    if (!fence) return;
    checkMarks(fence, node.value, line, report);
    blocks.set(node, { code: fillPlaceholders(node.value, line + 1, report), fence, line });
  });
  return blocks;
}

/** The code blocks of a page as they are shown, without those with an invalid fence. */
export const codeBlocksOf = ({ tree }: { tree: Root }): CodeBlock[] => [
  ...readCodeBlocks(tree, () => {}).values(),
];
