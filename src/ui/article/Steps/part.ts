import { directive, type Problem } from '../declare.ts';
import type * as components from './Steps.tsx';

export const Steps = directive<typeof components.Steps>({
  names: ['steps'],
  otherNames: { step: 'steps' },
  check({ children }, hasTitle) {
    const problems: Problem[] = [];
    if (hasTitle)
      problems.push({ message: ':::steps has no title.', hint: 'Write a heading or a sentence above it.' });
    if (!children.some((child) => child.type === 'list' && child.ordered))
      problems.push({
        message: ':::steps holds no numbered list.',
        hint: 'Write 1. before the first step, 2. before the second.',
      });
    return problems;
  },
});
