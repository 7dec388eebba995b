import type { Code, Root } from 'mdast';
import type { Openapi } from '../../openapi/description.ts';
import type { Frontmatter, Header } from '../../page.ts';
import { isPageFile, routeOfFile } from '../../paths.ts';
import type { AuthorError, Report } from '../author-error.ts';
import { checkStructure } from '../check/structure.ts';
import { checkText } from '../check/text.ts';
import { expandAppIndex } from '../expand/app-index.ts';
import { expandRestOperations } from '../expand/rest-operations.ts';
import { expandSubprocessorIndex } from '../expand/subprocessor-index.ts';
import { fillPlaceholders, lineAt } from './expressions.ts';
import { type Fence, readFence } from './fence.ts';
import { readFrontmatter } from './frontmatter.ts';
import { collectHeadings } from './headings.ts';
import { lineOf, parseMdx, walk } from './parse.ts';

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

/** A file that no page can be made of as it is. */
export interface UnreadablePage {
  /** The route that it would have: links to it are not dead. */
  claims: string;
  errors: AuthorError[];
}

/**
 * Reads one page.
 *
 * @param relativePath path below `content/`
 * @param source its text, with U+FFFD for bytes that are not UTF-8
 * @param openapi the description of the REST API, for pages that ask for parts of it
 * @returns the page, or only its errors when there is no page to speak of
 */
export function readSourcePage(
  relativePath: string,
  source: string,
  openapi?: Openapi,
): SourcePage | UnreadablePage {
  const file = `content/${relativePath}`;
  const errors: AuthorError[] = [];
  const report: Report = (line, message, hint) => errors.push({ file, line, message, hint });
  const unreadable: UnreadablePage = { claims: routeOfFile(relativePath.replace(/\.\w+$/, '.mdx')), errors };

  if (!isPageFile(relativePath)) {
    report(
      0,
      `${file} is no page and is not published.`,
      `Pages end in .mdx: rename it to ${file.replace(/\.\w+$/, '.mdx')}.`,
    );
    return unreadable;
  }
  if (!/^([a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.mdx$/.test(relativePath)) {
    report(
      0,
      `"${relativePath}" cannot be the name of a page.`,
      'Use lower-case letters, digits and hyphens.',
    );
    return unreadable;
  }
  const undecoded = source.indexOf('\ufffd');
  if (undecoded >= 0) {
    report(
      lineAt(source, undecoded, 1),
      'The file is not UTF-8: a character in this line cannot be read.',
      'Save it as UTF-8 in your editor, and write the character again.',
    );
    return unreadable;
  }
  const split = readFrontmatter(source.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'), report);
  if (!split) return unreadable;
  const { frontmatter, body, lineOffset } = split;
  const first = parseMdx(body, lineOffset, report);
  if (!first) return unreadable;
  checkText(first, body, report);
  checkStructure(first, body, report);
  // What the page stands for is checked as it was written, and read as it is meant.
  if (openapi) expandRestOperations(first, openapi, report);
  expandAppIndex(first);
  expandSubprocessorIndex(first);
  const { headers, ids } = collectHeadings(first, report);
  return {
    relativePath,
    file,
    route: routeOfFile(relativePath),
    frontmatter,
    get tree() {
      const tree = parseMdx(body, lineOffset, () => {});
      if (!tree) throw new Error(`${file} could be parsed once and now cannot.`);
      if (openapi) expandRestOperations(tree, openapi, () => {});
      expandAppIndex(tree);
      expandSubprocessorIndex(tree);
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
