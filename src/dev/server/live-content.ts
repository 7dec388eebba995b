import { setImmediate } from 'node:timers/promises';
import { contentHash } from '../../build/output.ts';
import { type AuthorError, routeOfContentFile } from '../../content/author-error.ts';
import type { Highlight } from '../../content/compile/highlight.ts';
import type { CompileInput, Outline } from '../../content/compile/outline.ts';
import type { CompiledPage } from '../../content/compile/page.ts';
import type { SourcePage } from '../../content/read/source-page.ts';
import type { PageRuns } from '../../sandbox/page-runs.ts';
import { keyOfRoute, routeOfFile } from '../../shared/paths.ts';
import type * as Engine from './engine.ts';
import { LivePages, type PageReader } from './live-pages.ts';

/** The functions that read and compile content. */
export type Compiler = PageReader & Pick<typeof Engine, 'compilePage' | 'blocksOf' | 'referencesTo'>;

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

/** All pages on disk, which are compiled on request, and the errors in them. */
export class LiveContent {
  readonly #compiler: Compiler;
  readonly #input: CompileInput;
  readonly #highlight: Highlight;
  readonly #pages: LivePages;
  readonly #compiled = new Map<string, CompiledPage>();
  /** The errors from compiling a page, by route. They are kept even if the page is not. */
  readonly #found = new Map<string, AuthorError[]>();

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
    this.#pages = new LivePages(compiler, input, sources);
  }

  get outline(): Outline {
    return this.#pages.outline;
  }

  /** The current files. */
  get files(): string[] {
    return this.#pages.files;
  }

  /** Every page that can be read. */
  sources(): Generator<SourcePage> {
    return this.#pages.sources();
  }

  /** Reads the bodies of all pages to find their errors. Yields to requests in between. */
  readAll(signal?: AbortSignal): Promise<void> {
    return this.#pages.readAll(signal);
  }

  /** Whether a route has a page, including pages with syntax errors. */
  has(route: string): boolean {
    return this.outline.pages.has(route) || this.#unreadableRoutes().includes(route);
  }

  /** The routes that have a page, including pages with syntax errors. */
  get routes(): string[] {
    return [...new Set([...this.outline.pages.keys(), ...this.#unreadableRoutes()])];
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
    const all = files ?? this.files.map((file) => `content/${file}`);
    for (const route of new Set([...all].map(routeOfContentFile))) {
      if (this.#found.has(route)) continue;
      await this.#make(route);
      await setImmediate();
    }
    // Two pages can have the same route, and only one of them is compiled.
    if (!files) await this.readAll();
  }

  async #make(route: string): Promise<CompiledPage | undefined> {
    const compiled = this.#compiled.get(route);
    const source = this.#pages.sourceOf(route);
    if (compiled || !source) return compiled;
    const outline = this.outline;
    const { compilePage, blocksOf, referencesTo } = this.#compiler;
    const blocks = blocksOf(source);
    const references = referencesTo(blocks, contentHash(JSON.stringify(blocks)));
    const page = await compilePage(source, outline, this.#input, this.#highlight, references);
    // There was another edit while the grammars were loaded.
    if (this.outline !== outline || this.#pages.sourceOf(route) !== source) return this.#make(route);
    this.#found.set(route, page.errors);
    return page;
  }

  /** Returns how the samples of a page are run; `undefined` if there is no such page. */
  runsOf(route: string): PageRuns['blocks'] | undefined {
    const source = this.#pages.sourceOf(route);
    return source && this.#compiler.blocksOf(source);
  }

  /**
   * All known errors. Those of a page are found when it is compiled. Errors in the last readable version of a page with syntax
   * errors are left out.
   */
  get errors(): AuthorError[] {
    const found = [...this.#found].filter(([route]) => !this.#unreadableRoutes().includes(route));
    return [...this.outline.errors, ...found.flatMap(([, errors]) => errors)];
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
    const unreadablePages = [...this.#pages.unreadable].map(([name, since]) => {
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
    const { files, affectsOthers } = this.#pages.apply(saved, revision);
    // Links contain ids, and the shell shows neighbors, so other pages depend on both.
    if (affectsOthers) {
      this.#compiled.clear();
      this.#found.clear();
    }
    for (const route of files.map(routeOfFile)) {
      this.#compiled.delete(route);
      this.#found.delete(route);
    }
    return files;
  }

  #unreadableRoutes(): string[] {
    return [...this.#pages.unreadable.keys()].map(routeOfFile);
  }
}
