import type { AlignType, Heading, List, ListItem, Nodes, Parent, Root, Table } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { Callout, calloutKinds, type CalloutKind } from '../ui/article/Callout.tsx';
import { CodeBlock } from '../ui/article/CodeBlock.tsx';
import { articleElements, type ArticleElement } from '../ui/article/elements.ts';
import { Figure } from '../ui/article/Figure.tsx';
import { ArticleHeading } from '../ui/article/ArticleHeading.tsx';
import { ScrollTable } from '../ui/article/ScrollTable.tsx';
import { Steps } from '../ui/article/Steps.tsx';
import { Task } from '../ui/article/Task.tsx';
import type { Report } from './author-error.ts';
import { evaluateAttribute, evaluateText, fillPlaceholders, type Value } from './expressions.ts';
import { languages, readFence } from './fence.ts';
import { idOfHeading, textOf } from './headings.ts';
import type { Highlight } from './highlight.ts';
import { suggest } from './nearest.ts';
import { lineOf } from './parse.ts';

/** What rendering an article needs from outside its own tree. */
export interface ArticleContext {
  report: Report;
  highlight: Highlight;
  /** The address a link gets, or `undefined` when it is held back or was reported. */
  resolveLink(target: string, line: number): string | undefined;
  /** A picture's SVG markup, or `undefined` when it was reported. */
  loadPicture(target: string, alternative: string, line: number): string | undefined;
}

/** Directives and what they become, for the list in an author's error. */
const directiveNames = [...calloutKinds, 'steps'];

/** Renders the tree of a page to the HTML of its article. Mistakes are reported, and left out of the HTML. */
export function renderArticle(tree: Root, context: ArticleContext): string {
  return renderToStaticMarkup(<>{children(tree, context)}</>, { identifierPrefix: 'a' });
}

type Render = (node: never, context: ArticleContext) => ReactNode;
type NodeOf<Type extends string> = Extract<Nodes | MdxJsxFlowElement | MdxJsxTextElement, { type: Type }>;

function children(parent: Parent, context: ArticleContext): ReactNode[] {
  return parent.children.map((child, index) => <Fragment key={index}>{render(child, context)}</Fragment>);
}

function render(node: Nodes, context: ArticleContext): ReactNode {
  const renderer = (renderers as Record<string, Render | undefined>)[node.type];
  // The table is typed by node type below; a lookup by a node's own type gives its own renderer.
  if (renderer) return renderer(node as never, context);
  context.report(lineOf(node), `This kind of Markdown is not supported here: ${node.type}.`, notSupported[node.type] ?? 'Use another form.');
  return null;
}

const notSupported: Record<string, string> = {
  linkReference: 'Write the address in the link: [text](/limits/).',
  imageReference: 'Write the address in the image: ![text](./name.svg).',
  definition: 'Write the address in the link: [text](/limits/).',
  html: 'Write Markdown or one of the components.',
  mdxjsEsm: 'Pages import nothing; the components are there already.',
};

const renderers: { [Type in Nodes['type']]?: (node: NodeOf<Type>, context: ArticleContext) => ReactNode } = {
  text: (node) => node.value,
  emphasis: (node, context) => <em>{children(node, context)}</em>,
  strong: (node, context) => <strong>{children(node, context)}</strong>,
  delete: (node, context) => <del>{children(node, context)}</del>,
  break: () => <br />,
  thematicBreak: () => <hr />,
  blockquote: (node, context) => <blockquote>{children(node, context)}</blockquote>,
  inlineCode: (node, context) => <code>{fillPlaceholders(node.value, lineOf(node), context.report)}</code>,
  code: (node, context) => {
    const fence = readFence(node.lang, node.meta, lineOf(node), context.report);
    if (!fence) return null;
    const code = fillPlaceholders(node.value, lineOf(node) + 1, context.report);
    return (
      <CodeBlock language={fence.language} title={fence.title ?? languages[fence.language] ?? ''} html={context.highlight(code, fence)} />
    );
  },
  heading: (node, context) => {
    if (node.depth === 1 || node.depth > 4) return null; // reported by collectHeadings
    const id = idOfHeading(node as Heading);
    return (
      <ArticleHeading level={node.depth as 2 | 3 | 4} id={id} text={textOf(node)}>
        {children(node, context)}
      </ArticleHeading>
    );
  },
  paragraph: (node, context) => {
    const [only] = node.children;
    if (node.children.length === 1 && only?.type === 'image') return render(only, context);
    return <p>{children(node, context)}</p>;
  },
  link: (node, context) => {
    const target = fillPlaceholders(node.url, lineOf(node), context.report);
    const href = context.resolveLink(target, lineOf(node));
    return href === undefined ? children(node, context) : <a href={href}>{children(node, context)}</a>;
  },
  image: (node, context) => {
    const svg = context.loadPicture(node.url, node.alt ?? '', lineOf(node));
    return svg === undefined ? null : <Figure svg={svg} caption={node.title ?? undefined} />;
  },
  list: (node, context) => renderList(node as List, context),
  table: (node, context) => renderTable(node as Table, context),
  descriptionList: (node, context) => <dl>{children(node, context)}</dl>,
  descriptionTerm: (node, context) => <dt>{children(node, context)}</dt>,
  descriptionDetails: (node, context) => (
    <dd>{node.children.filter(({ type }) => type === 'paragraph').length > 1 ? children(node, context) : tight(node, context)}</dd>
  ),
  mdxTextExpression: (node, context) => evaluateText(node.value, lineOf(node), context.report) ?? null,
  mdxFlowExpression: (node, context) => {
    const text = evaluateText(node.value, lineOf(node), context.report);
    return text ? <p>{text}</p> : null;
  },
  mdxJsxFlowElement: (node, context) => renderElement(node, context),
  mdxJsxTextElement: (node, context) => renderElement(node, context),
  containerDirective: (node, context) => {
    const [first, ...rest] = node.children;
    const labelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
    const label = labelled ? children(first, context) : undefined;
    const body = <>{children({ ...node, children: labelled ? rest : node.children }, context)}</>;
    if (node.name === 'steps') return <Steps>{body}</Steps>;
    if (isCalloutKind(node.name)) return <Callout kind={node.name} title={label}>{body}</Callout>;
    return unknownDirective(`:::${node.name}`, node, context);
  },
  leafDirective: (node, context) => unknownDirective(`::${node.name}`, node, context),
  textDirective: (node, context) => unknownDirective(`:${node.name}`, node, context),
};

const isCalloutKind = (name: string): name is CalloutKind => (calloutKinds as readonly string[]).includes(name);

function unknownDirective(found: string, node: Nodes & { name: string }, context: ArticleContext): null {
  const hint = `${suggest(node.name, directiveNames)} They are written :::name ... :::. A literal colon before a word goes into \`code\` or is escaped: \\:.`;
  context.report(lineOf(node), `Unknown directive "${found}".`, hint);
  return null;
}

function renderList(node: List, context: ArticleContext): ReactNode {
  const items = node.children.map((item, index) => {
    const content = node.spread || item.spread ? children(item, context) : tight(item, context);
    return <li key={index}>{isTask(item) ? <Task done={item.checked === true}>{content}</Task> : content}</li>;
  });
  if (!node.ordered) return <ul className={node.children.some(isTask) ? 'tasks' : undefined}>{items}</ul>;
  return <ol start={node.start && node.start !== 1 ? node.start : undefined}>{items}</ol>;
}

const isTask = (item: ListItem): boolean => typeof item.checked === 'boolean';

/** The children of a tight list item or definition: paragraphs without their `<p>`. */
function tight(parent: Parent, context: ArticleContext): ReactNode[] {
  return parent.children.map((child, index) => (
    <Fragment key={index}>{child.type === 'paragraph' && !isPicture(child) ? children(child, context) : render(child as Nodes, context)}</Fragment>
  ));
}

const isPicture = (node: Parent): boolean => node.children.length === 1 && node.children[0]?.type === 'image';

function renderTable(node: Table, context: ArticleContext): ReactNode {
  const [head, ...body] = node.children;
  if (!head) return null;
  // Alignment is a class, because inline styles are forbidden by the content security policy.
  const cellClass = (align: AlignType | undefined) => (align && align !== 'left' ? `align-${align}` : undefined);
  const label = head.children.map(textOf).filter(Boolean).join(', ');
  return (
    <ScrollTable label={label}>
      <thead>
        <tr>
          {head.children.map((cell, index) => (
            <th key={index} scope="col" className={cellClass(node.align?.[index])}>
              {children(cell, context)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row, rowIndex) => (
          <tr key={rowIndex}>
            {row.children.map((cell, index) => (
              <td key={index} className={cellClass(node.align?.[index])}>
                {children(cell, context)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function renderElement(node: MdxJsxFlowElement | MdxJsxTextElement, context: ArticleContext): ReactNode {
  const line = lineOf(node as Nodes);
  const name = node.name ?? '';
  const element = Object.hasOwn(articleElements, name) ? articleElements[name] : undefined;
  if (!element) {
    context.report(line, `Unknown component <${name}>.`, suggest(name, Object.keys(articleElements)));
    return null;
  }
  const props = readAttributes(node, element, context);
  if (!props) return null;
  const Component = element.component;
  return <Component {...props}>{node.children.length > 0 ? <>{children(node as Parent, context)}</> : undefined}</Component>;
}

function readAttributes(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  element: ArticleElement,
  context: ArticleContext,
): Record<string, unknown> | undefined {
  const line = lineOf(node as Nodes);
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
  return typeof href === 'string' ? { ...result.output, href: context.resolveLink(href, line) } : result.output;
}
