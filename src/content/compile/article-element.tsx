import type { Parent } from 'mdast';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { suggest } from '../../shared/nearest.ts';
import { type ArticleElement, articleElements } from '../../ui/article/elements.ts';
import { htmlMessage, insteadOfHtml } from '../html-elements.ts';
import type { Element } from '../tree/attribute.ts';
import { evaluateAttribute, fillPlaceholders, type Value } from '../tree/expressions.ts';
import { lineOf } from '../tree/parse.ts';
import type { ArticleContext } from './article-context.ts';

/** Renders a component. Unknown components and wrong attributes are reported. */
export function renderElement(
  node: Element,
  context: ArticleContext,
  children: (parent: Parent, context: ArticleContext) => ReactNode,
): ReactNode {
  const line = lineOf(node);
  const name = node.name ?? '';
  const { whole } = context;
  const known = whole?.parts ?? articleElements;
  const element = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!element) {
    reportUnknown(name, line, known, context);
    return null;
  }
  const props = readAttributes(node, element, context);
  if (!props) return null;
  const Component = element.component;
  const inside = element.parts ? { ...context, whole: { name, parts: element.parts } } : context;
  const instance = (
    <Component {...props}>
      {node.children.length > 0 ? children(node as Parent, inside) : undefined}
    </Component>
  );
  context.instances.push({ name, line, element: instance });
  return instance;
}

/** Components that are expanded before articles are rendered, so that only uses within a line are left, which are errors. */
const blocks = ['RestOperation', 'RestIndex', 'AppIndex', 'RegistryIndex', 'SubprocessorIndex'];

function reportUnknown(
  name: string,
  line: number,
  known: Record<string, ArticleElement>,
  { whole, report }: ArticleContext,
): void {
  const html = insteadOfHtml(name);
  const home = wholeOf(name);
  if (html) report(line, htmlMessage(name), html);
  else if (blocks.includes(name)) {
    const hint = 'Put it on separate lines, with an empty line before and after.';
    report(line, `<${name}> is in a line of text.`, hint);
  } else {
    const place = whole ? ` in a ${whole.name.toLowerCase()}` : '';
    const hint = home ? `It is a part of a <${home}>.` : suggest(name, Object.keys(known));
    report(line, `Unknown component <${name}>${place}.`, hint);
  }
}

/** The component that this one is a part of. */
const wholeOf = (name: string): string | undefined =>
  Object.entries(articleElements).find(([, { parts = {} }]) => Object.hasOwn(parts, name))?.[0];

function readAttributes(
  node: Element,
  element: ArticleElement,
  context: ArticleContext,
): Record<string, unknown> | undefined {
  const line = lineOf(node);
  const values: Record<string, Value | undefined> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      context.report(line, `<${node.name}> has a spread attribute.`, 'Write each attribute with its name.');
      return undefined;
    }
    const { name, value } = attribute;
    if (value === null || value === undefined) values[name] = true;
    else if (typeof value === 'string') values[name] = fillPlaceholders(value, line, context.report);
    else {
      const evaluated = evaluateAttribute(value.value, line, context.report);
      if (evaluated === undefined) return undefined;
      values[name] = evaluated;
    }
  }
  const result = v.safeParse(v.strictObject(element.attributes), values);
  if (!result.success) {
    const allowed = Object.keys(element.attributes).join(', ') || 'none';
    for (const issue of result.issues) {
      const key = String(issue.path?.[0]?.key ?? '');
      const wrong = issue.expected === 'never' ? 'is unknown' : `cannot be ${issue.received}`;
      const message = `the attribute "${key}" ${Object.hasOwn(values, key) ? wrong : 'is missing'}`;
      context.report(line, `<${node.name}>: ${message}.`, `Its attributes: ${allowed}.`);
    }
    return undefined;
  }
  const { href } = values;
  return typeof href === 'string'
    ? { ...result.output, href: context.resolveLink(href, line) }
    : result.output;
}
