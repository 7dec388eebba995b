import { posix } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type AuthorError, routeOfError } from '../../content/author-error.ts';
import type { Highlight } from '../../content/compile/highlight.ts';
import { type CompileInput, type Outline, pageOf } from '../../content/compile/outline.ts';
import type { CompiledPage } from '../../content/compile/page.ts';
import type { ReadPage, SourcePage } from '../../content/read/source-page.ts';
import { keyOfRoute, looksLikePage, routeOfFile } from '../../shared/paths.ts';
import type * as Engine from './engine.ts';

/** The parts of the engine that content passes through. */
export type Compiler = Pick<typeof Engine, 'readSourcePage' | 'outlineSite' | 'compilePage'>;

/** A page that cannot be shown as it was saved. */
export interface UnreadablePage {
  /** As errors name it: `content/limits.mdx` */
  file: string;
  errors: readonly AuthorError[];
  /** The revision that it was saved with. */
  since: number;
}

/** What is wrong in the content. */
export interface ContentErrors {
  errors: readonly AuthorError[];
  unreadablePages: readonly UnreadablePage[];
}

/** All pages as they stand on disk, read at once and compiled one by one, when somebody asks for them. */
export class LiveContent {
  readonly #compiler: Compiler;
  readonly #input: CompileInput;
  readonly #highlight: Highlight;
  readonly #texts = new Map<string, string>();
  readonly #read = new Map<string, ReadPage>();
  /** Pages that cannot be read now, with the revision since which; what they said when they last could stays in force. */
  readonly #unreadable = new Map<string, number>();
  readonly #compiled = new Map<string, CompiledPage>();
  /** What compiling a page has found, by route; outlives the page itself in a survey. */
  readonly #found = new Map<string, AuthorError[]>();
  #outline: Outline;

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
    for (const [file, text] of sources) this.#readText(file, text, 0);
    this.#outline = this.#makeOutline();
  }

  get outline(): Outline {
    return this.#outline;
  }

  /** The files that are known now. */
  get files(): string[] {
    return [...this.#texts.keys()];
  }

  /** Every page as it was read. */
  get read(): Iterable<ReadPage> {
    return this.#read.values();
  }

  /** Whether an address has a page, be it one that cannot be read at the moment. */
  has(route: string): boolean {
    return this.#outline.pages.has(route) || this.#unreadableRoutes().includes(route);
  }

  /** The routes that have a page, unreadable ones included. */
  get routes(): string[] {
    return [...new Set([...this.#outline.pages.keys(), ...this.#unreadableRoutes()])];
  }

  /** The route whose page has this key. */
  routeOfKey(key: string): string | undefined {
    return this.routes.find((route) => keyOfRoute(route) === key);
  }

  /** Compiles a page unless that has been done; `undefined` when it does not exist or was never readable. */
  async compile(route: string): Promise<CompiledPage | undefined> {
    const page = await this.#make(route);
    // Another edit may have come in the meantime; what was made is shown, but not kept.
    if (page && this.#found.get(route) === page.errors) this.#compiled.set(route, page);
    return page;
  }

  /** Compiles pages for what is wrong with them alone: all, or those of some files. Others get their turn in between. */
  async survey(files: Iterable<string> = this.files.map((file) => `content/${file}`)): Promise<void> {
    for (const route of new Set([...files].map(routeOfError))) {
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
    const page = await this.#compiler.compilePage(source, outline, this.#input, this.#highlight);
    // Another edit may have come while the grammars were loaded.
    if (this.#outline !== outline) return this.#make(route);
    this.#found.set(route, page.errors);
    return page;
  }

  #sourceOf(route: string): SourcePage | undefined {
    const read = this.#read.get(this.#outline.pages.get(route)?.relativePath ?? '');
    return read && 'route' in read && pageOf(read, this.#outline) ? read : undefined;
  }

  /**
   * All that is known to be wrong. A page's own mistakes are found when it is compiled; those in an earlier text of a page
   * that cannot be read now are nobody's concern.
   */
  get errors(): AuthorError[] {
    const found = [...this.#found].filter(([route]) => !this.#unreadableRoutes().includes(route));
    return [...this.#outline.errors, ...found.flatMap(([, errors]) => errors)];
  }

  /**
   * What is known to be wrong with a file.
   *
   * @param file as errors name it: `content/limits.mdx`
   */
  errorsOf(file: string): AuthorError[] {
    return this.errors.filter((error) => error.file === file);
  }

  /** All that is known to be wrong, and the pages that it keeps from being shown. */
  get contentErrors(): ContentErrors {
    const unreadablePages = [...this.#unreadable].map(([name, since]) => {
      const file = `content/${name}`;
      return { file, errors: this.errorsOf(file), since };
    });
    return { errors: this.errors, unreadablePages };
  }

  /** The files behind a route, as errors name them: one, or several that claim the same address. */
  filesOf(route: string): string[] {
    return this.files.filter((file) => routeOfFile(file) === route).map((file) => `content/${file}`);
  }

  /**
   * Takes in what was saved. A text that is the same as before is no change.
   *
   * @param saved texts by path below the content folder, `undefined` for a file that is gone
   * @param revision of the content with it
   * @returns pages that are not what they were, by path below the content folder; a deleted one is among them
   */
  apply(saved: ReadonlyMap<string, string | undefined>, revision: number): string[] {
    const changed = [...saved].filter(([file, text]) => this.#texts.get(file) !== text);
    const pages = changed.filter(([file]) => looksLikePage(file)).map(([file]) => file);
    const before = pages.map((file) => this.#outside(file));
    for (const [file, text] of changed) this.#readText(file, text, revision);
    const after = pages.map((file) => this.#outside(file));
    if (pages.length > 0) this.#outline = this.#makeOutline();

    const showing = changed
      .filter(([file]) => !looksLikePage(file))
      .flatMap(([file]) => this.#pagesNaming(file));
    const files = [...new Set([...pages, ...showing])];
    // Links lead to ids, and the shell names neighbors: both are part of what other pages were compiled to.
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

  #readText(file: string, text: string | undefined, revision: number): void {
    if (text === undefined) {
      this.#texts.delete(file);
      this.#read.delete(file);
      this.#unreadable.delete(file);
      return;
    }
    this.#texts.set(file, text);
    if (!looksLikePage(file)) return;
    const read = this.#compiler.readSourcePage(file, text, this.#input.openapi);
    if ('route' in read) {
      this.#unreadable.delete(file);
      this.#read.set(file, read);
      return;
    }
    this.#unreadable.set(file, revision);
    // An unclosed tag must not make every link to the page a dead one.
    const last = this.#read.get(file);
    if (last && 'route' in last) last.errors = read.errors;
    else this.#read.set(file, read);
  }

  #makeOutline(): Outline {
    // In the order of their names, as a build reads them, so that of two pages at one address the same wins.
    const read = [...this.#read].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, page]) => page);
    return this.#compiler.outlineSite(read, this.#input);
  }

  #unreadableRoutes(): string[] {
    return [...this.#unreadable.keys()].map(routeOfFile);
  }

  /** What the rest of the site knows of a page. */
  #outside(file: string): string | undefined {
    const read = this.#read.get(file);
    return read && 'route' in read ? JSON.stringify([read.frontmatter, ...read.ids]) : undefined;
  }

  /** Pages that a picture may stand in; one too many is compiled again for nothing. */
  #pagesNaming(picture: string): string[] {
    const name = posix.basename(picture);
    return this.files.filter((file) => looksLikePage(file) && this.#texts.get(file)?.includes(name));
  }
}
