import { setImmediate } from 'node:timers/promises';
import { type AuthorError, failOnErrors } from '../content/author-error.ts';
import type { Highlight } from '../content/compile/highlight.ts';
import { type CompileInput, type Outline, pageOf } from '../content/compile/outline.ts';
import type { PageFacts, SourcePage } from '../content/read/source-page.ts';
import { chunkScript } from '../shared/page-chunk.ts';
import { contentOfDocument } from '../shared/page-content.ts';
import { chunkFile } from '../shared/paths.ts';
import { runsFile } from '../shared/run-reference.ts';
import type { DocumentContext } from '../ui/shell/Document.tsx';
import type { PublishedPage } from './feeds.ts';
import { contentHash, type Output } from './output.ts';
import { blocksOf, referencesTo, runsText, type WrittenSandbox } from './sandbox-files.ts';
import { startSearch } from './search-files.ts';
import type * as ServerEntry from './server-entry.ts';
import type { CardDrawer } from './social-cards.ts';

/** What pages are made from. */
export interface PagesInput {
  /** The pages to write. Errors in single pages are already known. */
  read: Iterable<PageFacts>;
  /** Adds the tree of a page. */
  withTree(facts: PageFacts): SourcePage;
  outline: Outline;
  input: CompileInput;
  /** Errors that are already known. */
  errors: readonly AuthorError[];
  server: typeof ServerEntry;
  highlight: Highlight;
  context: DocumentContext;
  sandbox: WrittenSandbox;
  cards: CardDrawer;
  output: Output;
}

/** The result of writing pages. */
export interface WrittenPages {
  pages: PublishedPage[];
  /** Content hash of each page's chunk, by route. */
  hashes: Map<string, string>;
  /** Content hash of the search index. */
  searchHash: string;
}

/**
 * Compiles pages and writes each at once, with the files of search. Neither trees nor texts are kept, because a site may have
 * thousands of pages.
 *
 * @throws {AuthorErrors} with all errors
 */
export async function writePages(given: PagesInput): Promise<WrittenPages> {
  const { read, withTree, outline, input, server, highlight, context, sandbox, cards, output } = given;
  const errors = [...given.errors];
  const search = startSearch((path, content) => output.write(path, content), contentHash);
  const pages: PublishedPage[] = [];
  const hashes = new Map<string, string>();
  for (const facts of read) {
    if (!pageOf(facts, outline)) continue;
    const source = withTree(facts);
    const blocks = errors.length === 0 ? blocksOf(source) : {};
    const runs = runsText(blocks, sandbox);
    const references = referencesTo(blocks, contentHash(runs));
    const compiled = await server.compilePage(source, outline, input, highlight, references);
    errors.push(...compiled.errors);
    // After an error, the other pages are only compiled to find more errors.
    if (errors.length === 0) {
      const { view, html, markdown } = compiled;
      const { page } = view;
      const document = server.renderPage(view, server.articleWithTitle(page, html), context);
      const folder = page.regularPath.slice(1);
      const copy = `${folder}index.md`;
      output.write(`${folder}index.html`, document);
      output.write(copy, markdown);
      if (references.size > 0) output.write(runsFile(page.key, contentHash(runs)), runs);
      if (!page.frontmatter.noindex) search.add(compiled);
      hashes.set(page.regularPath, writeChunk(page.key, document, output));
      await cards.add(view);
      pages.push({ view, readMarkdown: () => output.read(copy).toString() });
    }
    // The parser frees its native memory when the event loop turns.
    await setImmediate();
  }
  failOnErrors(errors);
  return { pages, hashes, searchHash: search.finish() };
}

/**
 * Writes the chunk of a page.
 *
 * @param document the HTML of its document
 * @returns the hash in the file name
 * @throws when the document doesn't have the structure of a page
 */
export function writeChunk(key: string, document: string, output: Output): string {
  const content = contentOfDocument(document);
  if (!content)
    throw new Error(
      `The document of ${key} doesn't have the structure that src/shared/page-content.ts expects.`,
    );
  const chunk = chunkScript(content);
  const hash = contentHash(chunk);
  output.write(chunkFile(key, hash), chunk);
  return hash;
}
