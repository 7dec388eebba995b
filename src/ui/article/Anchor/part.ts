import * as v from 'valibot';
import { element, type WrittenElement } from '../declare.ts';
import type * as components from './Anchor.tsx';

export const Anchor = element<typeof components.Anchor>({
  attributes: { id: v.string() },
  check: (anchor) =>
    namesNothing(anchor)
      ? [
          {
            message: '<Anchor> names no id.',
            hint: 'Write the ids out, with spaces between them: <Anchor id="old older" />.',
          },
        ]
      : [],
  toMarkdown: () => [],
});

/** Whether it has an id that is none. One that is missing is reported with the other attributes. */
function namesNothing({ attributes }: WrittenElement): boolean {
  const id = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'id');
  return id !== undefined && (typeof id.value !== 'string' || id.value.trim() === '');
}
