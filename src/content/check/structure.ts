import type { Heading, Nodes, Parent, Root, RootContent, Table } from 'mdast';
import { isElement, isWritten } from '../../ui/article/declare.ts';
import { elementPart } from '../../ui/article/parts.ts';
import type { Report } from '../author-error.ts';
import type { Element } from '../tree/attribute.ts';
import { lineOf, sourceOf } from '../tree/parse.ts';
import { reader } from '../tree/reader.ts';
import { checkBlockEnd, checkDirective } from './directives.ts';

/** Reports parts of a page in places where they aren't allowed, or without their required content. */
export function checkStructure(tree: Root, body: string, report: Report): void {
  if (!tree.children.some(isSomething))
    report(0, 'The page has only frontmatter.', 'Write its text below the second ---.');
  const visit = (node: Nodes, parent: Parent | undefined): void => {
    check(node, parent, body, report);
    if ('children' in node) for (const child of node.children) visit(child, node);
  };
  visit(tree, undefined);
}

function check(node: Nodes, parent: Parent | undefined, body: string, report: Report): void {
  if (node.type === 'table') checkTable(node, body, report);
  if (node.type === 'heading') checkHeading(node, body, report);
  if (node.type === 'code') checkBlockEnd(node, body, report);
  if (node.type === 'containerDirective') checkDirective(node, parent, body, report);
  if (isElement(node)) checkElement(node, parent, report);
}

function checkTable(table: Table, body: string, report: Report): void {
  const [head, ...rows] = table.children;
  const columns = head?.children.length ?? 0;
  const cells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);
  const hasBars = head !== undefined && sourceOf(head, body).startsWith('|');
  for (const row of rows) {
    const count = row.children.length;
    if (hasBars && !sourceOf(row, body).startsWith('|'))
      report(
        lineOf(row),
        'A line directly below a table becomes a row of it.',
        'Write an empty line above it. A row begins with a bar, like the header.',
      );
    else if (count > columns)
      report(
        lineOf(row),
        `A table row has ${cells(count)} under a header of ${columns}; the others are lost.`,
        'A bar that does not separate cells is escaped, in code too: `a \\| b`.',
      );
    else if (count < columns)
      report(
        lineOf(row),
        `A table row has ${cells(count)} under a header of ${columns}.`,
        'Write a bar for each cell; one with nothing in it is a space: | a | |.',
      );
  }
}

function checkHeading(heading: Heading, body: string, report: Report): void {
  const source = sourceOf(heading, body);
  if (!source.startsWith('#')) checkUnderlined(heading, source, report);
  const data: { hProperties?: Record<string, unknown> } | undefined = heading.data;
  if (Object.keys(data?.hProperties ?? {}).every((name) => name === 'id')) return;
  const [found = '{…}'] = /\{[^{}]*\}\s*$/.exec(source) ?? [];
  report(
    lineOf(heading),
    `A heading takes an id and nothing else; found ${found.trim()}.`,
    'Write {#one-id}, of letters, digits, hyphens and underscores.',
  );
}

/** A line of hyphens below a paragraph makes it a heading, which is hardly ever intended. */
function checkUnderlined(heading: Heading, source: string, report: Report): void {
  // A line of equals signs makes a title, which is reported with the headings.
  if (heading.depth === 1) return;
  const [line = ''] = source.split('\n', 1);
  const first = line.trim().replace(/\.$/, '');
  const isField = /^[A-Za-z]+:(?:\s|$)/.test(first);
  report(
    lineOf(heading),
    isField
      ? `A second frontmatter is shown as a heading: ${first}.`
      : `The line of hyphens below it makes a heading of this: ${first}.`,
    isField
      ? 'Move what is right in it to the top of the file, and remove the rest.'
      : 'A heading begins with ##. A rule has an empty line above it.',
  );
}

/** Checks a component against its declaration. Unknown ones are reported when the article is rendered. */
function checkElement(node: Element, parent: Parent | undefined, report: Report): void {
  checkAttributes(node, report);
  const part = elementPart(node.name);
  if (!part) return;
  const { name } = node;
  const { within, contains, headed } = part;
  if (within && !(parent && isWritten(parent as Nodes, within)))
    report(
      lineOf(node),
      `<${name}> is not directly in <${within}>.`,
      `Write <${within}> around it, with <${name}> on a separate line.`,
    );
  if (contains) checkContent(node, contains, report);
  if (headed && node.children.find(isSomething)?.type !== 'heading')
    report(
      lineOf(node),
      `<${name}> does not begin with a heading.`,
      `Write ### and its name first, directly below <${name}>.`,
    );
  for (const { node: at = node, message, hint } of part.check?.(node, reader) ?? [])
    report(lineOf(at), message, hint);
}

/** Reports duplicate attributes, because the last one would silently win. */
function checkAttributes(node: Element, report: Report): void {
  const written = node.attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [each.name] : []));
  for (const name of new Set(written.filter((name, index) => written.indexOf(name) !== index)))
    report(lineOf(node), `<${node.name}> has the attribute "${name}" more than once.`, 'Keep one.');
}

function checkContent(node: Element, content: string, report: Report): void {
  const children = node.children.filter(isSomething);
  if (children.length === 0)
    report(lineOf(node), `<${node.name}> is empty.`, `Put <${content}> in it, once or more.`);
  for (const child of children)
    if (!isWritten(child, content))
      report(
        lineOf(child),
        `<${node.name}> has something other than <${content}> in it.`,
        `Move it into a <${content}>, or out of <${node.name}>.`,
      );
}

/** Ignores comments and whitespace. */
const isSomething = (node: RootContent | Nodes): boolean => {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return !/^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(node.value);
  return node.type !== 'text' || node.value.trim() !== '';
};
