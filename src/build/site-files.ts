import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../node/folders.ts';
import { openapiFile, readOpenapi } from '../openapi/read.ts';
import type { NavigationEntry } from '../shared/page.ts';
import type { Site } from '../shared/site.ts';
import { llms, llmsFull, openSearch, type PublishedPage, robots, sitemap } from './feeds.ts';
import { iconFiles } from './icons/files.ts';
import type { FileContent } from './output.ts';

/** What the files besides pages are generated from. */
export interface SiteContent {
  site: Site;
  entries: readonly NavigationEntry[];
  /** Compiles every page. In development, only when a file that needs it is requested. */
  pages(): Promise<readonly PublishedPage[]>;
}

/** Generates every file besides pages, by path below the base. */
export function siteFiles({ site, entries, pages }: SiteContent): Record<string, () => Promise<FileContent>> {
  return {
    ...iconFiles(site),
    'sitemap.xml': async () => sitemap(await pages(), site),
    'opensearch.xml': async () => openSearch(site),
    'robots.txt': async () => robots(site),
    'llms.txt': async () => llms(await pages(), entries, site),
    'component.d.ts': async () => readFileSync(join(root, 'types/component.d.ts')),
    'pgp-key.asc': async () => readFileSync(join(root, 'data/pgp-key.asc')),
    'openapi.yaml': async () => readFileSync(openapiFile),
    'openapi.json': async () => JSON.stringify(readOpenapi(), null, 2),
    'llms-full.txt': async () => llmsFull(await pages()),
  };
}
