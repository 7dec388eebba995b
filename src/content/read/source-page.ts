import type { Root } from 'mdast';
import type { Openapi } from '../../openapi/description.ts';
import type { Frontmatter } from '../../shared/frontmatter.ts';
import type { Header } from '../../shared/page.ts';
import { isPageFile, routeOfFile } from '../../shared/paths.ts';
import type { AuthorError, Report } from '../author-error.ts';
import { replaceUnseen } from '../check/characters.ts';
import { checkMerge } from '../check/merge.ts';
import { checkStructure } from '../check/structure.ts';
import { checkText } from '../check/text.ts';
import { expandRestOperations } from '../expand/rest-operations.ts';
import { expandTables } from '../expand/tables.ts';
import { collectHeadings } from '../tree/headings.ts';
import { keepLines, parseMdx } from '../tree/parse.ts';
import { checkBounds } from './bounds.ts';
import { readFrontmatter } from './frontmatter.ts';
import { reservedFor } from './reserved-routes.ts';

/** A source file, read and parsed; nothing in it depends on other pages. */
export interface SourcePage {
  /** Path below `content/`, with forward slashes. */
  relativePath: string;
  /** Path as errors name it. */
  file: string;
  route: string;
  frontmatter: Frontmatter;
  /** What the page says, with everything in it that stands for something else replaced by that. */
  tree: Root;
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

export type ReadPage = SourcePage | UnreadablePage;

/** What is known of a page without what it says. */
export type PageFacts = Omit<SourcePage, 'tree'>;

/**
 * Reads one page.
 *
 * @param relativePath path below `content/`
 * @param source its text, with U+FFFD for bytes that are not UTF-8
 * @param openapi the description of the REST API, for pages that ask for parts of it; without it, those parts are left out
 * @returns the page, or only its errors when there is no page to speak of
 */
export function readSourcePage(relativePath: string, source: string, openapi?: Openapi): ReadPage {
  const file = `content/${relativePath}`;
  const errors: AuthorError[] = [];
  const report: Report = (line, message, hint) => errors.push({ file, line, message, hint });
  const unreadable: UnreadablePage = { claims: routeOfFile(relativePath.replace(/\.\w+$/, '.mdx')), errors };

  if (!isPageFile(relativePath)) {
    report(
      0,
      `${file} is not a page and is not published.`,
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
  const reserved = reservedFor(routeOfFile(relativePath));
  if (reserved !== undefined) {
    report(
      0,
      `No page can have the address ${routeOfFile(relativePath)}: it is for ${reserved}.`,
      'Rename the file or its folder.',
    );
    return unreadable;
  }
  const typed = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  if (!checkBounds(typed, report) || !checkMerge(typed, report)) return unreadable;
  const text = replaceUnseen(typed, report);
  const split = readFrontmatter(text, report);
  if (!split) return unreadable;
  const { frontmatter, body, lineOffset } = split;
  const tree = parseMdx(body, lineOffset, report);
  if (!tree) return unreadable;
  checkText(tree, body, report);
  checkStructure(tree, body, report);
  keepLines(tree);
  // What the page stands for is checked as it was written, and read as it is meant.
  expandRestOperations(tree, openapi, report);
  expandTables(tree, report);
  const { headers, ids } = collectHeadings(tree, report);
  return {
    relativePath,
    file,
    route: routeOfFile(relativePath),
    frontmatter,
    tree,
    headers,
    ids,
    errors,
  };
}
