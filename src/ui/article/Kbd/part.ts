import { element } from '../declare.ts';
import { strong } from '../markdown.ts';
import type * as components from './Kbd.tsx';

export const Kbd = element<typeof components.Kbd>({
  attributes: {},
  toMarkdown: ({ children }) => [strong(...children)],
});
