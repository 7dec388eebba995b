import { posix } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { contentHash } from '../../build/output.ts';
import { type AuthorError, routeOfError } from '../../content/author-error.ts';
import type { Highlight } from '../../content/compile/highlight.ts';
import { type CompileInput, type Outline, pageOf } from '../../content/compile/outline.ts';
import type { CompiledPage } from '../../content/compile/page.ts';
import type { SourcePage, UnreadableFile } from '../../content/read/source-page.ts';
import type { PageRuns } from '../../sandbox/page-runs.ts';
import { keyOfRoute, looksLikePage, routeOfFile } from '../../shared/paths.ts';
import type * as Engine from './engine.ts';
import { type BodyReader, type LivePage, livePage } from './live-page.ts';

/** The functions that compile content. */
export type Compiler = Pick<
  typeof Engine,
  | 'readPageHead'
  | 'readPageBody'
  | 'parseAgain'
  | 'arrangePages'
  | 'outlineSite'
  | 'compilePage'
  | 'blocksOf'
  | 'referencesTo'
>;

/** A page with syntax errors. */
export interface UnreadablePage {
  /** As in error messages: `content/limits.mdx` */
  file: string;
  errors: readonly AuthorError[];
  /** The revision that it was saved with. */
  since: number;
}

/** The known errors in the content. */
export interface ContentErrors {
  errors: readonly AuthorError[];
  unreadablePages: readonly UnreadablePage[];
}

/** All pages on disk. Their frontmatter is read at once, their bodies are read and compiled on request. */
export class LiveContent {
  readonly #compiler: Compiler;
  readonly #input: CompileInput;
  readonly #highlight: Highlight;
  readonly #texts = new Map<string, string>();
  readonly #bodies: BodyReader;
  readonly #pages = new Map<string, LivePage | UnreadableFile>();
  /**
   * Pages with syntax errors, with the revision in which they appeared. Until they are fixed, the last version that could be read
   * is used.
   */
  readonly #unreadable = new Map<string, number>();
  readonly #compiled = new Map<string, CompiledPage>();
  /** The errors from compiling a page, by route. They are kept even if the page is not. */
  readonly #found = new Map<string, AuthorError[]>();
  #outline: Outline;
  /** Whether the outline has the errors that only bodies tell. */
  #isChecked = false;

  /** @param sources the text of every page, by path below the content folder */
  constructor(
    compiler: Compiler,
    input: CompileInput,
    highlight: Highlight,
    sources: ReadonlyMap<string, string>,
  ) {
    this.#compiler = compiler;
    this.#input = input;
    this.#highlight = highlight;
    this.#bodies = {
      read: (head) => compiler.readPageBody(head, input.openapi),
      parseAgain: (facts) => compiler.parseAgain(facts, input.openapi),
    };
    for (const [file, text] of sources) this.#open(file, text);
    this.#outline = this.#makeOutline();
  }

  get outline(): Outline {
    return this.#outline;
  }

  /** The current files. */
  get files(): string[] {
    return [...this.#texts.keys()];
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

  /** Whether a route has a page, including pages with syntax errors. */
  has(route: string): boolean {
    return this.#outline.pages.has(route) || this.#unreadableRoutes().includes(route);
  }

  /** The routes that have a page, including pages with syntax errors. */
  get routes(): string[] {
    return [...new Set([...this.#outline.pages.keys(), ...this.#unreadableRoutes()])];
  }

  /** The route whose page has this key. */
  routeOfKey(key: string): string | undefined {
    return this.routes.find((route) => keyOfRoute(route) === key);
  }

  /** Compiles a page, or returns the cached one; `undefined` if it doesn't exist or could never be read. */
  async compile(route: string): Promise<CompiledPage | undefined> {
    const page = await this.#make(route);
    // If there was another edit meanwhile, the result is shown, but not cached.
    if (page && this.#found.get(route) === page.errors) this.#compiled.set(route, page);
    return page;
  }

  /** Compiles all pages, or those of some files, to find their errors. Yields to requests in between. */
  async survey(files?: Iterable<string>): Promise<void> {
    if (!files) await this.readAll();
    const all = files ?? this.files.map((file) => `content/${file}`);
    for (const route of new Set([...all].map(routeOfError))) {
      if (this.#found.has(route)) continue;
      await this.#make(route);
      await setImmediate();
    }
  }

  async #make(route: string): Promise<CompiledPage | undefined> {
    const compiled = this.#compiled.get(route);
    const source = this.#sourceOf(route);
    if (compiled || !source) return compiled;
    const outline = this.#outline;
    const { compilePage, blocksOf, referencesTo } = this.#compiler;
    const blocks = blocksOf(source);
    const references = referencesTo(blocks, contentHash(JSON.stringify(blocks)));
    const page = await compilePage(source, outline, this.#input, this.#highlight, references);
    // There was another edit while the grammars were loaded.
    if (this.#outline !== outline || this.#sourceOf(route) !== source) return this.#make(route);
    this.#found.set(route, page.errors);
    return page;
  }

  /** Returns how the samples of a page are run; `undefined` if there is no such page. */
  runsOf(route: string): PageRuns['blocks'] | undefined {
    const source = this.#sourceOf(route);
    return source && this.#compiler.blocksOf(source);
  }

  #sourceOf(route: string): SourcePage | undefined {
    const page = this.#pages.get(this.#outline.pages.get(route)?.relativePath ?? '');
    if (!page || 'claims' in page || !pageOf(page, this.#outline)) return undefined;
    const read = page.read();
    return 'route' in read ? read : undefined;
  }

  /**
   * All known errors. Those of a page are found when it is compiled. Errors in the last readable version of a page with syntax
   * errors are left out.
   */
  get errors(): AuthorError[] {
    const found = [...this.#found].filter(([route]) => !this.#unreadableRoutes().includes(route));
    return [...this.#outline.errors, ...found.flatMap(([, errors]) => errors)];
  }

  /**
   * The known errors of a file.
   *
   * @param file as in error messages: `content/limits.mdx`
   */
  errorsOf(file: string): AuthorError[] {
    return this.errors.filter((error) => error.file === file);
  }

  /** All known errors, and the pages that can't be shown because of them. */
  get contentErrors(): ContentErrors {
    const unreadablePages = [...this.#unreadable].map(([name, since]) => {
      const file = `content/${name}`;
      return { file, errors: this.errorsOf(file), since };
    });
    return { errors: this.errors, unreadablePages };
  }

  /** The files of a route: one, or several with the same address. */
  filesOf(route: string): string[] {
    return this.files.filter((file) => routeOfFile(file) === route).map((file) => `content/${file}`);
  }

  /**
   * Applies saved files. Unchanged texts are ignored.
   *
   * @param saved texts by path below the content folder, `undefined` for a deleted file
   * @param revision of the content after the change
   * @returns changed pages by path below the content folder, including deleted ones
   */
  apply(saved: ReadonlyMap<string, string | undefined>, revision: number): string[] {
    const changed = [...saved].filter(([file, text]) => this.#texts.get(file) !== text);
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
    const files = [...new Set([...pages, ...showing])];
    // Links contain ids, and the shell shows neighbors, so other pages depend on both.
    if (before.some((form, index) => form !== after[index])) {
      this.#compiled.clear();
      this.#found.clear();
    }
    for (const route of files.map(routeOfFile)) {
      this.#compiled.delete(route);
      this.#found.delete(route);
    }
    return files;
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
    const head = this.#compiler.readPageHead(file, text);
    return 'route' in head ? livePage(head, this.#bodies, onUnreadable) : head;
  }

  #makeOutline(): Outline {
    // Sorted like in a build, so that the same page wins if two have the same address.
    const pages = [...this.#pages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, page]) => page);
    const { outlineSite, arrangePages } = this.#compiler;
    this.#isChecked = pages.every((page) => 'claims' in page || page.isRead);
    return this.#isChecked ? outlineSite(pages, this.#input) : arrangePages(pages, this.#input);
  }

  #unreadableRoutes(): string[] {
    return [...this.#unreadable.keys()].map(routeOfFile);
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
