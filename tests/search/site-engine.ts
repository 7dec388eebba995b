import { join } from 'node:path';
import { bundleServer } from '../../src/build/bundle.ts';
import { readInput, readSources } from '../../src/build/inputs.ts';
import { type PageSections, searchFiles, sectionsOfPages } from '../../src/build/search-files.ts';
import { root } from '../../src/folders.ts';
import { searchIndexFile } from '../../src/manifest.ts';
import { createEngine, type Engine } from '../../src/search/engine.ts';
import type { Section } from '../../src/search/section.ts';
import { readSite, type Site } from '../../src/site.ts';

/** The documentation, and search in it. */
export interface SiteEngine {
  engine: Engine;
  /** The sections that are found for a query, best first, such as `/limits/#memory`. */
  find(query: string): string[];
  /** What is downloaded. */
  index: string;
  documents: { route: string; sections: Section[] }[];
}

/** Hits that count. */
const depth = 10;

/** The sections of the documentation's pages, as the build finds them. */
export async function readSections(site: Site): Promise<PageSections[]> {
  const contentDir = join(root, 'content');
  const server = await bundleServer(site);
  const { input } = readInput(site, { contentDir });
  const read = [...readSources(contentDir)].map(([path, text]) =>
    server.readSourcePage(path, text, input.openapi),
  );
  return [...sectionsOfPages(read, server.outlineSite(read, input))];
}

/** Indexes the documentation as the build does, and opens the index as the browser does. */
export async function siteEngine(): Promise<SiteEngine> {
  const pages = await readSections(readSite({}));
  const index = searchFiles(pages, () => 'now').files.get(searchIndexFile('now')) ?? '';
  const engine = createEngine(JSON.parse(index));
  return {
    engine,
    find: (query) => engine.search(query, depth).map(({ route, slug }) => route + (slug && `#${slug}`)),
    index,
    documents: pages.map(({ view, sections }) => ({ route: view.page.regularPath, sections })),
  };
}
