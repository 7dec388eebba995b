import { join } from 'node:path';
import { failOnErrors } from '../content/author-error.ts';
import { root } from '../node/folders.ts';
import type { Site } from '../shared/site.ts';
import { bundleServer } from './bundle.ts';
import { readInput, readSources } from './inputs.ts';
import { type PageSections, sectionsOfPages } from './search-files.ts';

/**
 * Reads the sections of all pages for search, without a build.
 *
 * @throws {AuthorErrors} when the content has errors, because sections could be missing
 */
export async function readSections(site: Site): Promise<PageSections[]> {
  const contentDir = join(root, 'content');
  const { server, remove } = await bundleServer(site);
  remove();
  const { input } = readInput(site, { contentDir });
  const read = [...readSources(contentDir)].map(([path, text]) =>
    server.readSourcePage(path, text, input.openapi),
  );
  const outline = server.outlineSite(read, input);
  failOnErrors(outline.errors);
  return [...sectionsOfPages(read, outline)];
}
