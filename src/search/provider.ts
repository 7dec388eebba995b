import type { Marked } from './excerpt.ts';

/** A section that was found. */
export interface SearchHit {
  /** Path, with a fragment unless it is the start of the page. */
  href: string;
  /** Title of its page. */
  page: string;
  /** Its heading. */
  title: Marked;
  /** Groups of the sidebar, pages and headings above it, from the outermost. */
  trail: readonly string[];
  /** Whether it is a section whose page is listed above it. */
  isNested: boolean;
}

/** The result of a search. */
export interface SearchResult {
  /** At most `hitLimit`, best first. */
  hits: readonly SearchHit[];
  /** If there are no hits, the sections with the most similar headings. */
  nearest: readonly SearchHit[];
  /** A note for the reader, such as that a service didn't respond. */
  note?: string;
}

/** A search provider. */
export interface SearchProvider {
  /** Prefetches what it needs. Failures are reported by the first search. */
  prepare(): void;
  /** @throws when the index can't be loaded */
  search(query: string): Promise<SearchResult>;
  /**
   * Returns excerpts in the order of the hits; `undefined` for hits without one.
   *
   * @throws when the texts can't be loaded
   */
  excerpts(query: string, hits: readonly SearchHit[]): Promise<readonly (Marked | undefined)[]>;
}

/** The most hits that are shown. */
export const hitLimit = 12;

/** Tells which hits are sections whose page is listed right above them, with nothing but other sections between. */
export function nestSections<Hit extends { href: string }>(
  hits: readonly Hit[],
): (Hit & { isNested: boolean })[] {
  let page = '';
  return hits.map((hit) => {
    const [path = '', slug] = hit.href.split('#');
    if (!slug) page = path;
    return { ...hit, isNested: slug !== undefined && path === page };
  });
}
