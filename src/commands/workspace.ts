import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Redirect } from '../../data/redirects.ts';
import { formatAuthorErrors } from '../content/author-error.ts';
import { readSourcePage, type SourcePage } from '../content/read/source-page.ts';
import type { Openapi } from '../openapi/description.ts';
import { looksLikePage } from '../shared/paths.ts';
import { SetupError } from '../shared/setup-error.ts';

/** The files that can name a page, by path from the root of the project. */
export type Files = ReadonlyMap<string, string>;

/** What a change to the pages has to know. */
export interface Workspace {
  files: Files;
  /** By route. */
  pages: ReadonlyMap<string, SourcePage>;
  redirects: readonly Redirect[];
}

/** What a command does to the files, before it does it. */
export interface Plan {
  /** New texts, by path. */
  writes: ReadonlyMap<string, string>;
  removals: readonly string[];
  /** What the author should know, a line each. */
  notes: readonly string[];
}

/** The pages and pictures, and everything that names pages by their routes. */
const folders = ['content', 'data', 'types', 'tests/search'];

/**
 * Reads the files that can name a page.
 *
 * @param redirects the table, as it is in the files
 * @throws {SetupError} when a page cannot be read, because its links could not be found
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

/** Carries out a plan: what is new is written before anything is removed. */
export function carryOut({ writes, removals }: Plan, root: string): void {
  for (const [path, text] of writes) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const path of removals) rmSync(join(root, path));
}

function pagesOf(files: Files, openapi: Openapi | undefined): Map<string, SourcePage> {
  const pages = new Map<string, SourcePage>();
  for (const [path, text] of files) {
    if (!path.startsWith('content/') || !looksLikePage(path)) continue;
    const page = readSourcePage(path.slice('content/'.length), text, openapi);
    if ('claims' in page)
      throw new SetupError(
        `Links in a page that cannot be read would be lost.\n${formatAuthorErrors(page.errors)}`,
      );
    pages.set(page.route, page);
  }
  return pages;
}
