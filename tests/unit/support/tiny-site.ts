import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type AuthorError, formatAuthorErrors } from '../../../src/content/author-error.ts';
import {
  type CompileInput,
  type Outline,
  outlineSite,
  pageOf,
} from '../../../src/content/compile/outline.ts';
import { assemblePage, type CompiledPage } from '../../../src/content/compile/page.ts';
import { findNoLine } from '../../../src/content/line-in-file.ts';
import { readSourcePage, type SourcePage } from '../../../src/content/read/source-page.ts';
import { readCodeBlocks } from '../../../src/content/tree/code-blocks.ts';
import type { Openapi } from '../../../src/openapi/description.ts';
import { escapeHtml } from '../../../src/shared/escape.ts';
import { readSite } from '../../../src/shared/site.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Options of a tiny site besides pages. Empty by default. */
export interface TinySiteOptions extends Partial<Omit<CompileInput, 'contentDir'>> {
  /** Files next to the pages, by path below the content folder. */
  pictures?: Record<string, string>;
}

/** A compiled site, with or without errors. */
export interface TinySite {
  outline: Outline;
  pages: Map<string, CompiledPage>;
  errors: AuthorError[];
  /** The report that an author would see in the terminal, or an empty string. */
  report: string;
}

/** An API description without operations. */
export const noOperations: Openapi = {
  openapi: '3.1.0',
  info: { title: 'None', version: '1' },
  paths: {},
  webhooks: {},
};

/** A description that the schema accepts. */
export const description = 'A page of a tiny site that only exists in a test.';

/** Returns a page with valid frontmatter; `extra` are more lines of it. */
export const mdx = (body: string, extra = ''): string =>
  `---\ntitle: A page\ndescription: ${description}\n${extra && `${extra}\n`}---\n\n${body}\n`;

/** Gives one of several pages a unique title. `mdx` uses the same one for all. */
export const titled = ([path, text]: [path: string, text: string]): [path: string, text: string] => [
  path,
  text.replace(/^title: A page$/m, `title: A page, ${path}`),
];

/** Returns the default input for compiling besides the pages. */
export const bareInput = (): CompileInput => ({
  site: readSite({}),
  contentDir: '/nowhere',
  sidebar: [],
  redirects: [],
  locks: { anchors: {}, routes: [] },
  keywords: {},
  lastUpdated: new Map(),
  files: [],
  openapi: noOperations,
  dataErrors: [],
  findLine: findNoLine,
});

/**
 * Compiles a site from source texts like the build. By default, the sidebar has every page.
 *
 * @param sources by path below `content/`
 */
export function compileSite(sources: Record<string, string>, options: TinySiteOptions = {}): TinySite {
  const { pictures = {}, ...given } = options;
  const contentDir = Object.keys(pictures).length > 0 ? join(temporaryFolder(), 'content') : '/nowhere';
  for (const [path, text] of Object.entries(pictures)) {
    mkdirSync(dirname(join(contentDir, path)), { recursive: true });
    writeFileSync(join(contentDir, path), text);
  }
  const files = Object.entries(sources).map((file, index) => (index === 0 ? file : titled(file)));
  const read = files.map(([path, text]) => readSourcePage(path, text, given.openapi));
  const routes = read.flatMap((page) => ('route' in page && !page.frontmatter.parent ? [page.route] : []));
  const input: CompileInput = {
    ...bareInput(),
    contentDir,
    sidebar: routes.map((route) => ({ type: 'page', route })),
    ...given,
  };
  const outline = outlineSite(read, input);
  const pages = new Map(
    read.flatMap((page): [string, CompiledPage][] =>
      'route' in page && pageOf(page, outline) ? [[page.route, compilePlainly(page, outline, input)]] : [],
    ),
  );
  const errors = [...outline.errors, ...[...pages.values()].flatMap((page) => page.errors)];
  return { outline, pages, errors, report: errors.length > 0 ? formatAuthorErrors(errors) : '' };
}

/** Compiles a page without syntax highlighting. */
function compilePlainly(source: SourcePage, outline: Outline, input: CompileInput): CompiledPage {
  const errors: AuthorError[] = [];
  const blocks = readCodeBlocks(source.tree, (line, message, hint) =>
    errors.push({ file: source.file, line, message, hint }),
  );
  const plain = [...blocks].map(
    ([node, block]) => [node, { ...block, html: escapeHtml(block.code) }] as const,
  );
  return assemblePage(source, new Map(plain), outline, input, errors);
}

/** Compiles a site of one page, `content/page.mdx`, and returns its errors. */
export const reportOf = (body: string, options?: TinySiteOptions): string =>
  compileSite({ 'page.mdx': mdx(body) }, options).report;

/** Returns the article of a one-page site without errors. */
export function htmlOf(body: string, options?: TinySiteOptions): string {
  const { pages, report } = compileSite({ 'page.mdx': mdx(body) }, options);
  if (report) throw new Error(report);
  return pages.get('/page/')?.html ?? '';
}

/** Returns the Markdown copy of a one-page site without errors, below its title and description. */
export function markdownOf(body: string, options?: TinySiteOptions): string {
  const { pages, report } = compileSite({ 'page.mdx': mdx(body) }, options);
  if (report) throw new Error(report);
  const text = pages.get('/page/')?.markdown ?? '';
  return text.replace(`# A page\n\n> ${description}\n\n`, '');
}

/** Removes scoped classes from HTML, and replaces the ids that React generates. */
export const bare = (html: string): string =>
  html.replace(/ class="(?:[a-zA-Z]{1,2}\d+ ?)+"/g, '').replace(/ name="_\w+"/g, ' name="tabs"');
