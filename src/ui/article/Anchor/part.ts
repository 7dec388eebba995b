import * as v from 'valibot';
import { element, type WrittenElement } from '../declare.ts';
import type * as components from './Anchor.tsx';

export const Anchor = element<typeof components.Anchor>({
  attributes: { id: v.string() },
  ids: idsOf,
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

const idOf = ({ attributes }: WrittenElement) =>
  attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'id');

/** The ids that the element lists. */
function idsOf(anchor: WrittenElement): string[] {
  const value = idOf(anchor)?.value;
  return typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : [];
}

/** Whether the `id` attribute lists no ids. A missing one is reported with the other attributes. */
const namesNothing = (anchor: WrittenElement): boolean =>
  idOf(anchor) !== undefined && idsOf(anchor).length === 0;
