import { slug as slugify } from 'github-slugger';
import type { Heading, Nodes, Root } from 'mdast';
import type { Header } from '../../shared/page.ts';
import { elementPart } from '../../ui/article/parts.ts';
import type { Report } from '../author-error.ts';
import { evaluateText, fillPlaceholders } from './expressions.ts';
import { lineOf, walk } from './parse.ts';

const ignore: Report = () => {};

/** The plain text of a node, with constants filled in, also in code. */
export function textOf(node: Nodes): string {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    return evaluateText(node.value, lineOf(node), ignore) ?? '';
  }
  if (node.type === 'break') return ' ';
  if (node.type === 'inlineCode' || node.type === 'code') return fillPlaceholders(node.value, 0, ignore);
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node && typeof node.value === 'string' ? node.value : '';
}

/** The id in a heading: `## Memory {#memory}`. */
function explicitId(heading: Heading): string | undefined {
  const data: { hProperties?: { id?: unknown } } | undefined = heading.data;
  const id = data?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
}

/** The id of a heading: explicit, or generated from its text. */
export const idOfHeading = (heading: Heading): string => explicitId(heading) ?? slugify(textOf(heading));

/** The ids of a part of the article. */
const idsOfPart = (node: Nodes): string[] =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
    ? (elementPart(node.name)?.ids?.(node) ?? [])
    : [];

/** Ids of the layout, which exist on every page. */
export const layoutIds = [
  'article',
  'content',
  'failure',
  'header',
  'page-footer',
  'page-tools',
  'progress',
  'search-dialog',
  'sidebar',
  'still-have-questions',
  'toc',
  'toc-title',
];

/** Headings and ids of a page. */
export interface Headings {
  headers: Header[];
  /** Every id that links can use, including aliases. */
  ids: Set<string>;
}

/** Collects the headings and ids of a page and reports errors in them. */
export function collectHeadings(tree: Root, report: Report): Headings {
  const headers: Header[] = [];
  const lineOfId = new Map<string, number>();
  let depth = 1;
  const lineOfPath = new Map<string, number>();
  const path: string[] = [];

  const claim = (id: string, line: number) => {
    if (!/^[a-z0-9_][a-z0-9_-]*$/i.test(id)) {
      report(line, `"${id}" cannot be the id of a heading.`, 'Use letters, digits, hyphens and underscores.');
    } else if (layoutIds.includes(id)) {
      report(line, `The id "${id}" is taken by the layout.`, 'Give the heading a different one with {#id}.');
    } else if (lineOfId.has(id)) {
      report(
        line,
        `Duplicate heading id "${id}".`,
        `It is in line ${lineOfId.get(id)} too. Give one of them another id with {#id}.`,
      );
    } else lineOfId.set(id, line);
  };

  walk(tree, (node) => {
    const line = lineOf(node);
    for (const id of idsOfPart(node)) claim(id, line);
    if (node.type !== 'heading') return;
    if (node.depth === 1) {
      report(
        line,
        'A page has one first-level heading, its title.',
        'Move it to the frontmatter, or write ##.',
      );
      return;
    }
    if (node.depth > depth + 1 || node.depth > 4) {
      report(
        line,
        `A heading of level ${node.depth} follows one of level ${depth}.`,
        'Levels go down one at a time, to #### at most.',
      );
    }
    depth = node.depth;
    const slug = idOfHeading(node);
    path.length = node.depth - 2;
    path[node.depth - 2] = textOf(node).replace(/\s+/g, ' ').trim().toLowerCase();
    const place = path.join('\n');
    const other = lineOfPath.get(place);
    // Duplicate ids are reported separately.
    if (other !== undefined && !lineOfId.has(slug))
      report(
        line,
        `Two headings below the same one are called "${textOf(node)}".`,
        `The other is in line ${other}. Say in each what its section is about: contents and search show only that.`,
      );
    lineOfPath.set(place, line);
    claim(slug, line);
    if (node.depth === 2 || node.depth === 3) headers.push({ level: node.depth, title: textOf(node), slug });
  });
  return { headers, ids: new Set(lineOfId.keys()) };
}
