/*
 * Generates the index, in the build only.
 */
import { encodeNumber, firstCharacter, type IndexFile, slugOf, type TextsParts } from './index-file.ts';
import type { Section } from './section.ts';
import { isStopWord, wordsOf } from './words.ts';

/** A page for the index. */
export interface IndexedPage {
  /** Path below the base, with a slash at both ends. */
  route: string;
  /** Groups of the sidebar and pages above it, from the outermost. */
  trail: readonly string[];
  texts: TextsParts;
  sections: readonly Section[];
}

/** Generates the index of pages. */
export function packIndex(pages: Iterable<IndexedPage>): IndexFile {
  const index = startIndex();
  for (const page of pages) index.add(page);
  return index.pack();
}

/** An index that is generated page by page, without keeping their texts. */
export interface IndexPacker {
  add(page: IndexedPage): void;
  pack(): IndexFile;
}

/** Creates an empty index. */
export function startIndex(): IndexPacker {
  const pages: IndexFile['pages'] = [];
  const found = new Map<string, number[]>();
  const phrases = new Map<string, number[]>();
  const names = new Map<string, Names>();
  const called: string[] = [];
  let number = 0;
  return {
    add({ route, trail, texts, sections }) {
      for (const section of sections) {
        for (const [term, weight] of weighTerms(section)) addPlace(found, term, number, weight);
        for (const shown of new Set(section.phrases)) {
          const phrase = shown.toLowerCase();
          const places = phrases.get(phrase) ?? [];
          if (places.length === 0) phrases.set(copyString(phrase), places);
          places.push(number * 2 + (section.subjects.some((subject) => subject.includes(shown)) ? 1 : 0));
        }
        for (const link of section.links) addName(names, link);
        called.push(copyString(section.keywords.replace(/, +/g, ',')));
        number += 1;
      }
      pages.push({
        route,
        trail,
        texts,
        sections: sections.map(({ title, level, slug }) =>
          slug === slugOf(title, level) ? [copyString(title), level] : [copyString(title), level, slug],
        ),
      });
    },
    pack: () => ({
      pages,
      linked: addNames(found, pages, names),
      names: called.join('\n'),
      ...packTerms(found),
      phrases: [...phrases].map(([phrase, sections]) => [phrase, ...sections]),
    }),
  };
}

/** Adds an occurrence of a term: section and weight in one number, because a large site has a million of them. */
function addPlace(found: Map<string, number[]>, term: string, number: number, weight: number): void {
  const places = found.get(term);
  if (places) places.push(number * 8 + weight);
  else found.set(copyString(term), [number * 8 + weight]);
}

/** Copies a string. A substring would keep the whole text in memory. */
const copyString = (text: string): string => structuredClone(text);

/**
 * The terms of all sections, and their occurrences. The texts are joined at the end, because V8 keeps an object for each string that
 * is appended to another, which takes 20 times the memory of a digit.
 */
function packTerms(found: ReadonlyMap<string, number[]>): Pick<IndexFile, 'terms' | 'places' | 'weights'> {
  const terms: string[] = [];
  const places: string[] = [];
  const weights: string[] = [];
  let before = '';
  for (const [term, all] of [...found].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const entries = tellingEntries(all);
    const shared = sharedStart(before, term);
    terms.push(`${String.fromCharCode(shared + firstCharacter)}${term.slice(shared)}\n`);
    before = term;
    const sections = entries.map((entry) => entry >> 3);
    const gaps = sections.map((section, i) => section - (sections[i - 1] ?? -1) - 1);
    places.push([entries.length, ...gaps].map(encodeNumber).join(''));
    weights.push(entries.map((entry) => entry & 7).join(''));
  }
  return { terms: terms.join(''), places: places.join(''), weights: weights.join('') };
}

/** A term in the code, or with a low weight in the text, of more sections than this is insignificant there. */
const mostInCode = 4;
const mostInPassing = 15;

/** The significant occurrences of a term, or all if there are none. */
function tellingEntries(entries: readonly number[]): readonly number[] {
  const telling = entries.filter((entry) => {
    const weight = entry & 7;
    return weight > 1 || entries.length <= (weight === 0 ? mostInCode : mostInPassing);
  });
  return telling.length > 0 ? telling : entries;
}

/** The number of links to a section, and their texts. */
interface Names {
  links: number;
  texts: Set<string>;
}

function addName(names: Map<string, Names>, { to, text }: Section['links'][number]): void {
  const known = names.get(to) ?? { links: 0, texts: new Set() };
  if (known.links === 0) names.set(copyString(to), known);
  known.links += 1;
  if (!known.texts.has(text)) known.texts.add(copyString(text));
}

/**
 * Adds the texts of links to the sections that they lead to, with the weight of keywords.
 *
 * @returns for each section, a digit: log2 of the number of links to it
 */
function addNames(
  found: Map<string, number[]>,
  pages: IndexFile['pages'],
  names: ReadonlyMap<string, Names>,
): string {
  const grown = new Set<string>();
  let linked = '';
  let number = 0;
  for (const { route, sections } of pages)
    for (const [title, level, slug = slugOf(title, level)] of sections) {
      const called = names.get(route + (slug && `#${slug}`));
      linked += Math.min(9, Math.round(Math.log2(1 + (called?.links ?? 0))));
      for (const term of called ? namingTerms(title, called.texts) : []) {
        addPlace(found, term, number, 4);
        grown.add(term);
      }
      number += 1;
    }
  for (const term of grown) {
    const entries = (found.get(term) ?? []).sort((a, b) => a - b);
    // Of two entries for the same section, the second has the higher weight.
    found.set(
      term,
      entries.filter((entry, i) => entry >> 3 !== (entries[i + 1] ?? -1) >> 3),
    );
  }
  return linked;
}

/** The terms of link texts that the heading doesn't have. */
function namingTerms(title: string, names: Iterable<string>): Set<string> {
  const heading = new Set([...wordsOf(title)].map(({ term }) => term));
  const terms = [...wordsOf([...names].join('\n'))].map(({ term }) => term);
  return new Set(terms.filter((term) => !heading.has(term) && !isStopWord(term)));
}

/**
 * The terms of a section's text, except those of its heading and keywords, with a weight from 0 (only in code) to 3 (what the
 * text is about).
 */
function weighTerms({ title, text, code, keywords, subjects }: Section): Map<string, number> {
  const called = new Set([...wordsOf(`${title}\n${keywords}`)].map(({ term }) => term));
  const counts = new Map<string, number>();
  let length = 0;
  const count = (words: string, by: number) => {
    for (const { term } of wordsOf(words)) {
      length += by;
      if (!called.has(term) && !isStopWord(term)) counts.set(term, (counts.get(term) ?? 0) + by);
    }
  };
  count(text, 1);
  count(code, 0.25);
  for (const [term, frequency] of counts) {
    // BM25 with k1 = 1.2 and b = 0.6 for an average length of 120 words; from 0 to 2.2.
    const says = (frequency * 2.2) / (frequency + 1.2 * (0.4 + (0.6 * length) / 120));
    counts.set(term, frequency < 1 ? 0 : says < 0.9 ? 1 : says < 1.4 ? 2 : 3);
  }
  // A message in the first cell of a row is what the row explains. Lists of names, separated by commas, are not.
  for (const { term } of wordsOf(subjects.filter(isMessage).join('\n')))
    if (!called.has(term) && !isStopWord(term)) counts.set(term, 3);
  return counts;
}

const isMessage = (subject: string): boolean => /\S \S+ \S/.test(subject) && !subject.includes(', ');

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
