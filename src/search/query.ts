import { stemOf } from './stem.ts';
import { tuning } from './tuning.ts';
import { isCommonWord, isLongKey, isStopWord, termOf, withoutKind, wordsOf } from './words.ts';

/** One way to match a part of a query: all of these words. */
export interface Alternative {
  /** Whether it is a synonym. */
  isSynonym?: true;
  words: readonly QueryWord[];
  /** How good a match is, from 0 to 1. */
  weight: number;
}

/** A word of a query. */
export interface QueryWord {
  /** As in the index. */
  term: string;
  /** Whether it may be the beginning of a longer word. */
  unfinished: boolean;
  /** Whether it comes from a synonym, so that it has no typing errors and isn't a prefix. */
  isExact?: true;
}

/** A part of a query, with the alternatives that match it. */
export interface QueryPart {
  /** Whether it is only a phrase of questions, such as "why didn't". */
  isWeak?: true;
  alternatives: Alternative[];
}

/** Characters of a query that are read. */
const longestQuery = 200;
/** Words of a query that are read. */
const mostWords = 16;

/** What the index says about a word. */
export interface Words {
  /** Whether it has the word, in any form. */
  isKnown(word: string): boolean;
  /** Whether a term begins with a text. */
  isBeginning(text: string): boolean;
  /** The term that was meant by a word with a typing error. */
  correctionOf(word: string): string | undefined;
}

/** Parses a query. */
export function readQuery(query: string, synonyms: Synonyms, words: Words): QueryPart[] {
  const { isKnown } = words;
  const text = withoutKind(query.slice(0, longestQuery));
  const runs = joinPairs(runsWithPart(text, words).slice(0, mostWords), synonyms, words);
  const onlyStopWords = runs.every(({ typed }) => isStopWord(typed));
  // The word before the cursor may be unfinished.
  const isOpen = /[\p{L}\p{N}_$.-]$/u.test(text);
  const parts: QueryPart[] = [];
  const asked = new Set<string>();
  for (let i = 0; i < runs.length; ) {
    const { length, others } = longestPhrase(runs, i, synonyms);
    const unfinished = isOpen && i + length === runs.length;
    const phrase = runs.slice(i, i + length);
    const telling = phrase.filter(({ typed }) => onlyStopWords || !isStopWord(typed));
    const [first] = telling;
    const alternatives: Alternative[] = [];
    // In "how long", only the second word is significant. The synonyms have the meaning of both.
    const isIdiom = telling.length < phrase.length;
    if (first) {
      const words = telling.map((run) => wordOf(run, unfinished));
      alternatives.push({ words, weight: isIdiom ? tuning.idiom : 1 });
      // Headings contain all of its words: "Log out".
      if (isIdiom) alternatives.push({ words: phrase.map((run) => wordOf(run, unfinished)), weight: 1 });
    }
    if (first && telling.length === 1 && first.parts.length > 0) {
      const words = first.parts.map((term) => ({ term, unfinished }));
      // If the index has the identifier, sections that only have its parts are much worse.
      const isThere = isKnown(first.term);
      const weight = first.isPair ? 1 : isThere ? tuning.partsOfKnown : tuning.partsOfUnknown;
      alternatives.push({ words, weight });
      // The last name of an unknown path such as `steps.trigger.event.client_ip` is the most significant.
      const last = first.term.slice(first.term.lastIndexOf('.') + 1);
      if (!isThere && last.length > 2 && last !== first.term && isKnown(last))
        alternatives.push({ words: [{ term: last, unfinished }], weight: tuning.lastName });
    }
    const halves = first && telling.length === 1 ? halvesOf(first, isKnown) : [];
    if (halves.length > 0)
      alternatives.push({ words: halves.map((run) => wordOf(run, unfinished)), weight: 0.9 });
    if (first || length > 1) {
      // Synonyms of a known word count less than the word. The words of a phrase count less each.
      const weight = isIdiom
        ? length === runs.length
          ? 1
          : tuning.idiomSynonym
        : length > 1
          ? tuning.phraseSynonym
          : telling.every(({ term }) => isKnown(term))
            ? tuning.synonymOfKnown
            : tuning.synonym;
      // A common word as a synonym, such as "if" for "branch", would match every heading that has it.
      for (const { words } of others)
        if (!words.every(({ term }) => isCommonWord(term)))
          alternatives.push({ words, weight, isSynonym: true });
    }
    // Repeated words count once.
    const key = phrase.map(({ term }) => term).join(' ');
    if (alternatives.length > 0 && !asked.has(key))
      parts.push(first ? { alternatives } : { alternatives, isWeak: true });
    asked.add(key);
    i += length;
  }
  return parts;
}

/** A word of a query, or an identifier with its parts. */
interface Run {
  typed: string;
  term: string;
  parts: string[];
  /** Whether it was typed as two words. */
  isPair?: true;
}

function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let end = -1;
  for (const word of wordsOf(text)) {
    const last = runs.at(-1);
    const found = text.slice(word.start, word.end);
    if (isLongKey(found)) runs.push({ typed: word.term, term: word.term, parts: [] });
    else if (last && word.start < end) last.parts.push(word.term);
    else runs.push({ typed: found.toLowerCase(), term: word.term, parts: [] });
    end = Math.max(end, word.end);
  }
  return runs;
}

/** The words of a query. The beginning of an identifier at its end, such as `x-pd-` or `$.send.`, stays whole. */
function runsWithPart(text: string, { isBeginning }: Words): Run[] {
  const [part = ''] = /(?<=^|\s)\S*[\p{L}\p{N}][-./$]$/u.exec(text.toLowerCase()) ?? [];
  if (!part || !isBeginning(part)) return runsOf(text);
  return [...runsOf(text.slice(0, -part.length)), { typed: part, term: part, parts: [] }];
}

/**
 * Joins "web hook" and "time out" if the pages have them as one word, even with a typing error. Phrases with synonyms stay as they
 * are.
 */
function joinPairs(runs: readonly Run[], synonyms: Synonyms, { isKnown, correctionOf }: Words): Run[] {
  const joined: Run[] = [];
  for (let i = 0; i < runs.length; i++) {
    const [run, next] = runs.slice(i, i + 2);
    // "Times out" and "timed out" also match "timeout".
    const starts = run && next && !isStopWord(run.typed) ? [run.typed, run.term, formOf(run.term)] : [];
    const pairs = starts.map((start) => start + next?.typed);
    const isMisspelt = run && next && !(isKnown(run.term) && isKnown(next.term));
    const [pair = ''] = pairs;
    const typed =
      pairs.find((one) => isKnown(termOf(one))) ??
      (isMisspelt && /^[a-z]{6,}$/.test(pair) ? correctionOf(pair) : undefined) ??
      '';
    const isPhrase = longestPhrase(runs, i, synonyms).length > 1;
    if (run && next && !isPhrase && /^\p{L}{6,}$/u.test(typed)) {
      const parts = [run, next].filter(({ typed }) => !isStopWord(typed)).map(({ term }) => term);
      joined.push({ typed, term: termOf(typed), parts, isPair: true });
      i += 1;
    } else if (run) joined.push(run);
  }
  return joined;
}

/** Splits an unknown word into two known ones: "cronjob" is "cron job". */
function halvesOf({ typed, term }: Run, isKnown: (word: string) => boolean): Run[] {
  if (isKnown(term) || !/^[a-z]{6,}$/.test(typed)) return [];
  for (let i = typed.length - 3; i >= 3; i--) {
    const halves = [typed.slice(0, i), typed.slice(i)];
    if (halves.every((half) => isKnown(termOf(half))))
      return halves.map((half) => ({ typed: half, term: termOf(half), parts: [] }));
  }
  return [];
}

const wordOf = ({ term }: Run, unfinished: boolean): QueryWord => ({ term, unfinished });

/** A phrase of the synonyms. */
interface Phrase {
  stems: readonly string[];
  words: readonly QueryWord[];
  line: readonly Phrase[];
}

/** Synonyms by their first stem. */
export type Synonyms = ReadonlyMap<string, readonly Phrase[]>;

/**
 * Indexes synonyms.
 *
 * @param lines words and phrases that mean about the same
 */
export function readSynonyms(lines: readonly (readonly string[])[]): Synonyms {
  const byFirst = new Map<string, Phrase[]>();
  for (const texts of lines) {
    const line: Phrase[] = [];
    for (const text of texts) {
      const terms = runsOf(text).map(({ term }) => term);
      const words = terms.map((term) => ({ term, unfinished: false, isExact: true as const }));
      const phrase = { stems: terms.map(formOf), words, line };
      line.push(phrase);
      const [first = ''] = phrase.stems;
      byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
    }
  }
  return byFirst;
}

/** The stem of a word, for comparing phrases. */
const formOf = (term: string): string => stemOf(term) ?? term;

/** The longest phrase of the synonyms, in words. */
const longestSynonym = 6;

/** The longest phrase of the synonyms at a position of the query, with its synonyms. */
function longestPhrase(runs: readonly Run[], at: number, synonyms: Synonyms) {
  let length = 1;
  let others: Phrase[] = [];
  const stems = runs.slice(at, at + longestSynonym).map(({ term }) => formOf(term));
  for (const phrase of synonyms.get(stems[0] ?? '') ?? []) {
    const { stems: asked, line } = phrase;
    if (asked.length < length || !asked.every((stem, i) => stems[i] === stem)) continue;
    if (asked.length > length) others = [];
    length = asked.length;
    others.push(...line.filter((other) => other !== phrase));
  }
  return { length, others };
}
