import { directive } from '../declare.ts';
import { paragraph, strong, text } from '../markdown.ts';
import type * as components from './Callout.tsx';
import { type CalloutKind, kinds } from './kinds.ts';

const names = Object.keys(kinds) as CalloutKind[];

export const Callout = directive<typeof components.Callout>({
  names,
  otherNames: Object.fromEntries(
    names.flatMap((name) => kinds[name].otherNames.map((other) => [other, name] as const)),
  ),
  toMarkdown({ name, title, children }) {
    const own = kinds[name as CalloutKind].title;
    const head = paragraph(strong(...(title ?? [text(own)])));
    return [{ type: 'blockquote', children: [head, ...children] as never }];
  },
});
