import type { PageContent } from './page-content.ts';

/** The exports of a page's chunk. */
export interface PageChunk {
  page: PageContent;
}

/** The script of a page's chunk. It is deterministic, because its hash is in the file name. */
export const chunkScript = (page: PageContent): string =>
  // JSON is a subset of JavaScript since ECMAScript 2019.
  `export const page=${JSON.stringify(page)};\n`;
