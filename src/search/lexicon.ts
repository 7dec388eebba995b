import { pageWeights, sectionWeights } from '../../data/search.ts';
import type { OpenIndex } from './index-file.ts';
import { tuning } from './tuning.ts';
import { makeVocabulary, type Vocabulary } from './vocabulary.ts';
import { isStopWord, isWeakWord, termOf, withoutKind, wordsOf } from './words.ts';

/** Where a term stands besides the text of sections. */
export interface Heading {
  section: number;
  /**
   * `own` is the section's heading, `slug` its id, which keeps what it was called before, `above` a heading or the page's title
   * above it, `route` the address of the page.
   */
  kind: 'own' | 'above' | 'route' | 'slug';
}

/** What readers call a section, besides its heading. */
export interface Name {
  section: number;
  /** Terms of it that say something. */
  length: number;
  /** All of it, to be compared with what was typed. */
  plain: string;
}

/** A section as ranking knows it. */
export interface RankedSection {
  /** Number of its page. */
  page: number;
  level: number;
  /** Terms of its own heading that say something. */
  headingLength: number;
  /** What its page is worth. */
  weight: number;
  /** Its heading in lower case, without punctuation. */
  plain: string;
}

/** The index, and the words of all headings with it. */
export interface Lexicon {
  index: OpenIndex;
  /** Every term of texts, headings and addresses. */
  vocabulary: Vocabulary;
  /** For each of them, its place among the terms of texts, or -1. */
  inTexts: Int32Array;
  /** For each of them, the headings that have it. */
  inHeadings: Heading[][];
  /** For each of them, the names that have it, by their numbers. */
  inNames: number[][];
  names: Name[];
  sections: RankedSection[];
  /** The phrases of the index, each without what differs from reader to reader. */
  messages: string[];
}

/** Finds the words of headings and puts them beside those of texts. */
export function makeLexicon(index: OpenIndex): Lexicon {
  const headings = new Map<string, Heading[]>();
  const sections: RankedSection[] = [];
  const note = (term: string, section: number, kind: Heading['kind']) => {
    const list = headings.get(term) ?? [];
    if (list.length === 0) headings.set(term, list);
    if (list.at(-1)?.section !== section) list.push({ section, kind });
  };
  const inNames = new Map<string, number[]>();
  const names = index.names
    .flatMap((called, section) => called.map((name) => ({ section, name })))
    .map(({ section, name }, number): Name => {
      const terms = termsOf(name).filter((term) => !isStopWord(term));
      for (const term of terms) {
        const numbers = inNames.get(term) ?? [];
        if (numbers.length === 0) inNames.set(term, numbers);
        numbers.push(number);
      }
      return {
        section,
        length: Math.max(1, terms.filter((term) => !isWeakWord(term)).length),
        plain: plainOf(name),
      };
    });
  index.pages.forEach(({ route, sections: listed }, page) => {
    /** Terms of the headings above, by level. */
    const above: string[][] = [];
    const weight = weightOf(route);
    for (const { title, level, slug } of listed) {
      const number = sections.length;
      const own = termsOf(title);
      for (const term of own) note(term, number, 'own');
      for (const part of slug.split(/[^a-z0-9]+/)) if (part) note(termOf(part), number, 'slug');
      for (const term of new Set(above.slice(0, level).flat())) note(term, number, 'above');
      if (level === 1)
        for (const part of route.split(/[^a-z0-9]+/)) if (part) note(termOf(part), number, 'route');
      above[level] = own;
      above.length = level + 1;
      sections.push({
        page,
        level,
        weight: weight * (sectionWeights[slug] ?? 1) * (1 + tuning.linked * Number(index.linked[number])),
        headingLength: own.filter((term) => !isStopWord(term) && !isWeakWord(term)).length,
        plain: plainOf(title),
      });
    }
  });
  const inText = new Map(index.terms.map((term, i) => [term, i]));
  const terms = [...new Set([...inText.keys(), ...headings.keys(), ...inNames.keys()])].sort((a, b) =>
    a < b ? -1 : 1,
  );
  return {
    index,
    vocabulary: makeVocabulary(terms),
    inTexts: Int32Array.from(terms, (term) => inText.get(term) ?? -1),
    inHeadings: terms.map((term) => headings.get(term) ?? []),
    inNames: terms.map((term) => inNames.get(term) ?? []),
    names,
    sections,
    messages: index.phrases.map(([phrase]) => messageOf(phrase)),
  };
}

/**
 * A message in lower case without the kind of its error and the names in it, which differ from reader to reader. Some shells
 * put the command first in "command not found", and some last.
 */
export const messageOf = (text: string): string =>
  withoutKind(text)
    .replace(/\bsteps\.[\w…]+|'[^']*'/g, '…')
    .replace(/^(\S+): (command not found)$/, '$2: $1');

/** What a page is worth. */
function weightOf(route: string): number {
  const start = Object.keys(pageWeights).find((start) => route.startsWith(start));
  return (start && pageWeights[start]) || 1;
}

/** The different terms of a heading. */
function termsOf(title: string): string[] {
  return [...new Set([...wordsOf(title)].map(({ term }) => term))];
}

/** How one asks what something is. */
const definition = /^what(?:['’]?s| is| are) (?:an? |the )?/i;

/** Whether this asks what something is: the beginning of its page says that. */
export const asksWhatItIs = (query: string): boolean => definition.test(query);

/** A text in lower case, its words in the singular and apart by single spaces; what something is, is asked by its name. */
export const plainOf = (text: string): string =>
  text
    .replace(definition, '')
    .slice(0, 200)
    .split(/[^\p{L}\p{N}$_]+/u)
    .filter(Boolean)
    .map(termOf)
    .join(' ');
