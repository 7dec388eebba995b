import * as v from 'valibot';
import { element } from '../declare.ts';
import { httpMethod } from '../Method/http-method.ts';
import { code, paragraph, withSecond } from '../markdown.ts';
import type * as components from './Operation.tsx';

export const Operation = element<typeof components.Operation>({
  attributes: { method: httpMethod, path: v.pipe(v.string(), v.startsWith('/')) },
  headed: true,
  toMarkdown: ({ attribute, children }) =>
    withSecond(children, paragraph(code(`${attribute('method')} ${attribute('path')}`))),
});

export const Opening = element<typeof components.Opening>({ attributes: {} });

export const Example = element<typeof components.Example>({ attributes: {}, within: 'Operation' });
