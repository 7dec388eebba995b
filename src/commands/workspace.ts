import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Redirect } from '../../data/redirects.ts';
import { formatAuthorErrors } from '../content/author-error.ts';
import { readSourcePage, type SourcePage } from '../content/read/source-page.ts';
import type { Openapi } from '../openapi/description.ts';
import { looksLikePage } from '../shared/paths.ts';
import { SetupError } from '../shared/setup-error.ts';

/** The files that can refer to a page, by path from the root of the project. */
export type Files = ReadonlyMap<string, string>;

/** The state of the project that plans are based on. */
export interface Workspace {
  files: Files;
  /** By route. */
  pages: ReadonlyMap<string, SourcePage>;
  redirects: readonly Redirect[];
}

/** A planned change to the files. */
export interface Plan {
  /** New texts, by path. */
  writes: ReadonlyMap<string, string>;
  removals: readonly string[];
  /** Notes for the author, one per line. */
  notes: readonly string[];
}

/** The pages, pictures and other files that refer to pages. */
const folders = ['content', 'data', 'types', 'tests/search'];

/**
 * Reads the files that can refer to a page.
 *
 * @param redirects the table, as it is in the files
 * @throws {SetupError} when a page has a syntax error, because its links can't be found
 */
export function readWorkspace(
  root: string,
  redirects: readonly Redirect[],
  openapi: Openapi | undefined,
): Workspace {
  const files = readFiles(root);
  return { files, pages: pagesOf(files, openapi), redirects };
}

function readFiles(root: string): Files {
  const files = new Map<string, string>();
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      files.set(relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8'));
    }
  }
  return files;
}

/** Applies a plan: writes new files before it removes any. */
export function carryOut({ writes, removals }: Plan, root: string): void {
  for (const [path, text] of writes) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const path of removals) rmSync(join(root, path));
}

/**
 * Parses the pages among files.
 *
 * @returns them by route
 * @throws {SetupError} when one has a syntax error, because its links can't be found
 */
export function pagesOf(files: Files, openapi: Openapi | undefined): Map<string, SourcePage> {
  const pages = new Map<string, SourcePage>();
  for (const [path, text] of files) {
    if (!path.startsWith('content/') || !looksLikePage(path)) continue;
    const page = readSourcePage(path.slice('content/'.length), text, openapi);
    if ('claims' in page)
      throw new SetupError(`Links in a page with errors would be lost.\n${formatAuthorErrors(page.errors)}`);
    pages.set(page.route, page);
  }
  return pages;
}
