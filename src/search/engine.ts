import { synonyms } from '../../data/search.ts';
import { differenceOf } from '../shared/nearest.ts';
import { excerptOf, type Marked, mark } from './excerpt.ts';
import { type IndexFile, type OpenIndex, openIndex } from './index-file.ts';
import { type Lexicon, makeLexicon, plainOf } from './lexicon.ts';
import { type QueryPart, readQuery, readSynonyms } from './query.ts';
import { type Ranked, rank } from './rank.ts';
import { tuning } from './tuning.ts';
import { correctionOf, isBeginning, isKnown, meantBy } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** A section that was found. */
export interface FoundSection {
  route: string;
  /** Title of the page. */
  page: string;
  /** Id of its heading, empty for the start of the page. */
  slug: string;
  title: Marked;
  /** Groups and pages above the page, and headings above the section. */
  trail: readonly string[];
  /** The file with the section's text, and its index there. */
  texts: string;
  place: number;
}

/** Searches an index. */
export interface Engine {
  /** Returns at most `most` sections, those of the best page first. */
  search(query: string, most: number): FoundSection[];
  /** Returns the sections whose headings are most similar to a text. */
  nearest(text: string, most: number): FoundSection[];
  /** Returns the part of a section that matches the query, from its prose or else from its code. */
  excerpt(query: string, text: string, code: string): Marked;
}

const synonymIndex = readSynonyms(synonyms);

/** The most sections of one page that are listed. */
const mostOfPage = 3;

/** Creates the engine for an index. */
export function createEngine(file: IndexFile): Engine {
  const index = openIndex(file);
  const lexicon = makeLexicon(index);
  const found = finder(index);
  const partsOf = remembered((query: string) =>
    readQuery(query, synonymIndex, {
      isKnown: (word) => isKnown(lexicon.vocabulary, word),
      isBeginning: (text) => isBeginning(lexicon.vocabulary, text),
      correctionOf: (word) => correctionOf(lexicon.vocabulary, word),
    }),
  );
  const meantOf = remembered((query: string) => termsMeant(partsOf(query), lexicon, false));
  const synonymsOf = remembered((query: string) => termsMeant(partsOf(query), lexicon, true));
  return {
    search(query, most) {
      const parts = partsOf(query);
      if (parts.length === 0) return [];
      const isMeant = meantOf(query);
      const groups = new Map<number, Ranked[]>();
      for (const ranked of rank(parts, lexicon, query)) {
        const page = lexicon.sections[ranked.section]?.page ?? 0;
        const group = groups.get(page);
        if (group) group.push(ranked);
        else groups.set(page, [ranked]);
      }
      const sections = [...groups.values()].flatMap((group, i, all) => {
        // Other sections of a page are listed if they are nearly as good as its best one, and as that of the next page.
        const best = group[0]?.score ?? 0;
        const next = all[i + 1]?.[0]?.score ?? 0;
        const least = Math.max(tuning.nearBest * best, tuning.nearNext * next);
        const listed = group.filter(({ score }, at) => at === 0 || score > least).slice(0, mostOfPage);
        return (parts.length > 1 ? listed : pageFirst(listed, lexicon, isMeant)).map(
          ({ section }) => section,
        );
      });
      return sections.slice(0, most).map((section) => found(section, isMeant));
    },

    nearest(text, most) {
      const typed = plainOf(text);
      return lexicon.sections
        .map(({ plain }, section) => ({ section, difference: differenceOf(typed, plain) }))
        .filter(({ difference }) => difference < 0.5)
        .sort((a, b) => a.difference - b.difference)
        .slice(0, most)
        .map(({ section }) => found(section));
    },

    excerpt(query, text, code) {
      const line = code.replace(/\s+/g, ' ');
      const isTyped = meantOf(query);
      // Typed words come before synonyms, and prose before code.
      for (const isMeant of [isTyped, synonymsOf(query)]) {
        for (const from of [text, line]) {
          // Only what was typed is marked: of "one at a time", a reader who typed "concurrency" wouldn't know why.
          if (excerptOf(from, isMeant).length > 1) return excerptOf(from, isMeant, isTyped);
        }
      }
      return excerptOf(text || line, () => false);
    },
  };
}

/** A query of one word names a topic: a page whose title has the word comes before the page's sections. */
function pageFirst(
  listed: readonly Ranked[],
  { sections }: Lexicon,
  isMeant: (term: string) => boolean,
): readonly Ranked[] {
  const page = listed.find(({ section }) => {
    const { level, plain } = sections[section] ?? { level: 0, plain: '' };
    return level === 1 && [...wordsOf(plain)].some(({ term }) => isMeant(term));
  });
  return page ? [page, ...listed.filter((one) => one !== page)] : listed;
}

/** Returns a function that describes sections by their index over all pages. */
function finder({
  pages,
}: OpenIndex): (section: number, isMeant?: (term: string) => boolean) => FoundSection {
  const places = pages.flatMap((page) => page.sections.map((_, section) => ({ page, section })));
  return (number, isMeant = () => false) => {
    const at = places[number];
    if (!at) throw new Error(`There is no section ${number}.`);
    const { route, trail, texts, sections } = at.page;
    const { title, level, slug } = sections[at.section] ?? { title: '', level: 1, slug: '' };
    const above: string[] = [];
    let below = level;
    for (let i = at.section - 1; i >= 0 && below > 1; i--) {
      const heading = sections[i];
      if (heading && heading.level < below) {
        above.unshift(heading.title);
        below = heading.level;
      }
    }
    const [from, file] = texts.findLast(([from]) => from <= at.section) ?? [0, ''];
    return {
      route,
      page: sections[0]?.title ?? '',
      slug,
      title: mark(title, isMeant),
      trail: [...trail, ...above],
      texts: file,
      place: at.section - from,
    };
  };
}

/** Returns whether a query means a term, with or without synonyms. */
function termsMeant(
  parts: readonly QueryPart[],
  lexicon: Lexicon,
  withSynonyms: boolean,
): (term: string) => boolean {
  const meant = new Set<string>();
  for (const { alternatives } of parts) {
    for (const { words, isSynonym } of alternatives) {
      if (isSynonym && !withSynonyms) continue;
      for (const word of words) {
        for (const { term, weight: likely } of meantBy(word, lexicon.vocabulary))
          if (likely >= 0.4) meant.add(lexicon.vocabulary.terms[term] ?? '');
      }
    }
  }
  return (term) => meant.has(term);
}

/** Remembers the last result, because a query is used several times. */
function remembered<Result>(compute: (query: string) => Result): (query: string) => Result {
  let last: { query: string; result: Result } | undefined;
  return (query) => {
    if (last?.query !== query) last = { query, result: compute(query) };
    return last.result;
  };
}
