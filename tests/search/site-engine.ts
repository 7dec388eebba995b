import { readSections } from '../../src/build/read-sections.ts';
import { searchFiles } from '../../src/build/search-files.ts';
import { createEngine, type Engine } from '../../src/search/engine.ts';
import type { Section } from '../../src/search/section.ts';
import { searchIndexFile } from '../../src/shared/search-files.ts';
import { readSite } from '../../src/shared/site.ts';

/** The documentation, and its search engine. */
export interface SiteEngine {
  engine: Engine;
  /** Returns the sections that are found for a query, best first, such as `/limits/#memory`. */
  find(query: string): string[];
  /** The downloaded index. */
  index: string;
  documents: { route: string; sections: Section[] }[];
}

/** The number of hits that count. */
const depth = 10;

/**
 * Indexes the documentation like the build, and opens the index like the browser.
 *
 * @param hasKeywords whether to index the keywords of `data/keywords`
 */
export async function siteEngine(hasKeywords = true): Promise<SiteEngine> {
  const read = await readSections(readSite({}));
  const pages = hasKeywords
    ? read
    : read.map(({ view, sections }) => ({
        view,
        sections: sections.map((section) => ({ ...section, keywords: '' })),
      }));
  const index = searchFiles(pages, () => 'now').files.get(searchIndexFile('now')) ?? '';
  const engine = createEngine(JSON.parse(index));
  return {
    engine,
    find: (query) => engine.search(query, depth).map(({ route, slug }) => route + (slug && `#${slug}`)),
    index,
    documents: pages.map(({ view, sections }) => ({ route: view.page.regularPath, sections })),
  };
}
