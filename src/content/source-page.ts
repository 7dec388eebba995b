import type { Code, Root } from 'mdast';
import type { Openapi } from '../openapi/description.ts';
import type { Frontmatter, Header } from '../page.ts';
import { routeOfFile } from '../paths.ts';
import type { AuthorError, Report } from './author-error.ts';
import { fillPlaceholders } from './expressions.ts';
import { type Fence, readFence } from './fence.ts';
import { readFrontmatter } from './frontmatter.ts';
import { collectHeadings } from './headings.ts';
import { lineOf, parseMdx, walk } from './parse.ts';
import { expandRestOperations } from './rest-operations.ts';

/** A source file, read and parsed; nothing in it depends on other pages. */
export interface SourcePage {
  /** Path below `content/`, with forward slashes. */
  relativePath: string;
  /** Path as errors name it. */
  file: string;
  route: string;
  frontmatter: Frontmatter;
  /** Parsed anew each time: the trees of two thousand pages take a gigabyte, and one is made in a millisecond. */
  readonly tree: Root;
  headers: Header[];
  /** Every id a link can name on this page. */
  ids: Set<string>;
  errors: AuthorError[];
}

/**
 * Reads one page.
 *
 * @param relativePath path below `content/`
 * @param openapi the description of the REST API, for pages that ask for parts of it
 * @returns the page, or only its errors when there is no page to speak of
 */
export function readSourcePage(
  relativePath: string,
  source: string,
  openapi?: Openapi,
): SourcePage | { errors: AuthorError[] } {
  const file = `content/${relativePath}`;
  const errors: AuthorError[] = [];
  const report: Report = (line, message, hint) => errors.push({ file, line, message, hint });

  if (!/^([a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.mdx$/.test(relativePath)) {
    report(
      0,
      `"${relativePath}" cannot be the name of a page.`,
      'Use lower-case letters, digits and hyphens.',
    );
    return { errors };
  }
  const split = readFrontmatter(source.replaceAll('\r\n', '\n'), report);
  if (!split) return { errors };
  const { frontmatter, body, lineOffset } = split;
  const parse = (say: Report): Root | undefined => {
    const tree = parseMdx(body, lineOffset, say);
    if (tree && openapi) expandRestOperations(tree, openapi, say);
    return tree;
  };
  const first = parse(report);
  if (!first) return { errors };
  const { headers, ids } = collectHeadings(first, report);
  return {
    relativePath,
    file,
    route: routeOfFile(relativePath),
    frontmatter,
    get tree() {
      const tree = parse(() => {});
      if (!tree) throw new Error(`${file} could be parsed once and now cannot.`);
      return tree;
    },
    headers,
    ids,
    errors,
  };
}

/** A code block of a page. */
export interface CodeBlock {
  /** The code as readers see it, constants filled in. */
  code: string;
  fence: Fence;
  /** Line of the file: that of the backticks. */
  line: number;
}

/** The code blocks of a page, as they are shown; blocks with a faulty fence are left out. */
export function codeBlocksOf(page: SourcePage): CodeBlock[] {
  const ignore: Report = () => {};
  const blocks: CodeBlock[] = [];
  walk(page.tree, (node) => {
    if (node.type !== 'code') return;
    const { lang, meta, value } = node as Code;
    const fence = readFence(lang, meta, lineOf(node), ignore);
    if (fence)
      blocks.push({ code: fillPlaceholders(value, lineOf(node) + 1, ignore), fence, line: lineOf(node) });
  });
  return blocks;
}
