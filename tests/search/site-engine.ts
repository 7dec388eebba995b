import { join } from 'node:path';
import { bundleServer } from '../../src/build/bundle.ts';
import { readInput, readSources } from '../../src/build/inputs.ts';
import { searchFiles, sectionsOfPages } from '../../src/build/search-files.ts';
import { root } from '../../src/build/vite-config.ts';
import { searchIndexFile } from '../../src/manifest.ts';
import { createEngine, type Engine } from '../../src/search/engine.ts';
import { readSite } from '../../src/site.ts';

/** Sections of the site. */
export interface SiteEngine {
  engine: Engine;
  /** Every section, such as `/limits/#memory`. */
  sections: Set<string>;
}

/** Indexes the documentation as the build does, and opens the index as the browser does. */
export async function siteEngine(): Promise<SiteEngine> {
  const site = readSite({});
  const contentDir = join(root, 'content');
  const server = await bundleServer(site);
  const { input } = readInput(site, { contentDir });
  const read = [...readSources(contentDir)].map(([path, text]) =>
    server.readSourcePage(path, text, input.openapi),
  );
  const outline = server.outlineSite(read, input);
  const views = [...outline.pages.values()].map((page) => outline.navigation.viewOf(page));
  const { files } = searchFiles(sectionsOfPages(views, outline), () => 'now');
  const index = JSON.parse(files.get(searchIndexFile('now')) ?? '');
  const sections = new Set<string>();
  for (const page of index.pages) {
    for (const [, , slug] of page.sections) sections.add(page.route + (slug && `#${slug}`));
  }
  return { engine: createEngine(index), sections };
}
