import * as v from 'valibot';
import { element, isWritten } from '../declare.ts';
import { code, paragraph, strong, text } from '../markdown.ts';
import type * as components from './Params.tsx';

export const Params = element<typeof components.Params>({
  attributes: { title: v.optional(v.string()), folded: v.optional(v.boolean()) },
  contains: 'Param',
  check({ children }, { attributeOf }) {
    const seen = new Set<string>();
    return children.flatMap((node) => {
      if (!isWritten(node, 'Param')) return [];
      const name = attributeOf(node, 'name');
      if (name === '' || !seen.has(name)) {
        seen.add(name);
        return [];
      }
      return [
        {
          node,
          message: `Two parameters are called "${name}".`,
          hint: 'Correct one name, or make one of them.',
        },
      ];
    });
  },
  toMarkdown({ attribute, children }) {
    const title = attribute('title');
    return title ? [paragraph(strong(text(title))), ...children] : children;
  },
});

export const Param = element<typeof components.Param>({
  attributes: {
    name: v.string(),
    type: v.string(),
    required: v.optional(v.boolean()),
    default: v.optional(v.string()),
  },
  within: 'Params',
  toMarkdown({ attribute, children }) {
    const preset = attribute('default');
    const required = attribute('required') === 'true' ? ', required' : '';
    const head = paragraph(
      code(attribute('name')),
      text(` (${attribute('type')}${required}`),
      ...(preset ? [text(', default '), code(preset)] : []),
      text(')'),
    );
    return [head, ...children];
  },
});
