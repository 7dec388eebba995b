import { setImmediate } from 'node:timers/promises';
import type { PageFacts, SourcePage, UnreadableFile } from '../content/read/source-page.ts';
import type { Openapi } from '../openapi/description.ts';
import type * as ServerEntry from './server-entry.ts';

/** Up to this many pages, their trees are kept from reading to compiling. Larger sites parse pages twice to save memory. */
const mostTrees = 500;

/** The pages of a site. */
export interface PagesRead {
  read: (PageFacts | UnreadableFile)[];
  /**
   * Returns a page with its tree, and frees what was kept of it.
   *
   * @throws when called again for the same page
   */
  withTree(facts: PageFacts): SourcePage;
}

/**
 * Reads and checks all pages.
 *
 * @param sources texts by path below the content folder
 * @param onPage receives each page with its tree
 */
export async function readPages(
  sources: ReadonlyMap<string, string>,
  server: Pick<typeof ServerEntry, 'readSourcePage' | 'parseAgain'>,
  openapi: Openapi | undefined,
  onPage: (page: SourcePage) => void,
): Promise<PagesRead> {
  const read: PagesRead['read'] = [];
  const keepsTrees = sources.size <= mostTrees;
  /** Pages with their trees, or only their texts. */
  const kept = new Map<PageFacts, SourcePage | string>();
  for (const [path, text] of sources) {
    const page = server.readSourcePage(path, text, openapi);
    if ('tree' in page) {
      onPage(page);
      const { tree: _, body, ...rest } = page;
      // Titles and ids are substrings, which would keep the text of the page and of its tree in memory.
      const facts = keepsTrees ? rest : structuredClone(rest);
      read.push(facts);
      kept.set(facts, keepsTrees ? page : body);
    } else read.push(page);
    // The parser frees its native memory when the event loop turns.
    await setImmediate();
  }
  return {
    read,
    withTree(facts) {
      const page = kept.get(facts);
      if (page === undefined) throw new Error(`${facts.file} was compiled before.`);
      kept.delete(facts);
      return typeof page === 'string' ? server.parseAgain(facts, page, openapi) : page;
    },
  };
}
