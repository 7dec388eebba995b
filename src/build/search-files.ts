import { keywordsIn, type Outline, pageOf } from '../content/compile/outline.ts';
import type { CompiledPage } from '../content/compile/page.ts';
import { sectionsOf } from '../content/derive/sections.ts';
import type { ReadPage } from '../content/read/source-page.ts';
import type { TextsFile } from '../search/messages.ts';
import { startIndex } from '../search/pack-index.ts';
import type { Section } from '../search/section.ts';
import { searchIndexFile, searchTextsFile } from '../shared/search-files.ts';

/** The files of search. */
export interface SearchFiles {
  /** Hash of the index, for the manifest. */
  hash: string;
  /** Contents by path below the base. */
  files: Map<string, string>;
}

/** A page and its sections. */
export type PageSections = Pick<CompiledPage, 'view' | 'sections'>;

/** The sections of pages, without compiling them. */
export function* sectionsOfPages(read: Iterable<ReadPage>, outline: Outline): Generator<PageSections> {
  for (const source of read) {
    const page = 'route' in source ? pageOf(source, outline) : undefined;
    if ('route' in source && page && !page.frontmatter.noindex)
      yield {
        view: outline.navigation.viewOf(page),
        sections: sectionsOf(source.tree, page, keywordsIn(source.route, outline)),
      };
  }
}

/**
 * Generates the search index, and files with the texts of each page for excerpts.
 *
 * @param hashOf hashes content for file names, which are cached forever
 */
export function searchFiles(pages: Iterable<PageSections>, hashOf: (content: string) => string): SearchFiles {
  const files = new Map<string, string>();
  const search = startSearch((path, content) => files.set(path, content), hashOf);
  for (const page of pages) search.add(page);
  return { hash: search.finish(), files };
}

/** Writes the files of search page by page, without keeping their texts. */
export interface SearchWriter {
  add(page: PageSections): void;
  /** Writes the index and returns its hash for the manifest. */
  finish(): string;
}

/**
 * Creates the writer of search files.
 *
 * @param write receives contents by path below the base
 * @param hashOf hashes content for file names, which are cached forever
 */
export function startSearch(
  write: (path: string, content: string) => void,
  hashOf: (content: string) => string,
): SearchWriter {
  const folder = searchIndexFile('').replace(/[^/]+$/, '');
  const index = startIndex();
  return {
    add({ view: { page, breadcrumbs }, sections }) {
      const parts = partsOf(sections);
      // One hash for all parts, because hashes don't compress.
      const hash = hashOf(parts.map(({ content }) => content).join('\n'));
      for (const [part, { content }] of parts.entries())
        write(folder + searchTextsFile(page.key, part, hash), content);
      const starts = parts.slice(1).map(({ from }) => from);
      const trail = breadcrumbs.map(({ title }) => title);
      index.add({ route: page.regularPath, trail, texts: [hash, ...starts], sections });
    },
    finish() {
      const content = JSON.stringify(index.pack());
      const hash = hashOf(content);
      write(searchIndexFile(hash), content);
      return hash;
    },
  };
}

/** Characters of text after which a new file begins. */
const fullPart = 3500;

/** Splits the texts of sections into files of similar size. */
function partsOf(sections: readonly Section[]): { from: number; content: string }[] {
  const parts: { from: number; texts: TextsFile; length: number }[] = [];
  sections.forEach(({ text, code }, from) => {
    let part = parts.at(-1);
    if (!part || part.length >= fullPart) {
      part = { from, texts: [], length: 0 };
      parts.push(part);
    }
    part.texts.push([text, code]);
    part.length += text.length + code.length;
  });
  return parts.map(({ from, texts }) => ({ from, content: JSON.stringify(texts) }));
}
