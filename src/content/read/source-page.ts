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

/** A source file whose body isn't parsed yet. */
export interface PageHead {
  /** Path below `content/`, with forward slashes. */
  relativePath: string;
  /** Path in error messages. */
  file: string;
  route: string;
  frontmatter: Frontmatter;
  /** The text below the frontmatter. */
  body: string;
  /** Lines before the body. */
  lineOffset: number;
  /** The line of the title, counted from 1. */
  titleLine: number;
  /** The errors that were found so far. */
  errors: AuthorError[];
}

/** A page without its text and tree. */
export interface PageFacts extends Omit<PageHead, 'body'> {
  readonly headers: Header[];
  /** Every id that links can use. */
  readonly ids: Set<string>;
}

/** A source file, read and parsed, independent of other pages. */
export interface SourcePage extends PageHead, PageFacts {
  /** The tree, with elements such as `<RestOperation>` expanded. */
  tree: Root;
}

/** A file that can't be read as a page. Its errors say why. */
export interface UnreadableFile {
  /** Its route, so that links to it aren't reported. */
  claims: string;
  errors: AuthorError[];
}

export type ReadPage = SourcePage | UnreadableFile;

/**
 * Reads a page.
 *
 * @param relativePath path below `content/`
 * @param source its text, with U+FFFD for bytes that aren't UTF-8
 * @param openapi the description of the REST API; without it, its elements are left out
 * @returns the page, or only its errors if it can't be parsed
 */
export function readSourcePage(relativePath: string, source: string, openapi?: Openapi): ReadPage {
  const head = readPageHead(relativePath, source);
  return 'route' in head ? readPageBody(head, openapi) : head;
}

/**
 * Reads a page up to its body.
 *
 * @param relativePath path below `content/`
 * @param source its text, with U+FFFD for bytes that aren't UTF-8
 * @returns the page, or only its errors if the name or the frontmatter is invalid
 */
export function readPageHead(relativePath: string, source: string): PageHead | UnreadableFile {
  const file = `content/${relativePath}`;
  const errors: AuthorError[] = [];
  const report: Report = (line, message, hint) => errors.push({ file, line, message, hint });
  const unreadable: UnreadableFile = { claims: routeOfFile(relativePath.replace(/\.\w+$/, '.mdx')), errors };

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
      `No page can have the URL ${routeOfFile(relativePath)}: it is for ${reserved}.`,
      'Rename the file or its folder.',
    );
    return unreadable;
  }
  const typed = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  if (!checkBounds(typed, report) || !checkMerge(typed, report)) return unreadable;
  const text = replaceUnseen(typed, report);
  const split = readFrontmatter(text, report);
  if (!split) return unreadable;
  const { frontmatter, titleLine, body, lineOffset } = split;
  return {
    relativePath,
    file,
    route: routeOfFile(relativePath),
    frontmatter,
    body,
    lineOffset,
    titleLine,
    errors,
  };
}

/**
 * Parses and checks the body of a page.
 *
 * @param openapi the description of the REST API; without it, its elements are left out
 * @returns the page, or only its errors if it can't be parsed
 */
export function readPageBody(head: PageHead, openapi?: Openapi): ReadPage {
  const { file, route, body, lineOffset } = head;
  const errors = [...head.errors];
  const report: Report = (line, message, hint) => errors.push({ file, line, message, hint });
  const tree = parseMdx(body, lineOffset, report);
  if (!tree) return { claims: route, errors };
  checkText(tree, body, report);
  checkStructure(tree, body, report);
  // The checks need the elements as written, everything else needs them expanded.
  expand(tree, openapi, report);
  const { headers, ids } = collectHeadings(tree, report);
  return { ...head, tree, headers, ids, errors };
}

/**
 * Parses a page again, without checking it again.
 *
 * @param body its text, as it was parsed before
 * @throws when it can no longer be parsed
 */
export function parseAgain(facts: PageFacts, body: string, openapi?: Openapi): SourcePage {
  const ignore: Report = () => {};
  const tree = parseMdx(body, facts.lineOffset, ignore);
  if (!tree) throw new Error(`${facts.file} can no longer be parsed.`);
  expand(tree, openapi, ignore);
  return { ...facts, body, tree };
}

function expand(tree: Root, openapi: Openapi | undefined, report: Report): void {
  keepLines(tree);
  expandRestOperations(tree, openapi, report);
  expandTables(tree, report);
}
