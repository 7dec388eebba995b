import { pageWeights, sectionWeights } from '../../data/search.ts';
import type { OpenIndex } from './index-file.ts';
import { tuning } from './tuning.ts';
import { makeVocabulary, type Vocabulary } from './vocabulary.ts';
import { isStopWord, isWeakWord, termOf, withoutKind, wordsOf } from './words.ts';

/** An occurrence of a term outside of a section's text. */
export interface Heading {
  section: number;
  /**
   * `own` is the section's heading, `slug` its id, which may be a former heading, `above` a heading above it or the page's title,
   * `route` the path of the page.
   */
  kind: 'own' | 'above' | 'route' | 'slug';
}

/** A keyword of a section. */
export interface Name {
  section: number;
  /** Number of significant terms. */
  length: number;
  /** The whole keyword, to compare with the query. */
  plain: string;
}

/** A section with what ranking needs. */
export interface RankedSection {
  /** Index of its page. */
  page: number;
  level: number;
  /** Number of significant terms in its heading. */
  headingLength: number;
  /** Weight of its page. */
  weight: number;
  /** Its heading in lower case, without punctuation. */
  plain: string;
  /** The same for its id, or for the last part of the route of its page. Both may be former names. */
  former: string;
}

/** The index with the terms of all headings. */
export interface Lexicon {
  index: OpenIndex;
  /** All terms of texts, headings and addresses. */
  vocabulary: Vocabulary;
  /** For each of them, its index among the terms of texts, or -1. */
  inTexts: Int32Array;
  /** For each of them, the headings that have it. */
  inHeadings: Heading[][];
  /** For each of them, the indexes of the keywords that have it. */
  inNames: number[][];
  names: Name[];
  sections: RankedSection[];
  /** The phrases of the index, without their variable parts. */
  messages: string[];
}

/** Indexes the terms of headings, and combines them with those of texts. */
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
        former: plainOf(slug || (route.split('/').at(-2) ?? '')),
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
 * An error message in lower case, without its variable parts. Some shells put the command first in "command not found", and some
 * last.
 */
export const messageOf = (text: string): string =>
  withoutKind(text)
    .replace(/\bsteps\.[\w…]+|'[^']*'/g, '…')
    .replace(/^(\S+): (command not found)$/, '$2: $1');

/** The weight of a page. */
function weightOf(route: string): number {
  const start = Object.keys(pageWeights).find((start) => route.startsWith(start));
  return (start && pageWeights[start]) || 1;
}

/** The different terms of a heading. */
function termsOf(title: string): string[] {
  return [...new Set([...wordsOf(title)].map(({ term }) => term))];
}

/** Questions for a definition. */
const definition = /^what(?:['’]?s| is| are) (?:an? |the )?/i;

/** Whether a query asks for a definition, which the start of a page has. */
export const asksWhatItIs = (query: string): boolean => definition.test(query);

/**
 * A text in lower case, with its words in the singular, separated by single spaces. Questions for a definition are reduced to the
 * term.
 */
export const plainOf = (text: string): string =>
  text
    .replace(definition, '')
    .slice(0, 200)
    .split(/[^\p{L}\p{N}$_]+/u)
    .filter(Boolean)
    .map(termOf)
    .join(' ');
