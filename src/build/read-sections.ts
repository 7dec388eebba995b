import { join } from 'node:path';
import { root } from '../node/folders.ts';
import type { Site } from '../shared/site.ts';
import { bundleServer } from './bundle.ts';
import { readInput, readSources } from './inputs.ts';
import { type PageSections, sectionsOfPages } from './search-files.ts';

/** Reads the sections of all pages for search, without a build. */
export async function readSections(site: Site): Promise<PageSections[]> {
  const contentDir = join(root, 'content');
  const { server, remove } = await bundleServer(site);
  remove();
  const { input } = readInput(site, { contentDir });
  const read = [...readSources(contentDir)].map(([path, text]) =>
    server.readSourcePage(path, text, input.openapi),
  );
  return [...sectionsOfPages(read, server.outlineSite(read, input))];
}
