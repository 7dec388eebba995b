import type { Heading, Nodes, Parent, Root, RootContent, Table } from 'mdast';
import type { Report } from '../author-error.ts';
import { lineOf, sourceOf } from '../tree/parse.ts';
import { checkBlockEnd, checkDirective } from './directives.ts';

type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Components that mean something in one other only. */
const homeOf: Record<string, string> = { Card: 'Cards', Example: 'Operation', Param: 'Params', Tab: 'Tabs' };
/** Components that hold nothing but one other. */
const contentOf: Record<string, string> = { Cards: 'Card', Params: 'Param', Tabs: 'Tab' };
/** Components that begin with a heading. */
const headed = ['Entry', 'Operation'];

/** Reports parts of a page that are where they cannot be, or lack what they are made of. */
export function checkStructure(tree: Root, body: string, report: Report): void {
  if (!tree.children.some(isSomething))
    report(0, 'The page has nothing but its frontmatter.', 'Write its text below the second ---.');
  const visit = (node: Nodes, parent: Parent | undefined): void => {
    check(node, parent, body, report);
    if ('children' in node) for (const child of node.children) visit(child, node);
  };
  visit(tree, undefined);
}

function check(node: Nodes, parent: Parent | undefined, body: string, report: Report): void {
  if (node.type === 'table') checkTable(node, report);
  if (node.type === 'heading') checkHeading(node, body, report);
  if (node.type === 'code') checkBlockEnd(node, body, report);
  if (node.type === 'containerDirective') checkDirective(node, parent, body, report);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    checkElement(node, parent, report);
}

function checkTable(table: Table, report: Report): void {
  const [head, ...rows] = table.children;
  const columns = head?.children.length ?? 0;
  for (const row of rows) {
    const count = row.children.length;
    if (count <= columns) continue;
    report(
      lineOf(row),
      `A table row has ${count} cells under a header of ${columns}; the others are lost.`,
      'A bar that is no border of a cell is escaped, in code too: `a \\| b`.',
    );
  }
}

function checkHeading(heading: Heading, body: string, report: Report): void {
  const data: { hProperties?: Record<string, unknown> } | undefined = heading.data;
  if (Object.keys(data?.hProperties ?? {}).every((name) => name === 'id')) return;
  const [found = '{…}'] = /\{[^{}]*\}\s*$/.exec(sourceOf(heading, body)) ?? [];
  report(
    lineOf(heading),
    `A heading takes an id and nothing else; found ${found.trim()}.`,
    'Write {#one-id}, of letters, digits, hyphens and underscores.',
  );
}

function checkElement(node: Element, parent: Parent | undefined, report: Report): void {
  const name = node.name ?? '';
  const line = lineOf(node);
  const home = Object.hasOwn(homeOf, name) ? homeOf[name] : undefined;
  if (home && !(parent && isElement(parent, home)))
    report(
      line,
      `<${name}> is not directly in <${home}>.`,
      `Write <${home}> around it, with <${name}> on a line of its own.`,
    );
  const content = Object.hasOwn(contentOf, name) ? contentOf[name] : undefined;
  if (content) checkContent(node, content, report);
  if (name === 'Tabs') checkLabels(node, report);
  if (name === 'FileTree' && !node.children.some(({ type }) => type === 'list'))
    report(
      line,
      '<FileTree> holds no list.',
      'Write one line for each file: - src/, and below it, indented, - index.ts.',
    );
  if (headed.includes(name) && node.children.find(isSomething)?.type !== 'heading')
    report(
      line,
      `<${name}> does not begin with a heading.`,
      `Write ### and its name first, directly below <${name}>.`,
    );
  if (name === 'Anchor') checkAnchor(node, report);
}

function checkContent(node: Element, content: string, report: Report): void {
  const children = node.children.filter(isSomething);
  if (children.length === 0)
    report(lineOf(node), `<${node.name}> is empty.`, `It holds <${content}>, once or more.`);
  for (const child of children)
    if (!isElement(child, content))
      report(
        lineOf(child),
        `<${node.name}> holds something else than <${content}>.`,
        `Move it into a <${content}>, or out of <${node.name}>.`,
      );
}

/** Readers choose a tab by its label, and the browser remembers it by that. */
function checkLabels(tabs: Element, report: Report): void {
  const seen = new Set<string>();
  for (const tab of tabs.children as Nodes[]) {
    if (!isElement(tab, 'Tab')) continue;
    const label = attributeOf(tab, 'label');
    if (label !== undefined && seen.has(label))
      report(lineOf(tab), `Two tabs are called "${label}".`, 'Give each a label of its own.');
    else if (label !== undefined) seen.add(label);
  }
}

function checkAnchor(node: Element, report: Report): void {
  const attribute = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'id');
  if (attribute && (typeof attribute.value !== 'string' || attribute.value.trim() === ''))
    report(
      lineOf(node),
      '<Anchor> names no id.',
      'Write the ids out, with spaces between them: <Anchor id="old older" />.',
    );
}

/** An attribute's value as it is written. */
function attributeOf(node: Element, name: string): string | undefined {
  const value = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name)?.value;
  return typeof value === 'string' ? value : value?.value.trim();
}

const isElement = (node: Nodes | Parent, name: string): node is Element =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  'name' in node &&
  node.name === name;

/** Comments and blank text are nothing. */
const isSomething = (node: RootContent | Nodes): boolean => {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return !/^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(node.value);
  return node.type !== 'text' || node.value.trim() !== '';
};
