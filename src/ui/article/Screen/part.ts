import type { Nodes } from 'mdast';
import * as v from 'valibot';
import { type ElementPart, element, type Problem, writtenAttribute } from '../declare.ts';
import { Mark } from '../Mark/part.ts';
import { emphasis, paragraph, text } from '../markdown.ts';
import { marksOf } from './marks.ts';
import type * as components from './Screen.tsx';

/** The parts of a screen. */
const parts: Record<string, ElementPart> = {
  Button: element<typeof components.Button>({ attributes: { wide: v.optional(v.boolean()) } }),
  Column: element<typeof components.Column>({ attributes: { narrow: v.optional(v.boolean()) } }),
  Field: element<typeof components.Field>({
    attributes: { label: v.optional(v.string()), select: v.optional(v.boolean()) },
  }),
  Mark,
  Panel: element<typeof components.Panel>({
    attributes: {
      title: v.optional(v.string()),
      note: v.optional(v.string()),
      mark: v.optional(v.string()),
    },
  }),
  Plus: element<typeof components.Plus>({ attributes: {} }),
  Row: element<typeof components.Row>({ attributes: {} }),
  Section: element<typeof components.Section>({
    attributes: { title: v.string(), mark: v.optional(v.string()) },
  }),
  Switch: element<typeof components.Switch>({ attributes: { on: v.optional(v.boolean()) } }),
};

export const Screen = element<typeof components.Screen>({
  attributes: { label: v.string(), caption: v.optional(v.string()) },
  parts,
  check: (screen, { attributeOf }) => [
    ...(writtenAttribute(screen, 'label') === undefined ? [] : checkLabel(attributeOf(screen, 'label'))),
    ...(screen.children as Nodes[]).flatMap(foreignIn),
  ],
  toMarkdown({ attribute, written, reader }) {
    const label = paragraph(emphasis(text(`Screen: ${attribute('label')}`)));
    const items = marksOf(written, reader).map(({ mark, name }) => paragraph(text(`Mark ${mark}: ${name}`)));
    if (items.length === 0) return [label];
    return [
      label,
      {
        type: 'list',
        spread: false,
        children: items.map((item) => ({ type: 'listItem', spread: false, children: [item] })),
      },
    ];
  },
});

const checkLabel = (label: string): Problem[] =>
  label.trim().length < 10
    ? [
        {
          message: 'The screen has no description that says what it shows.',
          hint: 'Write it as its label: <Screen label="The trigger of a new workflow ...">.',
        },
      ]
    : [];

/** The types of nodes that may be in a screen. */
const allowed = new Set([
  ...['paragraph', 'text', 'strong', 'emphasis', 'inlineCode', 'break', 'code', 'list', 'listItem'],
  ...['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression', 'mdxFlowExpression'],
]);

/** Content that isn't allowed in a picture of a screen: links, headings, tables. */
function foreignIn(node: Nodes): Problem[] {
  const below = 'children' in node ? (node.children as Nodes[]).flatMap(foreignIn) : [];
  if (allowed.has(node.type)) return below;
  const problem: Problem = {
    node,
    message: `A screen cannot have a ${node.type} in it.`,
    hint: 'Write a URL as `code`, and everything else as text, a list or a part of the screen.',
  };
  return [problem, ...below];
}
