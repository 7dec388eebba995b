import { type Lexicon, plainOf } from './lexicon.ts';
import type { AskedWord, Wish } from './query.ts';
import { tuning } from './tuning.ts';
import { meantBy } from './vocabulary.ts';

/** A section and how well it fits. */
export interface Ranked {
  section: number;
  score: number;
}

/** What one wish finds: for each section, how well it grants the wish, from 0. */
interface Granted {
  anywhere: Float32Array;
  /** The same, for the section's own heading, from 0 to 1. */
  heading: Float32Array;
  /** How rare the word is. */
  rarity: number;
}

/**
 * Sections that grant wishes, best first.
 *
 * @param query what was typed: a heading of just these words comes first
 */
export function rank(wishes: readonly Wish[], lexicon: Lexicon, query: string): Ranked[] {
  const typed = plainOf(query);
  const granted = wishes.map((wish) => grant(wish, lexicon));
  const total = granted.reduce((sum, { rarity }) => sum + rarity, 0);
  const onPage = granted.map(({ anywhere }) => bestOfPages(anywhere, lexicon));
  const phrases = phrasesLike(query, lexicon);
  const ranked: Ranked[] = [];
  lexicon.sections.forEach(({ page, level, weight, headingLength, plain }, section) => {
    let sum = 0;
    let covered = 0;
    let own = 0;
    let headingShare = 0;
    let headingHits = 0;
    granted.forEach(({ anywhere, heading, rarity }, i) => {
      const here = anywhere[section] ?? 0;
      const elsewhere = (onPage[i]?.[page] ?? 0) * tuning.elsewhere;
      own += here;
      const says = Math.max(here, elsewhere);
      sum += (rarity * says) / (says + tuning.half);
      covered += rarity * (here > 0 ? 1 : elsewhere > 0 ? tuning.elsewhereCover : 0);
      headingShare += rarity * (heading[section] ?? 0);
      headingHits += heading[section] ?? 0;
    });
    if (own === 0) return;
    const recall = headingShare / total;
    const precision = Math.min(1, headingHits / Math.max(1, headingLength));
    const fit = recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0;
    const score =
      (sum / total) *
      (covered / total) ** tuning.coverage *
      (1 + tuning.fit * fit ** tuning.fitPower) *
      (level === 1 ? tuning.page : 1);
    const phrase = phrases.get(section) ?? 0;
    const same = plain === typed ? tuning.same : plain.startsWith(`${typed} `) ? tuning.starts : 1;
    ranked.push({ section, score: score * same * weight * (1 + tuning.phrase * phrase) });
  });
  return ranked.sort((a, b) => b.score - a.score || a.section - b.section);
}

/** Sections that show the query as code, or most of it: how much of the longer of the two the shorter is. */
function phrasesLike(query: string, { index }: Lexicon): Map<number, number> {
  const typed = query.trim().toLowerCase();
  const found = new Map<number, number>();
  if (!/\S \S/.test(typed)) return found;
  for (const [phrase, ...sections] of index.phrases) {
    const share = phrase.includes(typed)
      ? typed.length / phrase.length
      : typed.includes(phrase)
        ? phrase.length / typed.length
        : 0;
    for (const section of share > 0.5 ? sections : [])
      found.set(section, Math.max(share, found.get(section) ?? 0));
  }
  return found;
}

function bestOfPages(values: Float32Array, { index, sections }: Lexicon): Float32Array {
  const best = new Float32Array(index.pages.length);
  sections.forEach(({ page }, section) => {
    raise(best, page, values[section] ?? 0);
  });
  return best;
}

const nothing = (length: number): Granted => ({
  anywhere: new Float32Array(length),
  heading: new Float32Array(length),
  rarity: 0,
});

function raise(values: Float32Array, at: number, value: number): void {
  if (value > (values[at] ?? 0)) values[at] = value;
}

function grant({ alternatives }: Wish, lexicon: Lexicon): Granted {
  const granted = nothing(lexicon.sections.length);
  for (const { words, weight } of alternatives) {
    const found = words.map((word) => find(word, lexicon));
    if (granted.rarity === 0) granted.rarity = Math.max(...found.map(({ rarity }) => rarity));
    for (const kind of ['anywhere', 'heading'] as const) {
      raiseTogether(
        granted[kind],
        found.map((one) => one[kind]),
        weight,
      );
    }
  }
  return granted;
}

/** What all words of an alternative find together, where it is better than what is there. */
function raiseTogether(into: Float32Array, found: Float32Array[], weight: number): void {
  for (let section = 0; section < into.length; section++) {
    let sum = 0;
    let hits = 0;
    for (const values of found) {
      const value = values[section] ?? 0;
      sum += value;
      if (value > 0) hits += 1;
    }
    const missing = found.length - hits;
    raise(into, section, (weight * (sum / found.length) * hits) / (found.length + missing));
  }
}

/** Where a word is, in all that it may mean. */
function find(word: AskedWord, { index, vocabulary, inTexts, inHeadings, sections }: Lexicon): Granted {
  const found = nothing(sections.length);
  const textWeight = [tuning.text0, tuning.text1, tuning.text2, tuning.text3, tuning.text4];
  for (const { term, weight } of meantBy(word, vocabulary)) {
    const here = new Map<number, number>();
    const text = inTexts[term] ?? -1;
    const weights = index.weights[text];
    index.places[text]?.forEach((section, i) => {
      here.set(section, textWeight[weights?.[i] ?? 0] ?? 0);
    });
    for (const { section, kind } of inHeadings[term] ?? []) {
      const isTitle = kind === 'own' && sections[section]?.level === 1;
      here.set(section, (here.get(section) ?? 0) + (isTitle ? tuning.title : tuning[kind]));
      if (kind === 'own') raise(found.heading, section, weight);
    }
    for (const [section, value] of here) raise(found.anywhere, section, value * weight);
    // The likeliest meaning says how rare the word is.
    if (found.rarity === 0) found.rarity = Math.log(1 + sections.length / Math.max(1, here.size));
  }
  if (found.rarity === 0) found.rarity = Math.log(1 + sections.length);
  return found;
}
