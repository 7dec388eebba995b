import type { Nodes } from 'mdast';
import * as v from 'valibot';
import { element } from '../declare.ts';
import { code, paragraph, text, withSecond } from '../markdown.ts';
import type * as components from './Entry.tsx';

export const Entry = element<typeof components.Entry>({
  attributes: {
    type: v.string(),
    required: v.optional(v.boolean()),
    default: v.optional(v.string()),
    context: v.optional(v.string()),
  },
  headed: true,
  toMarkdown({ attribute, children }) {
    const preset = attribute('default');
    const context = attribute('context');
    const facts: Nodes[][] = [[text('Type: '), code(attribute('type'))]];
    if (attribute('required') === 'true') facts.push([text('required')]);
    if (preset) facts.push([text('default '), code(preset)]);
    if (context) facts.push([text(`where: ${context}`)]);
    const line = facts.flatMap((fact, i) => (i ? [text(', '), ...fact] : fact));
    return withSecond(children, paragraph(...line));
  },
});
