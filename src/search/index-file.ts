/*
 * The downloaded index: in which sections each term occurs, and with which weight. It contains titles and headings, whose words
 * are indexed when it is opened. The texts for excerpts are in separate files.
 */

import { keyOfRoute } from '../shared/paths.ts';
import { searchTextsFile } from '../shared/search-files.ts';

/** The hash in the names of the files with a page's texts, and the index of the first section in each file but the first. */
export type TextsParts = readonly [hash: string, ...starts: number[]];

/** A file with texts of a page, and the index of the first section in it. */
type TextsPart = readonly [from: number, file: string];

/** The downloaded file. */
export interface IndexFile {
  pages: {
    route: string;
    trail: readonly string[];
    texts: TextsParts;
    /** Title, level and id of each section, the page itself first. Ids that can be derived from the title are left out. */
    sections: [title: string, level: number, slug?: string][];
  }[];
  /** For each section, a digit: log2 of the number of links to it. */
  linked: string;
  /** For each section, a line with its keywords, separated by commas. */
  names: string;
  /** All terms, sorted. Each begins with the length of the prefix that it shares with the previous one, as a character. */
  terms: string;
  /** For each term, the number of sections that have it, and the differences between their indexes. */
  places: string;
  /** For each occurrence, a digit: the weight of the term. */
  weights: string;
  /**
   * Messages, commands and calls of several words, in lower case. Each is followed by a number for every section that contains it:
   * twice the section's index, plus 1 if the section explains it.
   */
  phrases: [phrase: string, ...sections: number[]][];
}

/** The opened index. */
export interface OpenIndex {
  pages: {
    route: string;
    trail: readonly string[];
    texts: readonly TextsPart[];
    sections: { title: string; level: number; slug: string }[];
  }[];
  /** All terms, sorted. */
  terms: string[];
  /** For each term, the indexes of the sections that have it in their text, counted over all pages. */
  places: Uint32Array[];
  /** For each occurrence, 0 (only in code) to 3 (what the text is about), or 4 (in the text of a link to the section). */
  weights: Uint8Array[];
  phrases: IndexFile['phrases'];
  /** For each section, log2 of the number of links to it. */
  linked: string;
  /** For each section, its keywords. */
  names: (readonly string[])[];
}

/** Decodes a downloaded index. */
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

/** The id that is derived from a title. The start of a page has none. */
export const slugOf = (title: string, level: number): string =>
  level === 1
    ? ''
    : title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]+/gu, '')
        .replaceAll(' ', '-');

/** `#`, after the characters that JSON has to escape. */
export const firstCharacter = 35;
/** Characters below this end a number; others are followed by more. From `#` on, 56 characters need no escape. */
const half = 28;

/** Encodes a number from 0 as characters, the lowest digit first. */
export function encodeNumber(value: number): string {
  if (value < half) return String.fromCharCode(firstCharacter + value);
  return (
    String.fromCharCode(firstCharacter + half + (value % half)) + encodeNumber(Math.floor(value / half) - 1)
  );
}

/** Returns a function that decodes the next number of a text. */
export function numbersOf(text: string): () => number {
  let at = 0;
  return function next(): number {
    const digit = text.charCodeAt(at++) - firstCharacter;
    return digit < half ? digit : digit - half + half * (next() + 1);
  };
}
