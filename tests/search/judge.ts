/** A query that readers may type, and the sections with its answer. */
export interface JudgedQuery {
  query: string;
  kind:
    | 'title'
    | 'prefix'
    | 'identifier'
    | 'error'
    | 'question'
    | 'typo'
    | 'synonym'
    | 'phrase'
    /** Swapped and doubled letters; misspelled names in two words; identifiers up to a dot or hyphen. */
    | 'letters'
    | 'apart'
    | 'punctuation'
    /** An identifier, whose reference ranks above its examples; former titles; everyday words for a concept. */
    | 'reference'
    | 'former'
    | 'everyday';
  /** Sections that answer it, such as `/limits/#memory`; without a fragment, the start of the page. */
  answers: string[];
  /** Whether it is excluded from tuning. */
  aside?: boolean;
}

/** The share of answers that are first or among the first three, and their mean rank. */
export interface Verdict {
  first: number;
  firstThree: number;
  /** Mean reciprocal rank. */
  rank: number;
  /** Queries whose answer isn't first, with the first result. */
  misses: { query: string; rank: number; instead: string }[];
}

/**
 * Judges the results of an engine.
 *
 * @param find returns the sections that are found for a query, best first
 */
export function judge(find: (query: string) => string[], queries: readonly JudgedQuery[]): Verdict {
  const verdict: Verdict = { first: 0, firstThree: 0, rank: 0, misses: [] };
  for (const { query, answers } of queries) {
    const found = find(query);
    const rank = found.findIndex((href) => answers.includes(href)) + 1;
    if (rank === 1) verdict.first += 1;
    if (rank >= 1 && rank <= 3) verdict.firstThree += 1;
    if (rank > 0) verdict.rank += 1 / rank;
    if (rank !== 1) verdict.misses.push({ query, rank, instead: found[0] ?? 'nothing' });
  }
  const share = (count: number) => (queries.length === 0 ? 1 : count / queries.length);
  return {
    ...verdict,
    first: share(verdict.first),
    firstThree: share(verdict.firstThree),
    rank: share(verdict.rank),
  };
}
