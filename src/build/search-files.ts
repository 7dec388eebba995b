import type { Outline } from '../content/compile.ts';
import { sectionsOf } from '../content/sections.ts';
import { searchIndexFile, searchTextsFile } from '../manifest.ts';
import type { PageView } from '../page.ts';
import { type IndexedPage, packIndex } from '../search/index-file.ts';
import type { TextsFile } from '../search/messages.ts';
import type { Section } from '../search/section.ts';

/** What search downloads. */
export interface SearchFiles {
  /** Hash of the index, for the manifest. */
  hash: string;
  /** Contents by place below the base. */
  files: Map<string, string>;
}

/** A page and its sections. */
export interface PageSections {
  view: PageView;
  sections: Section[];
}

/** The sections of every page, one page at a time: together they are as large as the site. */
export function* sectionsOfPages(
  views: readonly PageView[],
  { sources }: Pick<Outline, 'sources'>,
): Generator<PageSections> {
  for (const view of views) {
    const source = sources.get(view.page.regularPath);
    if (source) yield { view, sections: sectionsOf(source.tree, view.page) };
  }
}

/**
 * Makes the search index of pages, and a file with the texts of each.
 *
 * @param hashOf names contents; files of the same name are cached for good
 */
export function searchFiles(pages: Iterable<PageSections>, hashOf: (content: string) => string): SearchFiles {
  const files = new Map<string, string>();
  const folder = searchIndexFile('').replace(/[^/]+$/, '');
  const indexed: IndexedPage[] = [];
  for (const { view, sections } of pages) {
    const { page, breadcrumbs } = view;
    const content = JSON.stringify(sections.map(({ text, code }) => [text, code]) satisfies TextsFile);
    const texts = searchTextsFile(page.key, hashOf(content));
    files.set(folder + texts, content);
    indexed.push({ route: page.regularPath, trail: breadcrumbs.map(({ title }) => title), texts, sections });
  }
  const index = JSON.stringify(packIndex(indexed));
  const hash = hashOf(index);
  files.set(searchIndexFile(hash), index);
  return { hash, files };
}
