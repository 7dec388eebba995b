import type { Nodes } from 'mdast';
import * as v from 'valibot';
import { element, isWritten, type Problem, type WrittenElement, writtenAttribute } from '../declare.ts';
import { paragraph, strong, text } from '../markdown.ts';
import type * as components from './Tabs.tsx';

export const Tabs = element<typeof components.Tabs>({
  attributes: { group: v.string() },
  contains: 'Tab',
  check: checkLabels,
});

export const Tab = element<typeof components.Tab>({
  attributes: { label: v.string() },
  within: 'Tabs',
  toMarkdown: ({ attribute, children }) => [paragraph(strong(text(attribute('label')))), ...children],
});

/** Tabs are selected and remembered by their labels. */
function checkLabels({ children }: WrittenElement): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const node of children as Nodes[]) {
    const label = isWritten(node, 'Tab') ? writtenAttribute(node, 'label') : undefined;
    if (label === undefined) continue;
    if (seen.has(label))
      problems.push({
        node,
        message: `Two tabs are called "${label}".`,
        hint: 'Give each a different label.',
      });
    seen.add(label);
  }
  return problems;
}
