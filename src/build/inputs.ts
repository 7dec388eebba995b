import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { keywords } from '../../data/keywords.ts';
import { redirects } from '../../data/redirects.ts';
import { sidebar } from '../../data/sidebar.ts';
import type { AuthorError } from '../content/author-error.ts';
import type { Locks } from '../content/check/locks.ts';
import type { CompileInput } from '../content/compile/outline.ts';
import { findLineBelow, findNoLine } from '../content/line-in-file.ts';
import { type LastUpdated, readLastUpdated } from '../content/read/last-updated.ts';
import { readOpenapiText } from '../content/read/openapi.ts';
import { root } from '../node/folders.ts';
import type { Openapi } from '../openapi/description.ts';
import { openapiFile } from '../openapi/read.ts';
import { looksLikePage } from '../shared/paths.ts';
import { SetupError } from '../shared/setup-error.ts';
import type { Site } from '../shared/site.ts';

/** Files that pages may link to, besides pages. */
const linkableFiles = [
  '/component.d.ts',
  '/llms.txt',
  '/llms-full.txt',
  '/openapi.json',
  '/openapi.yaml',
  '/pgp-key.asc',
  '/sitemap.xml',
];

/** The sources of a site. Tests use other ones. */
export interface ContentSource {
  contentDir: string;
  /** The texts of pages by path below the folder, instead of reading them. */
  texts?: ReadonlyMap<string, string>;
  /** Replaces the sidebar, redirects, locks and keywords of the real site. */
  overrides?: Partial<Pick<CompileInput, 'sidebar' | 'redirects' | 'locks' | 'keywords'>>;
}

/** The source files of all pages by path below the content folder, including files that only look like pages. */
export const readSources = (contentDir: string): Map<string, string> =>
  new Map(listSources(contentDir).map((file) => [file, readFileSync(join(contentDir, file), 'utf8')]));

/** The paths of those files. */
export const listSources = (contentDir: string): string[] =>
  readdirSync(contentDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && looksLikePage(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => relative(contentDir, file).split(sep).join('/'));

/** Reads everything that compiling needs. */
export function readInput(
  site: Site,
  source: ContentSource,
): { input: CompileInput; lastUpdated: LastUpdated } {
  const lastUpdated = readLastUpdated(source.contentDir);
  const dataErrors: AuthorError[] = [];
  const input: CompileInput = {
    site,
    contentDir: source.contentDir,
    sidebar,
    redirects,
    locks: readLocks(),
    keywords,
    openapi: readDescription(dataErrors),
    dataErrors,
    lastUpdated: lastUpdated.dates,
    files: linkableFiles,
    findLine: source.overrides ? findNoLine : findLineBelow(root),
    ...source.overrides,
  };
  return { input, lastUpdated };
}

/**
 * Reads the description of the REST API.
 *
 * @param errors receives its errors
 * @returns `undefined` when it can't be used for pages
 */
export const readDescription = (errors: AuthorError[]): Openapi | undefined =>
  readOpenapiText(readFileSync(openapiFile, 'utf8'), (line, message, hint) =>
    errors.push({ file: 'data/openapi.yaml', line, message, hint }),
  );

export const anchorsLockFile = join(root, 'data/anchors.lock.json');
export const routesLockFile = join(root, 'data/routes.lock.json');

/**
 * The ids and routes that must keep working.
 *
 * @throws {SetupError} when a file isn't valid JSON
 */
export function readLocks(): Locks {
  const read = (file: string) => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      const name = relative(root, file);
      throw new SetupError(
        `${name} is not valid JSON: ${error.message}. If a merge has left a conflict, keep the lines of both sides.`,
      );
    }
  };
  return { anchors: read(anchorsLockFile), routes: existsSync(routesLockFile) ? read(routesLockFile) : [] };
}
