import type { Marked } from './excerpt.ts';

/** A section that was found. */
export interface SearchHit {
  /** Address path, with a fragment when the section is not the page's beginning. */
  href: string;
  /** Title of its page. */
  page: string;
  /** Its heading. */
  title: Marked;
  /** What stands above it, from the outermost: groups of the sidebar, pages, headings. */
  trail: readonly string[];
  /** Whether the hit before is of the same page. */
  isNested: boolean;
}

/** What a search comes to. */
export interface SearchResult {
  /** At most `hitLimit`, best first. */
  hits: readonly SearchHit[];
  /** When there are no hits: sections whose headings look most like what was typed. */
  nearest: readonly SearchHit[];
  /** A remark for the reader, such as that another service did not answer. */
  note?: string;
}

/** Something that finds sections of the documentation. */
export interface SearchProvider {
  /** Fetches what it needs before anything is typed; failures show with the first search. */
  prepare(): void;
  /** @throws when the index cannot be had */
  search(query: string): Promise<SearchResult>;
  /**
   * Excerpts of what was found, in the order of the hits; `undefined` where there is none.
   *
   * @throws when the texts cannot be had
   */
  excerpts(query: string, hits: readonly SearchHit[]): Promise<readonly (Marked | undefined)[]>;
}

/** How many hits are shown. */
export const hitLimit = 12;
