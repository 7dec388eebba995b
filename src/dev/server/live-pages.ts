import { posix } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type CompileInput, type Outline, pageOf } from '../../content/compile/outline.ts';
import type { SourcePage, UnreadableFile } from '../../content/read/source-page.ts';
import { looksLikePage } from '../../shared/paths.ts';
import type * as Engine from './engine.ts';
import { type BodyReader, type LivePage, livePage } from './live-page.ts';

/** The functions that read pages. */
export type PageReader = Pick<
  typeof Engine,
  'readPageHead' | 'readPageBody' | 'parseAgain' | 'arrangePages' | 'outlineSite'
>;

/** What saved files change. */
export interface AppliedChange {
  /** Changed pages by path below the content folder, including deleted ones and those that show a changed picture. */
  files: string[];
  /** Whether other pages may look different too. */
  affectsOthers: boolean;
}

/** The source files of all pages, and the outline of the site. Frontmatter is read at once, bodies on first access. */
export class LivePages {
  readonly #reader: PageReader;
  readonly #input: CompileInput;
  readonly #bodies: BodyReader;
  readonly #texts = new Map<string, string>();
  readonly #pages = new Map<string, LivePage | UnreadableFile>();
  readonly #unreadable = new Map<string, number>();
  #outline: Outline;
  /** Whether the outline has the errors that only bodies tell. */
  #isChecked = false;

  /** @param sources the text of every page, by path below the content folder */
  constructor(reader: PageReader, input: CompileInput, sources: ReadonlyMap<string, string>) {
    this.#reader = reader;
    this.#input = input;
    this.#bodies = {
      read: (head) => reader.readPageBody(head, input.openapi),
      parseAgain: (facts, body) => reader.parseAgain(facts, body, input.openapi),
    };
    for (const [file, text] of sources) this.#open(file, text);
    this.#outline = this.#makeOutline();
  }

  get outline(): Outline {
    return this.#outline;
  }

  /** The current files, by path below the content folder. */
  get files(): string[] {
    return [...this.#texts.keys()];
  }

  /**
   * Pages with syntax errors, with the revision in which they appeared. Until they are fixed, the last version that could be read
   * is used.
   */
  get unreadable(): ReadonlyMap<string, number> {
    return this.#unreadable;
  }

  /** Every page that can be read. */
  *sources(): Generator<SourcePage> {
    for (const page of this.#pages.values()) {
      const read = 'route' in page ? page.read() : page;
      if ('route' in read) yield read;
    }
  }

  /** Reads the bodies of all pages to find their errors. Yields to requests in between. */
  async readAll(signal?: AbortSignal): Promise<void> {
    if (this.#isChecked) return;
    for (const page of [...this.#pages.values()]) {
      if (signal?.aborted) return;
      if ('claims' in page || page.isRead) continue;
      page.read();
      // Leaves most of the time to the requests of a browser that opens the first page.
      await setTimeout(5);
    }
    // Addresses can be checked now.
    this.#outline = this.#makeOutline();
  }

  /** The page of a route; `undefined` if it doesn't exist or could never be read. */
  sourceOf(route: string): SourcePage | undefined {
    const page = this.#pages.get(this.#outline.pages.get(route)?.relativePath ?? '');
    if (!page || 'claims' in page || !pageOf(page, this.#outline)) return undefined;
    const read = page.read();
    return 'route' in read ? read : undefined;
  }

  /**
   * Applies saved files. Unchanged texts are ignored.
   *
   * @param saved texts by path below the content folder, `undefined` for a deleted file
   * @param revision of the content after the change
   */
  apply(saved: ReadonlyMap<string, string | undefined>, revision: number): AppliedChange {
    // A picture that is deleted may never have been saved while the server runs, so its text is unknown too.
    const changed = [...saved].filter(
      ([file, text]) => this.#texts.get(file) !== text || (text === undefined && !looksLikePage(file)),
    );
    const pages = changed.filter(([file]) => looksLikePage(file)).map(([file]) => file);
    const before = pages.map((file) => this.#outside(file));
    const outlined = pages.map((file) => this.#outlined(file));
    for (const [file, text] of changed) this.#save(file, text, revision);
    const after = pages.map((file) => this.#outside(file));
    // Most edits don't change the outline, which takes longer than the page.
    if (pages.some((file, index) => this.#outlined(file) !== outlined[index]))
      this.#outline = this.#makeOutline();
    const showing = changed
      .filter(([file]) => !looksLikePage(file))
      .flatMap(([file]) => this.#pagesNaming(file));
    return {
      files: [...new Set([...pages, ...showing])],
      affectsOthers: before.some((form, index) => form !== after[index]),
    };
  }

  /** Takes the text of a file when the server starts. */
  #open(file: string, text: string): void {
    this.#texts.set(file, text);
    if (!looksLikePage(file)) return;
    const page = this.#pageOf(file, text, (failure) => {
      // A newer version may have been saved.
      if (this.#pages.get(file) !== page) return;
      this.#unreadable.set(file, 0);
      this.#pages.set(file, failure);
      this.#outline = this.#makeOutline();
    });
    this.#pages.set(file, page);
    if ('claims' in page) this.#unreadable.set(file, 0);
  }

  /** Takes the text of a saved file, or `undefined` if it was deleted. */
  #save(file: string, text: string | undefined, revision: number): void {
    if (text === undefined) {
      this.#texts.delete(file);
      this.#pages.delete(file);
      this.#unreadable.delete(file);
      return;
    }
    this.#texts.set(file, text);
    if (!looksLikePage(file)) return;
    const page = this.#pageOf(file, text);
    const read = 'route' in page ? page.read() : page;
    if ('route' in read) {
      this.#unreadable.delete(file);
      this.#pages.set(file, page);
      return;
    }
    this.#unreadable.set(file, revision);
    // Keeps the last readable version, so that links to the page don't break.
    const last = this.#pages.get(file);
    if (last && 'route' in last) last.errors = read.errors;
    else this.#pages.set(file, read);
  }

  #pageOf(
    file: string,
    text: string,
    onUnreadable?: (failure: UnreadableFile) => void,
  ): LivePage | UnreadableFile {
    const head = this.#reader.readPageHead(file, text);
    return 'route' in head ? livePage(head, this.#bodies, onUnreadable) : head;
  }

  #makeOutline(): Outline {
    // Sorted like in a build, so that the same page wins if two have the same address.
    const pages = [...this.#pages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, page]) => page);
    const { outlineSite, arrangePages } = this.#reader;
    this.#isChecked = pages.every((page) => 'claims' in page || page.isRead);
    return this.#isChecked ? outlineSite(pages, this.#input) : arrangePages(pages, this.#input);
  }

  /** The parts of a page that other pages depend on. */
  #outside(file: string): string | undefined {
    const page = this.#pages.get(file);
    return page && 'route' in page ? JSON.stringify([page.frontmatter, ...page.ids]) : undefined;
  }

  /** What the outline is made from, and the errors in it. */
  #outlined(file: string): string | undefined {
    const page = this.#pages.get(file);
    if (!page || !('route' in page)) return JSON.stringify(page);
    const { body: _, ids, ...rest } = page;
    return JSON.stringify([rest, ...ids]);
  }

  /** Pages that may use a picture. */
  #pagesNaming(picture: string): string[] {
    const name = posix.basename(picture);
    return this.files.filter((file) => looksLikePage(file) && this.#texts.get(file)?.includes(name));
  }
}
