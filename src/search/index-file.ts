/*
 * The index as it is downloaded: which terms stand in the text of which sections, and how much they say there. Titles and
 * headings are in it as they are; their words are found when it is opened. The texts, which only excerpts need, are in
 * files of their own.
 */

import { keyOfRoute } from '../shared/paths.ts';
import { searchTextsFile } from '../shared/search-files.ts';

/** The hash that the files with a page's texts share, and the number of the first section in each but the first. */
export type TextsParts = readonly [hash: string, ...starts: number[]];

/** A file with texts of a page, beside the index, and the number of the first section in it. */
type TextsPart = readonly [from: number, file: string];

/** What is downloaded. */
export interface IndexFile {
  pages: {
    route: string;
    trail: readonly string[];
    texts: TextsParts;
    /** Title, level and id of each section, the page itself first; an id that follows from the title is left out. */
    sections: [title: string, level: number, slug?: string][];
  }[];
  /** For each section, a digit: how many links lead to it, as a power of two. */
  linked: string;
  /** For each section, a line: what else readers call it, set off by commas. */
  names: string;
  /** Every term, sorted; each begins with the number of letters that it shares with the one before, as a character. */
  terms: string;
  /** For each term, how many sections have it, and the distances between their numbers. */
  places: string;
  /** For each of those, a digit: how much the term says there. */
  weights: string;
  /** Messages, commands and calls of several words, in lower case, and the numbers of the sections that show them. */
  phrases: [phrase: string, ...sections: number[]][];
}

/** The index as it is used. */
export interface OpenIndex {
  pages: {
    route: string;
    trail: readonly string[];
    texts: readonly TextsPart[];
    sections: { title: string; level: number; slug: string }[];
  }[];
  /** Every term, sorted. */
  terms: string[];
  /** For each term, the numbers of the sections that have it in their text, counted over all pages. */
  places: Uint32Array[];
  /** For each of those, 0 to 3. */
  weights: Uint8Array[];
  phrases: IndexFile['phrases'];
  /** For each section, how many links lead to it, as a power of two. */
  linked: string;
  /** For each section, what else readers call it. */
  names: (readonly string[])[];
}

/** Makes what was downloaded usable. */
export function openIndex({ pages, linked, names, terms, places, weights, phrases }: IndexFile): OpenIndex {
  const open: OpenIndex = {
    pages: pages.map((page) => ({
      ...page,
      texts: partsOf(page.route, page.texts),
      sections: page.sections.map(([title, level, slug = slugOf(title, level)]) => ({ title, level, slug })),
    })),
    terms: [],
    places: [],
    weights: [],
    phrases,
    linked,
    names: names.split('\n').map((line) => line.split(',').filter(Boolean)),
  };
  const next = numbersOf(places);
  let before = '';
  let weight = 0;
  for (const line of terms.split('\n')) {
    if (!line) continue;
    before = before.slice(0, line.charCodeAt(0) - firstCharacter) + line.slice(1);
    open.terms.push(before);
    const count = next();
    const at = new Uint32Array(count);
    const weighs = new Uint8Array(count);
    let last = -1;
    for (let i = 0; i < count; i++) {
      last += next() + 1;
      at[i] = last;
      weighs[i] = weights.charCodeAt(weight++) - 48;
    }
    open.places.push(at);
    open.weights.push(weighs);
  }
  return open;
}

const partsOf = (route: string, [hash, ...starts]: TextsParts): TextsPart[] =>
  [0, ...starts].map((from, part) => [from, searchTextsFile(keyOfRoute(route), part, hash)]);

/** The id that most headings have: made from their words. The beginning of a page has none. */
export const slugOf = (title: string, level: number): string =>
  level === 1
    ? ''
    : title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]+/gu, '')
        .replaceAll(' ', '-');

/** `#`, behind the characters that JSON would have to escape. */
export const firstCharacter = 35;
/** A character below this is the last of its number; above it, another follows. From `#` on, 56 characters need no escape. */
const half = 28;

/** A number from 0 as characters, the lowest digit first. */
export function encodeNumber(value: number): string {
  if (value < half) return String.fromCharCode(firstCharacter + value);
  return (
    String.fromCharCode(firstCharacter + half + (value % half)) + encodeNumber(Math.floor(value / half) - 1)
  );
}

/** Reads numbers off a text, one with each call. */
export function numbersOf(text: string): () => number {
  let at = 0;
  return function next(): number {
    const digit = text.charCodeAt(at++) - firstCharacter;
    return digit < half ? digit : digit - half + half * (next() + 1);
  };
}
