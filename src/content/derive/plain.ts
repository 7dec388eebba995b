import type { BlockContent, Code, Nodes, Paragraph, Parent, Root, RootContent } from 'mdast';
import type { Report } from '../author-error.ts';
import { marksOf } from '../check/screens.ts';
import { attributeOf, type Element } from '../tree/attribute.ts';
import { evaluateText, fillPlaceholders } from '../tree/expressions.ts';
import { readFence, withoutDeleted } from '../tree/fence.ts';
import { lineOf } from '../tree/parse.ts';

const ignore: Report = () => {};

/** The complete address that a link of the page leads to, or `undefined` for a dead link. */
export type AddressOf = (target: string) => string | undefined;

/**
 * A page's tree without anything that is not plain Markdown: constants filled in, components replaced by what they say.
 * Headings keep the ids that their authors gave them.
 */
export function plainTree(tree: Root, addressOf: AddressOf): Root {
  return { type: 'root', children: tree.children.flatMap((node) => plain(node, addressOf) as RootContent[]) };
}

/** A node without anything that is not plain Markdown; one node may become several, or none. */
function plain(node: Nodes, addressOf: AddressOf): Nodes[] {
  switch (node.type) {
    case 'mdxTextExpression':
      return [{ type: 'text', value: evaluateText(node.value, lineOf(node), ignore) ?? '' }];
    case 'mdxFlowExpression': {
      const value = evaluateText(node.value, lineOf(node), ignore);
      return value ? [paragraph({ type: 'text', value })] : [];
    }
    case 'inlineCode':
      return [{ type: 'inlineCode', value: fillPlaceholders(node.value, 0, ignore) }];
    case 'code':
      return [{ type: 'code', lang: node.lang, value: copiedCode(node) }];
    case 'heading':
      return [{ ...node, children: inner(node, addressOf) as never }];
    case 'link': {
      const address = addressOf(fillPlaceholders(node.url, 0, ignore));
      const children = inner(node, addressOf);
      return address ? [{ type: 'link', url: address, children: children as never }] : children;
    }
    case 'image':
      // The drawing belongs to the page; its alternative text says the same in words.
      return [{ type: 'emphasis', children: [{ type: 'text', value: `Figure: ${node.alt ?? ''}` }] }];
    case 'containerDirective': {
      const children = inner(node, addressOf);
      if (node.name === 'steps') return children;
      const [first, ...rest] = node.children;
      const labelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
      const name = node.name.charAt(0).toUpperCase() + node.name.slice(1);
      const title = paragraph({
        type: 'strong',
        children: labelled ? (inner(first, addressOf) as never) : [{ type: 'text', value: name }],
      });
      const body = labelled ? inner({ ...node, children: rest }, addressOf) : children;
      return [{ type: 'blockquote', children: [title, ...body] as BlockContent[] }];
    }
    case 'descriptionList':
      return inner(node, addressOf);
    case 'descriptionTerm':
      return [paragraph({ type: 'strong', children: inner(node, addressOf) as never })];
    case 'descriptionDetails':
      return inner(node, addressOf);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return plainElement(node, addressOf);
    case 'leafDirective':
    case 'textDirective':
    case 'mdxjsEsm':
      return []; // reported by renderArticle
    default:
      return 'children' in node ? [{ ...node, children: inner(node, addressOf) } as Nodes] : [node];
  }
}

/** What a reader copies of a block: constants filled in, without lines that are shown as removed. */
function copiedCode({ lang, meta, value }: Code): string {
  const fence = readFence(lang, meta, 0, ignore);
  const code = fillPlaceholders(value, 0, ignore);
  return fence ? withoutDeleted(code, fence) : code;
}

const inner = (node: Parent, addressOf: AddressOf): Nodes[] =>
  node.children.flatMap((child) => plain(child as Nodes, addressOf));
const paragraph = (...children: Nodes[]): Paragraph => ({ type: 'paragraph', children: children as never });

const text = (value: string): Nodes => ({ type: 'text', value });
const code = (value: string): Nodes => ({ type: 'inlineCode', value });
/** Puts a node behind the first, which is the heading. */
const withSecond = ([first, ...rest]: Nodes[], node: Nodes): Nodes[] => [
  ...(first ? [first] : []),
  node,
  ...rest,
];

const phrasing = new Set(['text', 'inlineCode', 'strong', 'emphasis', 'delete', 'link', 'break']);

/** What is in an element; `<Card>text</Card>` in one line has no paragraph, and needs one among other blocks. */
function contentOf(node: Element, addressOf: AddressOf): Nodes[] {
  const children = inner(node as Parent, addressOf);
  const isLine = node.type === 'mdxJsxFlowElement' && children.some(({ type }) => phrasing.has(type));
  return isLine ? [paragraph(...children)] : children;
}

function plainElement(node: Element, addressOf: AddressOf): Nodes[] {
  const children = contentOf(node, addressOf);
  const attribute = (name: string): string => attributeOf(node, name);
  switch (node.name) {
    case 'Anchor':
      return [];
    case 'Kbd':
      return [{ type: 'strong', children: children as never }];
    case 'Tab':
      return [
        paragraph({ type: 'strong', children: [{ type: 'text', value: attribute('label') }] }),
        ...children,
      ];
    case 'Method':
      return [{ type: 'inlineCode', value: attribute('name') }];
    case 'Operation':
      return withSecond(children, paragraph(code(`${attribute('method')} ${attribute('path')}`)));
    case 'Entry': {
      const preset = attribute('default');
      const context = attribute('context');
      const facts: Nodes[][] = [[text('Type: '), code(attribute('type'))]];
      if (attribute('required') === 'true') facts.push([text('required')]);
      if (preset) facts.push([text('default '), code(preset)]);
      if (context) facts.push([text(`where: ${context}`)]);
      return withSecond(
        children,
        paragraph(...facts.flatMap((fact, i) => (i ? [text(', '), ...fact] : fact))),
      );
    }
    case 'Mark':
      return [text('('), ...children, text(')')];
    case 'Screen': {
      const label = paragraph({
        type: 'emphasis',
        children: [text(`Screen: ${attribute('label')}`)] as never,
      });
      const items = marksOf(node as Parent).map(({ mark, name }) => paragraph(text(`Mark ${mark}: ${name}`)));
      if (items.length === 0) return [label];
      return [
        label,
        {
          type: 'list',
          spread: false,
          children: items.map((item) => ({ type: 'listItem', spread: false, children: [item] })),
        },
      ];
    }
    case 'Params': {
      const title = attribute('title');
      return title
        ? [paragraph({ type: 'strong', children: [text(title)] as never }), ...children]
        : children;
    }
    case 'Param': {
      const preset = attribute('default');
      const head: Nodes[] = [
        { type: 'inlineCode', value: attribute('name') },
        {
          type: 'text',
          value: ` (${attribute('type')}${attribute('required') === 'true' ? ', required' : ''}`,
        },
        ...(preset
          ? ([
              { type: 'text', value: ', default ' },
              { type: 'inlineCode', value: preset },
            ] as Nodes[])
          : []),
        { type: 'text', value: ')' },
      ];
      return [paragraph(...head), ...children];
    }
    case 'Card': {
      const text: Nodes = { type: 'text', value: attribute('title') };
      const address = addressOf(attribute('href'));
      return [paragraph(address ? { type: 'link', url: address, children: [text] } : text), ...children];
    }
    default:
      return children;
  }
}
