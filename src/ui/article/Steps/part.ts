import type { Nodes } from 'mdast';
import { directive, type Problem } from '../declare.ts';
import type * as components from './Steps.tsx';

export const Steps = directive<typeof components.Steps>({
  names: ['steps'],
  otherNames: { step: 'steps' },
  check({ children }, hasTitle) {
    const problems: Problem[] = [];
    if (hasTitle)
      problems.push({ message: ':::steps takes no title.', hint: 'Write a heading or a sentence above it.' });
    const isNumbered = (child: Nodes): boolean => child.type === 'list' && child.ordered === true;
    const first = children.findIndex(isNumbered);
    if (first < 0)
      problems.push({
        message: ':::steps has no numbered list in it.',
        hint: 'Write 1. before the first step, 2. before the second.',
      });
    const between = children.slice(Math.max(first, 0), children.findLastIndex(isNumbered) + 1);
    for (const node of between.filter((child) => !isNumbered(child) && !isComment(child)))
      problems.push({
        node,
        message: "What is between two steps isn't part of their numbered list.",
        hint: 'Indent it by 3 spaces, so that it belongs to the step above it.',
      });
    return problems;
  },
});

/** A comment is invisible, and doesn't interrupt the numbering. */
const isComment = (node: Nodes): boolean =>
  node.type === 'mdxFlowExpression' && /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value);
