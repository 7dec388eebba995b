import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../folders.ts';
import { openapiFile, readOpenapi } from '../openapi/description.ts';
import type { NavigationEntry } from '../page.ts';
import type { Site } from '../site.ts';
import { llms, llmsFull, openSearch, type PublishedPage, robots, sitemap } from './feeds.ts';
import type { FileContent } from './output.ts';

/** What the files of a site that are no pages are made from. */
export interface SiteContent {
  site: Site;
  entries: readonly NavigationEntry[];
  /** Every page compiled, which development does only for a file that needs it. */
  pages(): Promise<readonly PublishedPage[]>;
}

/** Every file that the site as a whole has besides its pages, by its place below the base. */
export function siteFiles({ site, entries, pages }: SiteContent): Record<string, () => Promise<FileContent>> {
  return {
    'favicon.svg': async () => readFileSync(join(root, 'src/ui/favicon.svg')),
    'sitemap.xml': async () => sitemap(await pages(), site),
    'opensearch.xml': async () => openSearch(site),
    'robots.txt': async () => robots(site),
    'llms.txt': async () => llms(await pages(), entries, site),
    'component.d.ts': async () => readFileSync(join(root, 'types/component.d.ts')),
    'openapi.yaml': async () => readFileSync(openapiFile),
    'openapi.json': async () => JSON.stringify(readOpenapi(), null, 2),
    'llms-full.txt': async () => llmsFull(await pages()),
  };
}
