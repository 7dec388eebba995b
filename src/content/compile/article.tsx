import type { Heading, Image, List, Nodes, Parent, Root, Table } from 'mdast';
import type { ReactNode } from 'react';
import { suggest } from '../../shared/nearest.ts';
import { ArticleHeading } from '../../ui/article/ArticleHeading.tsx';
import { breakable } from '../../ui/article/breakable.tsx';
import { CodeBlock } from '../../ui/article/CodeBlock/CodeBlock.tsx';
import { articleDirectives } from '../../ui/article/elements.ts';
import { Figure } from '../../ui/article/Figure/Figure.tsx';
import { directiveNames, meantDirective } from '../../ui/article/parts.ts';
import { splitTitle } from '../tree/directive.ts';
import { evaluateText, fillPlaceholders } from '../tree/expressions.ts';
import { languages } from '../tree/fence.ts';
import { idOfHeading, textOf } from '../tree/headings.ts';
import { lineOf } from '../tree/parse.ts';
import { renderList, renderTable, sequence } from './article-blocks.tsx';
import type { ArticleContext } from './article-context.ts';
import { renderElement } from './article-element.tsx';
import { drawArticle } from './draw-article.ts';

/** Renders the tree of a page to HTML. Errors are reported and left out of it. */
export function renderArticle(tree: Root, given: Omit<ArticleContext, 'instances'>): string {
  const context: ArticleContext = { ...given, instances: [] };
  const blocks = tree.children.map((child) => render(child, context));
  return drawArticle(blocks, context);
}

type Render = (node: never, context: ArticleContext) => ReactNode;
type NodeOf<Type extends string> = Extract<Nodes, { type: Type }>;

/** The children of a node. */
function children(parent: Parent, context: ArticleContext): ReactNode {
  return sequence(parent.children.map((child) => render(child, context)));
}

function render(node: Nodes, context: ArticleContext): ReactNode {
  const renderer = (renderers as Record<string, Render | undefined>)[node.type];
  // The table is typed by node type below, so a node finds the renderer of its own type.
  if (renderer) return renderer(node as never, context);
  // Without support for footnotes, they are parsed as references.
  if ('label' in node && node.label?.startsWith('^'))
    context.report(
      lineOf(node),
      `Footnotes are not supported: [${node.label}].`,
      'Say it in the sentence, or in a callout.',
    );
  else
    context.report(
      lineOf(node),
      `This kind of Markdown is not supported here: ${node.type}.`,
      notSupported[node.type] ?? 'Use another form.',
    );
  return null;
}

const notSupported: Record<string, string> = {
  linkReference: 'Write the URL in the link: [text](/limits/).',
  imageReference: 'Write the URL in the image: ![text](./name.svg).',
  definition: 'Write the URL in the link: [text](/limits/).',
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
  inlineCode(node, context) {
    const code = fillPlaceholders(node.value, lineOf(node), context.report);
    // Prevents line breaks after the hyphen of an option and within short commands.
    const isWhole = /^-\S{1,20}$/.test(code) || (code.length < 17 && /[ ?-]/.test(code));
    const content = context.isInCell && !isWhole ? breakable(code) : code;
    return <code className={isWhole ? 'whole' : undefined}>{content}</code>;
  },
  code: (node, context) => {
    const block = context.blocks.get(node);
    if (!block) return null;
    const { fence, html, run } = block;
    const isOutput = fence.declaration === 'output';
    const language = languages[fence.language];
    const title = fence.title ?? (isOutput ? 'Output' : language) ?? '';
    return (
      <CodeBlock
        // Only JavaScript can be run, so the Run button says which language it is.
        languageName={isOutput || run || fence.language === 'text' ? undefined : fence.title && language}
        title={title}
        isOutput={isOutput}
        html={html}
        run={run}
      />
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
    if (node.children.length === 1 && only?.type === 'image') return renderPicture(only, context);
    return <p>{children(node, context)}</p>;
  },
  link: (node, context) => {
    const target = fillPlaceholders(node.url, lineOf(node), context.report);
    const href = context.resolveLink(target, lineOf(node));
    const isCode = node.children.every(({ type }) => type === 'inlineCode');
    return href === undefined ? (
      children(node, context)
    ) : (
      <a href={href} className={isCode ? 'to-code' : undefined}>
        {children(node, context)}
      </a>
    );
  },
  image: (node, context) => {
    const hint = 'Put it in a separate paragraph.';
    context.report(lineOf(node), `The picture ${node.url} is in a line of text.`, hint);
    return null;
  },
  list: (node, context) =>
    renderList(
      node as List,
      (parent) => children(parent, context),
      (parent) => tight(parent, context),
    ),
  table: (node, context) =>
    renderTable(node as Table, (parent) => children(parent, { ...context, isInCell: true })),
  descriptionList: (node, context) => <dl>{children(node, context)}</dl>,
  descriptionTerm: (node, context) => <dt>{children(node, context)}</dt>,
  descriptionDetails: (node, context) => (
    <dd>
      {node.children.filter(({ type }) => type === 'paragraph').length > 1
        ? children(node, context)
        : tight(node, context)}
    </dd>
  ),
  mdxTextExpression: (node, context) => evaluateText(node.value, lineOf(node), context.report) ?? null,
  mdxFlowExpression: (node, context) => {
    const text = evaluateText(node.value, lineOf(node), context.report);
    return text ? <p>{text}</p> : null;
  },
  mdxJsxFlowElement: (node, context) => renderElement(node, context, children),
  mdxJsxTextElement: (node, context) => renderElement(node, context, children),
  containerDirective: (node, context) => {
    const Directive = articleDirectives.get(node.name);
    if (!Directive) return unknownDirective(`:::${node.name}`, node, context);
    const { title, body } = splitTitle(node);
    return (
      <Directive name={node.name} title={title && children(title, context)}>
        {children(body, context)}
      </Directive>
    );
  },
  leafDirective: (node, context) => unknownDirective(`::${node.name}`, node, context),
  textDirective: (node, context) => unknownDirective(`:${node.name}`, node, context),
};

function unknownDirective(found: string, node: Nodes & { name: string }, context: ArticleContext): null {
  const meant = meantDirective(node.name);
  const likely = meant
    ? `Here it is called "${meant}". Known are: ${directiveNames.join(', ')}.`
    : suggest(node.name, directiveNames);
  const hint = `${likely} They are written :::name ... :::. A literal colon before a word goes into \`code\` or is escaped: \\:.`;
  context.report(lineOf(node), `Unknown directive "${found}".`, hint);
  return null;
}

/** The children of a tight list item or definition, without `<p>`. */
function tight(parent: Parent, context: ArticleContext): ReactNode {
  return sequence(
    parent.children.map((child) =>
      child.type === 'paragraph' && !isPicture(child) ? children(child, context) : render(child, context),
    ),
  );
}

const isPicture = (node: Parent): boolean => node.children.length === 1 && node.children[0]?.type === 'image';

function renderPicture(node: Image, context: ArticleContext): ReactNode {
  const svg = context.loadPicture(node.url, node.alt ?? '', lineOf(node));
  const caption = fillPlaceholders(node.title ?? '', lineOf(node), context.report);
  return svg === undefined ? null : <Figure svg={svg} caption={caption || undefined} />;
}
