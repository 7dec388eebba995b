import type { Code, Nodes, Parent, Root, RootContent } from 'mdast';
import type { WrittenDirective } from '../../ui/article/declare.ts';
import { textOfFigure } from '../../ui/article/figure-texts.ts';
import { emphasis, paragraph, strong, text } from '../../ui/article/markdown.ts';
import { directivePart, elementPart } from '../../ui/article/parts.ts';
import type { Report } from '../author-error.ts';
import { attributeOf, type Element } from '../tree/attribute.ts';
import { splitTitle } from '../tree/directive.ts';
import { evaluateText, fillPlaceholders } from '../tree/expressions.ts';
import { readFence, withoutDeleted } from '../tree/fence.ts';
import { lineOf } from '../tree/parse.ts';
import { reader } from '../tree/reader.ts';

const ignore: Report = () => {};

/** The complete URL of a link, or `undefined` for a broken one. */
export type AddressOf = (target: string) => string | undefined;

/**
 * The tree of a page as plain Markdown: with constants filled in, and components replaced by their text. Headings keep their ids.
 */
export function plainTree(tree: Root, addressOf: AddressOf): Root {
  return { type: 'root', children: tree.children.flatMap((node) => plain(node, addressOf) as RootContent[]) };
}

/** The plain form of a node, which can be several nodes or none. */
function plain(node: Nodes, addressOf: AddressOf): Nodes[] {
  switch (node.type) {
    case 'mdxTextExpression':
      return [text(evaluateText(node.value, lineOf(node), ignore) ?? '')];
    case 'mdxFlowExpression': {
      const value = evaluateText(node.value, lineOf(node), ignore);
      return value ? [paragraph(text(value))] : [];
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
      // The alternative text replaces the drawing.
      return [emphasis(text(`Figure: ${node.alt ?? ''}`))];
    case 'containerDirective':
      return plainDirective(node, addressOf);
    case 'descriptionList':
      return inner(node, addressOf);
    case 'descriptionTerm':
      return [paragraph(strong(...inner(node, addressOf)))];
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

/** The copied text of a code block: with constants filled in, without removed lines. */
function copiedCode({ lang, meta, value }: Code): string {
  const fence = readFence(lang, meta, 0, ignore);
  const code = fillPlaceholders(value, 0, ignore);
  return fence ? withoutDeleted(code, fence) : code;
}

const inner = (node: Parent, addressOf: AddressOf): Nodes[] =>
  node.children.flatMap((child) => plain(child as Nodes, addressOf));

const phrasing = new Set(['text', 'inlineCode', 'strong', 'emphasis', 'delete', 'link', 'break']);

/** The children of an element. `<Card>text</Card>` on one line has no paragraph, and needs one beside other blocks. */
function contentOf(node: Element, addressOf: AddressOf): Nodes[] {
  const children = inner(node as Parent, addressOf);
  const isLine = node.type === 'mdxJsxFlowElement' && children.some(({ type }) => phrasing.has(type));
  return isLine ? [paragraph(...children)] : children;
}

/** The Markdown form of a component. */
function plainElement(node: Element, addressOf: AddressOf): Nodes[] {
  const figure = textOfFigure(node.name);
  if (figure !== undefined) return [paragraph(emphasis(text(`Figure: ${figure}`)))];
  const children = contentOf(node, addressOf);
  const attribute = (name: string): string => attributeOf(node, name);
  const source = { attribute, children, addressOf, written: node, reader };
  return elementPart(node.name)?.toMarkdown?.(source) ?? children;
}

/** The Markdown form of a directive. */
function plainDirective(node: WrittenDirective, addressOf: AddressOf): Nodes[] {
  const toMarkdown = directivePart(node.name)?.toMarkdown;
  if (!toMarkdown) return inner(node, addressOf);
  const { title, body } = splitTitle(node);
  return toMarkdown({
    name: node.name,
    title: title && inner(title, addressOf),
    children: inner(body, addressOf),
  });
}
