import { distance } from 'fastest-levenshtein';
import type { QueryWord } from './query.ts';
import { stemOf } from './stem.ts';
import { tuning } from './tuning.ts';

/** All terms of an index and their stems. */
export interface Vocabulary {
  /** Sorted. */
  terms: readonly string[];
  /** Indexes of the terms with each stem: "schedule", "scheduled", "scheduling". */
  byStem: ReadonlyMap<string, readonly number[]>;
}

/** A possible meaning of a word, with its likelihood from 0 to 1. */
export interface Meant {
  /** Index of the term in the sorted list. */
  term: number;
  weight: number;
}

/** The most meanings of a word that are used. */
const most = 60;

/** Groups terms by their stems. */
export function makeVocabulary(terms: readonly string[]): Vocabulary {
  const byStem = new Map<string, number[]>();
  terms.forEach((term, i) => {
    const stem = stemOf(term);
    if (stem === undefined) return;
    const related = byStem.get(stem);
    if (related) related.push(i);
    else byStem.set(stem, [i]);
  });
  return { terms, byStem };
}

/** Whether a word is in the vocabulary, in any form. */
export const isKnown = (vocabulary: Vocabulary, word: string): boolean =>
  vocabulary.terms[place(vocabulary.terms, word)] === word || relatedTo(word, vocabulary).length > 0;

/** Terms with the same stem. */
function relatedTo(word: string, { byStem }: Vocabulary): readonly number[] {
  const stem = stemOf(word);
  return (stem !== undefined && byStem.get(stem)) || [];
}

/**
 * The terms that a typed word may stand for: itself, its other forms, longer words, and if neither it nor its forms are indexed,
 * similar words, for typing errors.
 */
export function meantBy(word: QueryWord, vocabulary: Vocabulary): Meant[] {
  const { terms } = vocabulary;
  const meant = new Map<number, number>();
  const add = (term: number, weight: number) => {
    if (weight > (meant.get(term) ?? 0)) meant.set(term, weight);
  };
  const exact = place(terms, word.term);
  if (terms[exact] === word.term) add(exact, 1);
  for (const related of relatedTo(word.term, vocabulary)) add(related, tuning.related);
  if (word.isExact) return listed(meant);
  const isThere = meant.size > 0;

  const isPart = /[-./$]$/.test(word.term);
  if (word.term.length >= (word.unfinished ? 1 : 3)) {
    for (let i = place(terms, word.term); terms[i]?.startsWith(word.term); i++) {
      const share = word.term.length / (terms[i]?.length ?? 1);
      const weight = word.unfinished && !isThere ? tuning.unfinished : tuning.prefix;
      // A whole part of an identifier, such as `x-pd-`, means each of its continuations.
      add(i, isPart ? 1 : weight * share ** 0.5);
    }
  }
  const isShortBeginning = word.unfinished && meant.size > 0 && word.term.length < 5;
  if (!isThere && word.term.length >= 4 && !isShortBeginning) {
    const weakened = meant.size > 0 ? 0.6 : 1;
    const allowed = word.term.length >= 7 ? 2 : 1;
    terms.forEach((term, i) => {
      const slips = slipsBetween(word.term, term, allowed);
      if (slips <= allowed) add(i, weakened * (slips === 1 ? 0.75 : 0.5));
      else if (word.unfinished && term.length > word.term.length && word.term.length >= 5) {
        // An unfinished word may contain a typing error too.
        const beginning = slipsBetween(word.term, term.slice(0, word.term.length), 1);
        if (beginning === 1) add(i, weakened * 0.5);
      }
    });
  }
  return listed(meant);
}

const listed = (meant: ReadonlyMap<number, number>): Meant[] =>
  [...meant]
    .map(([term, weight]) => ({ term, weight }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most);

/** The number of typing errors between two words: a wrong, missing or additional letter, or two swapped ones. */
function slipsBetween(a: string, b: string, allowed: number): number {
  if (Math.abs(a.length - b.length) > allowed) return Number.POSITIVE_INFINITY;
  const edits = distance(a, b);
  // Swapped letters are two edits, but one slip.
  if (edits < 2 || edits > allowed + 1) return edits;
  let least = edits;
  for (let i = 0; i + 1 < a.length; i++) {
    const swapped = a.slice(0, i) + a[i + 1] + a[i] + a.slice(i + 2);
    least = Math.min(least, 1 + distance(swapped, b));
  }
  return least;
}

/** Whether a term begins with a text. */
export const isBeginning = ({ terms }: Vocabulary, text: string): boolean =>
  terms[place(terms, text)]?.startsWith(text) ?? false;

/** The term that differs from a word by a single typing error after its first letter, if there is one. */
export function correctionOf({ terms }: Vocabulary, word: string): string | undefined {
  const first = word.charAt(0);
  for (let i = place(terms, first); terms[i]?.startsWith(first); i++)
    if (slipsBetween(word, terms[i] ?? '', 1) === 1) return terms[i];
  return undefined;
}

/** The index of a term in a sorted list, or where it would be inserted. */
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
