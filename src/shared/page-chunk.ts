import type { PageContent } from './page-content.ts';

/** What the chunk of a page exports. */
export interface PageChunk {
  page: PageContent;
}

/**
 * Writes the chunk of a page. The same content always gives the same text, because the hash in the chunk's name is made from it.
 */
export const chunkScript = (page: PageContent): string =>
  // Every JSON text is JavaScript since ECMAScript 2019.
  `export const page=${JSON.stringify(page)};\n`;
