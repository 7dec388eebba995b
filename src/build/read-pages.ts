import { setImmediate } from 'node:timers/promises';
import type { PageFacts, SourcePage, UnreadableFile } from '../content/read/source-page.ts';
import type { Openapi } from '../openapi/description.ts';
import { SetupError } from '../shared/setup-error.ts';
import type { Sources } from './inputs.ts';
import { contentHash } from './output.ts';
import type * as ServerEntry from './server-entry.ts';

/**
 * Up to this many pages, their trees are kept from reading to compiling. To save memory, larger sites read and parse their pages
 * twice.
 */
export const mostTrees = 500;

/** The pages of a site. */
export interface PagesRead {
  read: (PageFacts | UnreadableFile)[];
  /**
   * Returns a page with its tree, which it no longer keeps.
   *
   * @throws {SetupError} when its file has changed
   */
  withTree(facts: PageFacts): SourcePage;
}

/** The functions that read pages. */
export type Reader = Pick<typeof ServerEntry, 'readSourcePage' | 'readPageHead' | 'parseAgain'>;

/**
 * Reads and checks all pages.
 *
 * @param onPage receives each page with its tree
 */
export async function readPages(
  { files, textOf }: Sources,
  reader: Reader,
  openapi: Openapi | undefined,
  onPage: (page: SourcePage) => void,
): Promise<PagesRead> {
  const read: PagesRead['read'] = [];
  const keepsTrees = files.length <= mostTrees;
  const kept = new Map<PageFacts, SourcePage>();
  const hashes = new Map<PageFacts, string>();
  for (const path of files) {
    const text = textOf(path);
    const page = reader.readSourcePage(path, text, openapi);
    if ('tree' in page) {
      onPage(page);
      const { tree: _, ...rest } = page;
      // Titles and ids are substrings, which would keep the text of the page and of its tree in memory.
      const facts = keepsTrees ? rest : structuredClone({ ...rest, body: '' });
      read.push(facts);
      if (keepsTrees) kept.set(facts, page);
      else hashes.set(facts, contentHash(text));
    } else read.push(page);
    // The parser frees its native memory when the event loop turns.
    await setImmediate();
  }

  const readAgain = (facts: PageFacts): SourcePage => {
    const text = textOf(facts.relativePath);
    const head = reader.readPageHead(facts.relativePath, text);
    if (contentHash(text) !== hashes.get(facts) || !('route' in head))
      throw new SetupError(`${facts.file} has changed during the build. Build again.`);
    return reader.parseAgain({ ...facts, body: head.body }, openapi);
  };
  return {
    read,
    withTree(facts) {
      const page = kept.get(facts) ?? readAgain(facts);
      kept.delete(facts);
      return page;
    },
  };
}
