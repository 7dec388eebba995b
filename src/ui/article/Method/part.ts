import { element } from '../declare.ts';
import { code } from '../markdown.ts';
import { httpMethod } from './http-method.ts';
import type * as components from './Method.tsx';

export const Method = element<typeof components.Method>({
  attributes: { name: httpMethod },
  toMarkdown: ({ attribute }) => [code(attribute('name'))],
});
