import { distance } from 'fastest-levenshtein';

/** The share of letters that have to change to turn one text into the other, from 0 to 1. */
export const differenceOf = (one: string, other: string): number =>
  distance(one, other) / Math.max(one.length, other.length, 1);

/**
 * The candidates closest to a word, best first.
 *
 * @param limit the most candidates to return
 */
export function nearest(word: string, candidates: Iterable<string>, limit = 1): string[] {
  return [...candidates]
    .map((candidate) => ({ candidate, difference: differenceOf(word, candidate) }))
    .sort((a, b) => a.difference - b.difference || a.candidate.localeCompare(b.candidate))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** A candidate that differs more than this isn't a misspelling. */
const mostDifferent = 0.5;

/**
 * `Did you mean "x"? Known are: a, b, c.`, for the hint of an error. Candidates that aren't similar are not suggested, because
 * they would be misleading.
 */
export function suggest(word: string, candidates: Iterable<string>): string {
  const all = [...candidates];
  if (all.length === 0) return 'There is none to choose from.';
  const ranked = nearest(word, all, 5);
  const likely =
    ranked.find((candidate) => isAlike(word, candidate)) ?? all.find((one) => contains(one, word));
  if (all.length <= 12)
    return `${likely === undefined ? '' : `Did you mean "${likely}"? `}Known are: ${all.join(', ')}.`;
  if (likely !== undefined) return `Did you mean "${likely}"?`;
  return `None of the ${all.length} that are known is spelled alike; some are: ${ranked.join(', ')}.`;
}

const isAlike = (word: string, candidate: string): boolean => {
  const [one, other] = [bare(word), bare(candidate)];
  // In a short word, two swapped letters are more than half.
  if (sorted(one) === sorted(other)) return true;
  return differenceOf(one, other) < mostDifferent;
};

const sorted = (word: string): string => [...word].sort().join('');

/** Whether one word contains or begins with the other: `memory` and `memoryDefault`, `url` and `urlDef`. */
const contains = (candidate: string, word: string): boolean => {
  const [one = '', other = ''] = [bare(candidate), bare(word)].sort((a, b) => a.length - b.length);
  return one.length >= 4 ? other.includes(one) : one.length >= 2 && other.startsWith(one);
};

/** Without the outer slashes of routes, and in lower case. */
const bare = (text: string): string => text.replace(/^\/|\/$/g, '').toLowerCase();
