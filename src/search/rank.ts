import { asksWhatItIs, type Lexicon, messageOf, plainOf } from './lexicon.ts';
import type { QueryPart, QueryWord } from './query.ts';
import { spellingsOf } from './spellings.ts';
import { tuning } from './tuning.ts';
import { meantBy } from './vocabulary.ts';
import { isWeakWord } from './words.ts';

/** A section with its score. */
export interface Ranked {
  section: number;
  score: number;
}

/** The matches of one part of a query: a value from 0 for each section. */
interface Matches {
  anywhere: Float32Array;
  /** For the section's heading and, at a lower weight, its keywords, from 0 to 1. */
  heading: Float32Array;
  /** For each keyword of a section. */
  name: Float32Array;
  /** How rare the word is. */
  rarity: number;
}

/**
 * Ranks the sections that match a query, best first.
 *
 * @param query as typed: a heading with exactly these words comes first
 */
export function rank(parts: readonly QueryPart[], lexicon: Lexicon, query: string): Ranked[] {
  const typed = plainOf(query);
  const spelled = spellingsOf(typed, parts, lexicon);
  const isOneName = parts.length === 1 && /^\S*[$./_-]\S*$/.test(query.trim());
  const beginning = asksWhatItIs(query) ? tuning.definition : tuning.page;
  const matches = parts.map((part) => matchPart(part, lexicon));
  const total = matches.reduce((sum, { rarity }) => sum + rarity, 0);
  const onPage = matches.map(({ anywhere }) => bestOfPages(anywhere, lexicon));
  const phrases = phrasesLike(query, lexicon);
  const named = fitOfNames(matches, total, lexicon);
  const called = new Set(lexicon.names.filter(({ plain }) => plain === typed).map(({ section }) => section));
  const ranked: Ranked[] = [];
  lexicon.sections.forEach(({ page, level, weight, headingLength, plain, former }, section) => {
    let sum = 0;
    let covered = 0;
    let own = 0;
    let headingShare = 0;
    let headingHits = 0;
    matches.forEach(({ anywhere, heading, rarity }, i) => {
      const here = anywhere[section] ?? 0;
      const elsewhere = (onPage[i]?.[page] ?? 0) * tuning.elsewhere;
      own += here;
      const says = Math.max(here, elsewhere);
      sum += (rarity * says) / (says + tuning.half);
      covered += rarity * Math.max(coverOf(here), tuning.elsewhereCover * coverOf(elsewhere));
      headingShare += rarity * (heading[section] ?? 0);
      headingHits += heading[section] ?? 0;
    });
    if (own === 0) return;
    const fit = Math.max(
      fitOf(headingShare / total, headingHits / Math.max(1, headingLength)),
      tuning.name * (named[section] ?? 0),
    );
    const score =
      (sum / total) *
      (covered / total) ** tuning.coverage *
      (1 + tuning.fit * fit ** tuning.fitPower) *
      (level === 1 ? beginning : 1);
    const phrase = phrases.get(section) ?? 0;
    const same =
      plain === typed
        ? tuning.same
        : spelled.has(plain)
          ? tuning.spelled
          : former === typed || spelled.has(former)
            ? tuning.former
            : called.has(section)
              ? tuning.called
              : plain.startsWith(`${typed} `)
                ? tuning.starts
                : 1;
    // A name is explained by its reference rather than by an example that uses it.
    const weighs = isOneName ? weight ** tuning.oneName : weight;
    ranked.push({ section, score: score * same * weighs * (1 + phrase) });
  });
  return ranked.sort((a, b) => b.score - a.score || a.section - b.section);
}

/** How similar a query and a heading are, from 0 to 1. */
function fitOf(recall: number, share: number): number {
  const precision = Math.min(1, share);
  return recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0;
}

/** For each section, how similar the best of its keywords is. */
function fitOfNames(matches: readonly Matches[], total: number, { names, sections }: Lexicon): Float32Array {
  const best = new Float32Array(sections.length);
  names.forEach(({ section, length }, i) => {
    let share = 0;
    let hits = 0;
    for (const { name, rarity } of matches) {
      const here = name[i] ?? 0;
      share += rarity * here;
      hits += here;
    }
    if (hits > 0) raise(best, section, fitOf(share / total, hits / length));
  });
  return best;
}

/** Sections with the query in code, or most of it, and how much that adds to their score. */
function phrasesLike(query: string, { index, messages }: Lexicon): Map<number, number> {
  const typed = query.trim().toLowerCase();
  const found = new Map<number, number>();
  if (!/\S \S/.test(typed)) return found;
  const message = messageOf(typed);
  index.phrases.forEach(([phrase, ...places], i) => {
    // The same message with other variable parts is slightly worse.
    const alike = message === typed ? 0 : tuning.message * shareOf(messages[i] ?? phrase, message);
    const share = Math.max(shareOf(phrase, typed), alike);
    if (share <= 0.5) return;
    for (const place of places) {
      const boost = share * (place % 2 === 1 ? tuning.subject : tuning.phrase);
      found.set(place >> 1, Math.max(boost, found.get(place >> 1) ?? 0));
    }
  });
  return found;
}

/** The share of one text that the other covers, from 0 to 1. */
function shareOf(phrase: string, typed: string): number {
  if (phrase.includes(typed)) return typed.length / phrase.length;
  return isWithin(phrase, typed) ? phrase.length / typed.length : 0;
}

/** How much of a word is covered: fully by a mention, hardly by a distantly related word. */
const coverOf = (says: number): number => says / (says + tuning.halfCover);

/** Whether a text contains a phrase, and its first occurrence ends at the end of a word. */
function isWithin(phrase: string, text: string): boolean {
  const at = text.indexOf(phrase);
  return at >= 0 && !/^[\p{L}\p{N}_/]/u.test(text.slice(at + phrase.length));
}

function bestOfPages(values: Float32Array, { index, sections }: Lexicon): Float32Array {
  const best = new Float32Array(index.pages.length);
  sections.forEach(({ page }, section) => {
    raise(best, page, values[section] ?? 0);
  });
  return best;
}

const noMatches = ({ sections, names }: Lexicon): Matches => ({
  anywhere: new Float32Array(sections.length),
  heading: new Float32Array(sections.length),
  name: new Float32Array(names.length),
  rarity: 0,
});

function raise(values: Float32Array, at: number, value: number): void {
  if (value > (values[at] ?? 0)) values[at] = value;
}

function matchPart({ alternatives, isWeak }: QueryPart, lexicon: Lexicon): Matches {
  const matches = noMatches(lexicon);
  for (const { words, weight } of alternatives) {
    const found = words.map((word) => find(word, lexicon));
    if (matches.rarity === 0) {
      matches.rarity = Math.max(...found.map(({ rarity }) => rarity));
      if (isWeak || words.every(({ term }) => isWeakWord(term))) matches.rarity *= tuning.weak;
    }
    for (const kind of ['anywhere', 'heading', 'name'] as const) {
      raiseTogether(
        matches[kind],
        found.map((one) => one[kind]),
        weight,
      );
    }
  }
  return matches;
}

/** Raises values to those that all words of an alternative reach together. */
function raiseTogether(into: Float32Array, found: Float32Array[], weight: number): void {
  const [only] = found;
  if (only && found.length === 1) {
    // A shortcut, because most alternatives are a single word that few sections have.
    for (let section = 0; section < into.length; section++) {
      const value = only[section] ?? 0;
      if (value > 0) raise(into, section, weight * value);
    }
    return;
  }
  for (let section = 0; section < into.length; section++) {
    let sum = 0;
    let hits = 0;
    for (const values of found) {
      const value = values[section] ?? 0;
      sum += value;
      if (value > 0) hits += 1;
    }
    if (hits === 0) continue;
    const missing = found.length - hits;
    raise(into, section, (weight * (sum / found.length) * hits) / (found.length + missing));
  }
}

/** The matches of a word with all of its possible meanings. */
function find(word: QueryWord, lexicon: Lexicon): Matches {
  const { index, vocabulary, inTexts, inHeadings, inNames, names, sections } = lexicon;
  const found = noMatches(lexicon);
  const textWeight = [tuning.text0, tuning.text1, tuning.text2, tuning.text3, tuning.text4];
  for (const { term, weight } of meantBy(word, vocabulary)) {
    const here = new Map<number, number>();
    const text = inTexts[term] ?? -1;
    const weights = index.weights[text];
    index.places[text]?.forEach((section, i) => {
      const says = weights?.[i] ?? 0;
      here.set(section, textWeight[says] ?? 0);
    });
    for (const name of inNames[term] ?? []) {
      const section = names[name]?.section ?? 0;
      raise(found.name, name, weight);
      here.set(section, tuning.text4);
      raise(found.heading, section, weight * tuning.keywordHeading);
    }
    for (const { section, kind } of inHeadings[term] ?? []) {
      const isTitle = kind === 'own' && sections[section]?.level === 1;
      here.set(section, (here.get(section) ?? 0) + (isTitle ? tuning.title : tuning[kind]));
      if (kind === 'own') raise(found.heading, section, weight);
    }
    for (const [section, value] of here) raise(found.anywhere, section, value * weight);
    // The most frequent form of the word determines how rare it is.
    const rarity = Math.log(1 + sections.length / Math.max(1, here.size));
    if (found.rarity === 0 || (weight >= tuning.related && rarity < found.rarity)) found.rarity = rarity;
  }
  if (found.rarity === 0) found.rarity = Math.log(1 + sections.length);
  found.rarity **= tuning.rarity;
  return found;
}
