import { setImmediate } from 'node:timers/promises';
import type { PageFacts, SourcePage, UnreadableFile } from '../content/read/source-page.ts';
import type { Openapi } from '../openapi/description.ts';
import type * as ServerEntry from './server-entry.ts';

/** Up to this many pages, their trees are kept from reading to compiling. Larger sites parse pages twice to save memory. */
const mostTrees = 500;

/** The pages of a site. */
export interface PagesRead {
  read: (PageFacts | UnreadableFile)[];
  /** Returns a page with its tree, which it no longer keeps. */
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
  server: typeof ServerEntry,
  openapi: Openapi | undefined,
  onPage: (page: SourcePage) => void,
): Promise<PagesRead> {
  const read: PagesRead['read'] = [];
  const keepsTrees = sources.size <= mostTrees;
  const kept = new Map<PageFacts, SourcePage>();
  for (const [path, text] of sources) {
    const page = server.readSourcePage(path, text, openapi);
    if ('tree' in page) {
      onPage(page);
      const { tree: _, ...rest } = page;
      // Titles and ids are substrings, which would keep the text of the page and of its tree in memory.
      const facts = keepsTrees ? rest : structuredClone(rest);
      read.push(facts);
      if (keepsTrees) kept.set(facts, page);
    } else read.push(page);
    // The parser frees its native memory when the event loop turns.
    await setImmediate();
  }
  return {
    read,
    withTree(facts) {
      const page = kept.get(facts) ?? server.parseAgain(facts, openapi);
      kept.delete(facts);
      return page;
    },
  };
}
