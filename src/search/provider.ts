/** One thing found. */
export interface SearchHit {
  /** Address path, with a fragment when a section is meant. */
  href: string;
  title: string;
  /** Where it stands: group, page, headings above it. */
  trail: string;
}

/** Something that finds sections of the documentation. */
export interface SearchProvider {
  /**
   * @returns the best hits, best first
   * @throws when the index cannot be had
   */
  search(query: string): Promise<SearchHit[]>;
}

/** How many hits are shown. */
export const hitLimit = 12;
