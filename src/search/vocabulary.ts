import { distance } from 'fastest-levenshtein';
import type { AskedWord } from './query.ts';

/** A term that may be meant, and how likely, from 0 to 1. */
export interface Meant {
  /** Number of the term in the sorted list. */
  term: number;
  weight: number;
}

/** Terms that may be meant by one word; more would only blur the result. */
const most = 60;

/**
 * The terms of the index that a typed word may mean: itself, words that begin with it, and words that are a slip of the
 * finger away when there is nothing else.
 *
 * @param terms every term, sorted
 */
export function meantBy(word: AskedWord, terms: readonly string[]): Meant[] {
  const meant = new Map<number, number>();
  const add = (term: number, weight: number) => {
    if (weight > (meant.get(term) ?? 0)) meant.set(term, weight);
  };
  const exact = place(terms, word.term);
  const hasExact = terms[exact] === word.term;
  if (hasExact) add(exact, 1);

  for (const start of new Set([word.term, word.typed])) {
    if (start.length < (word.unfinished ? 1 : 3)) continue;
    for (let i = place(terms, start); terms[i]?.startsWith(start); i++) {
      const share = start.length / (terms[i]?.length ?? 1);
      add(i, (word.unfinished ? 0.85 : 0.5) * share ** 0.5);
    }
  }
  if (!hasExact && word.typed.length >= 4 && !(word.unfinished && meant.size > 0 && word.typed.length < 5)) {
    const weakened = meant.size > 0 ? 0.6 : 1;
    const allowed = word.typed.length >= 7 ? 2 : 1;
    terms.forEach((term, i) => {
      const slips = Math.min(slipsBetween(word.term, term, allowed), slipsBetween(word.typed, term, allowed));
      if (slips <= allowed) add(i, weakened * (slips === 1 ? 0.75 : 0.5));
    });
  }
  return [...meant]
    .map(([term, weight]) => ({ term, weight }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most);
}

/** How many slips turn one word into another: a letter wrong, missing, too many, or two exchanged. */
function slipsBetween(a: string, b: string, allowed: number): number {
  if (Math.abs(a.length - b.length) > allowed) return Number.POSITIVE_INFINITY;
  const edits = distance(a, b);
  return edits === 2 && isExchange(a, b) ? 1 : edits;
}

function isExchange(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let i = 0;
  while (a[i] === b[i]) i++;
  return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2);
}

/** The place of a term in a sorted list, or where it would be. */
export function place(terms: readonly string[], term: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < term) low = middle + 1;
    else high = middle;
  }
  return low;
}
