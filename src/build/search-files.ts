import { keywordsIn, type Outline, pageOf } from '../content/compile/outline.ts';
import type { CompiledPage } from '../content/compile/page.ts';
import { sectionsOf } from '../content/derive/sections.ts';
import type { ReadPage } from '../content/read/source-page.ts';
import type { TextsFile } from '../search/messages.ts';
import { startIndex } from '../search/pack-index.ts';
import type { Section } from '../search/section.ts';
import { searchIndexFile, searchTextsFile } from '../shared/search-files.ts';

/** What search downloads. */
export interface SearchFiles {
  /** Hash of the index, for the manifest. */
  hash: string;
  /** Contents by place below the base. */
  files: Map<string, string>;
}

/** A page and its sections. */
export type PageSections = Pick<CompiledPage, 'view' | 'sections'>;

/** The sections of pages that need not be compiled for it, one page at a time. */
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
 * Makes the search index of pages, and files with the texts of each: an excerpt brings the part of a page that it is from.
 *
 * @param hashOf names contents; files of the same name are cached for good
 */
export function searchFiles(pages: Iterable<PageSections>, hashOf: (content: string) => string): SearchFiles {
  const files = new Map<string, string>();
  const search = startSearch((path, content) => files.set(path, content), hashOf);
  for (const page of pages) search.add(page);
  return { hash: search.finish(), files };
}

/** Writes what search downloads, page by page; of the texts it keeps nothing. */
export interface SearchWriter {
  add(page: PageSections): void;
  /** Writes the index, and gives its hash, for the manifest. */
  finish(): string;
}

/**
 * Begins to write what search downloads.
 *
 * @param write takes contents by place below the base
 * @param hashOf names contents; files of the same name are cached for good
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
      // One for all of them: hashes are what compresses least of the index.
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

/** Letters of text from which a file is full. */
const fullPart = 3500;

/** The texts of sections, cut between sections into files of about one size. */
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
