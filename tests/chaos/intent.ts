import { keepsIntent, type Move } from './moves.ts';
import type { Note } from './notes.ts';

/** Milliseconds after a click in which a document that replaces the current one may have been pending before. */
const unseen = 150;

/** What the reader expects to see. Notes can arrive in any order, and after later moves, so their times decide. */
export class Intent {
  /** The last move that determines the expectation. */
  #move: { move: Move; at: number } | undefined;
  #click: (Note & { what: 'clicked' }) | undefined;
  #search: (Note & { what: 'searched' }) | undefined;
  /** When documents started. */
  #begun: number[] = [];

  /** Adds a move of the reader at a time in milliseconds since 1970. */
  addMove(move: Move, at: number): void {
    if (!keepsIntent.has(move.do)) this.#move = { move, at };
  }

  /** Adds an event of a document. */
  addNote(note: Note): void {
    if (note.what === 'begun') this.#begun.push(note.at);
    if (note.what === 'clicked' && note.at >= (this.#click?.at ?? 0)) this.#click = note;
    if (note.what === 'searched' && note.at >= (this.#search?.at ?? 0)) this.#search = note;
  }

  /** The page of the last click, as long as the reader expects it. */
  get path(): string | undefined {
    if (!this.#click || !this.#move) return undefined;
    const { path, at } = this.#click;
    const isGivenUp = this.#move.at > at || (this.#search?.at ?? 0) > at;
    // The click doesn't count if the browser had started another document by then.
    const isUnseen = this.#begun.some((begun) => begun >= at && begun - at < unseen);
    return isGivenUp || isUnseen ? undefined : path;
  }

  /** Returns whether search was opened over the page at this path, in the current document. */
  isSearchOf(path: string): boolean {
    const { path: asked, at } = this.#search ?? { path: '', at: 0 };
    return asked === path && this.#begun.every((begun) => begun < at);
  }

  /** Returns whether the reader's last move was to open search over the page at this path, and the page received it. */
  isSearchDueOver(path: string): boolean {
    const { move, at = 0 } = this.#move ?? {};
    // Between two documents, neither may receive the key.
    const isHeard = (this.#search?.at ?? 0) >= at;
    return move?.do === 'search' && move.end === 'stay' && isHeard && this.isSearchOf(path);
  }

  /** Resets everything. With `isSearching`, search is still open. */
  begin(isSearching: boolean): void {
    this.#move = undefined;
    this.#click = undefined;
    if (!isSearching) this.#search = undefined;
    this.#begun = [];
  }
}
