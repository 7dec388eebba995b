import { element } from '../declare.ts';
import { text } from '../markdown.ts';
import type * as components from './Mark.tsx';

export const Mark = element<typeof components.Mark>({
  attributes: {},
  toMarkdown: ({ children }) => [text('('), ...children, text(')')],
});
