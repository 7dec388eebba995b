import { distance } from 'fastest-levenshtein';

/**
 * The candidates closest to a word, best first.
 *
 * @param limit how many to give at most
 */
export function nearest(word: string, candidates: Iterable<string>, limit = 1): string[] {
  return [...candidates]
    .map((candidate) => ({
      candidate,
      score: distance(word, candidate) / Math.max(word.length, candidate.length, 1),
    }))
    .sort((a, b) => a.score - b.score || a.candidate.localeCompare(b.candidate))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** `Did you mean "x"? Known are: a, b, c.`, for the second line of an author's error. */
export function suggest(word: string, candidates: Iterable<string>): string {
  const all = [...candidates];
  if (all.length === 0) return 'There is none to choose from.';
  const [best] = nearest(word, all);
  const list = all.length <= 12 ? ` Known are: ${all.join(', ')}.` : '';
  return `Did you mean "${best}"?${list}`;
}
