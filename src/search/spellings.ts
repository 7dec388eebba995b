// cspell:ignore strat
import { distance } from 'fastest-levenshtein';
import type { Lexicon } from './lexicon.ts';
import type { QueryPart } from './query.ts';
import { isBeginning, isKnown, meantBy } from './vocabulary.ts';

/** The most terms that a misspelt word may mean, for comparing the query with whole headings. */
const mostSpellings = 3;

/** The most letters in which the query may differ from what it means. */
const mostSlips = 2;

/**
 * What a query may say without its typing errors, in the form of `plainOf`: "quick strat" is "quickstart".
 *
 * @param typed the query in that form
 * @returns nothing if the query has many words
 */
export function spellingsOf(
  typed: string,
  parts: readonly QueryPart[],
  { vocabulary }: Lexicon,
): ReadonlySet<string> {
  const words = parts.flatMap(({ alternatives: [first] }) => first?.words ?? []);
  if (words.length > 4) return new Set();
  let spellings = [''];
  for (const { term } of words) {
    const isRight = isKnown(vocabulary, term) || isBeginning(vocabulary, term);
    const meant = isRight ? [] : meantBy({ term, unfinished: false }, vocabulary).slice(0, mostSpellings);
    const terms = isRight ? [term] : meant.map(({ term }) => vocabulary.terms[term] ?? '');
    spellings = spellings.flatMap((start) => terms.map((next) => `${start} ${next}`.trim()));
  }
  const letters = (text: string) => text.replaceAll(' ', '');
  return new Set(spellings.filter((one) => distance(letters(one), letters(typed)) <= mostSlips));
}
