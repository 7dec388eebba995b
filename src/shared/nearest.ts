import { distance } from 'fastest-levenshtein';

/** The share of letters that have to change to turn one text into the other, from 0 to 1. */
export const differenceOf = (one: string, other: string): number =>
  distance(one, other) / Math.max(one.length, other.length, 1);

/**
 * The candidates closest to a word, best first.
 *
 * @param limit how many to give at most
 */
export function nearest(word: string, candidates: Iterable<string>, limit = 1): string[] {
  return [...candidates]
    .map((candidate) => ({ candidate, difference: differenceOf(word, candidate) }))
    .sort((a, b) => a.difference - b.difference || a.candidate.localeCompare(b.candidate))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** A word and a candidate that differ in more of their letters than this are no misspelling of each other. */
const mostDifferent = 0.5;

/**
 * `Did you mean "x"? Known are: a, b, c.`, for the second line of an author's error. A candidate that is not spelled alike is not
 * suggested: it would only lead away from what was meant.
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
  // Of a short word, two letters that changed places are more than half.
  if (sorted(one) === sorted(other)) return true;
  return differenceOf(one, other) < mostDifferent;
};

const sorted = (word: string): string => [...word].sort().join('');

/** Whether one of two words has the other in it, or begins with it: `memory` is a part of `memoryDefault`, and `url` of `urlDef`. */
const contains = (candidate: string, word: string): boolean => {
  const [one = '', other = ''] = [bare(candidate), bare(word)].sort((a, b) => a.length - b.length);
  return one.length >= 4 ? other.includes(one) : one.length >= 2 && other.startsWith(one);
};

/** What is compared: without the slashes that all routes have, and in one case. */
const bare = (text: string): string => text.replace(/^\/|\/$/g, '').toLowerCase();
