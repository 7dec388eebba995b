import { withBase } from '../paths.ts';
import { hitLimit, type SearchHit, type SearchProvider } from './provider.ts';
import { loadTitles, type TitleEntry } from './titles.ts';

/** Finds pages by their titles and headings. */
export const titlesProvider: SearchProvider = {
  async search(query) {
    return rankTitles(query, await loadTitles(), __BASE__);
  },
};

interface Scored {
  hit: SearchHit;
  score: number;
}

/**
 * Ranks titles and headings: every word of the query has to begin a word of the text or stand inside one; the nearer to
 * the whole text, the better, and a page before its sections.
 */
export function rankTitles(query: string, pages: readonly TitleEntry[], base: string): SearchHit[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const scored: Scored[] = [];
  const consider = (hit: SearchHit, context: string, bonus: number) => {
    const score = scoreOf(words, hit.title.toLowerCase(), context.toLowerCase());
    if (score > 0) scored.push({ hit, score: score + bonus });
  };
  for (const { route, title, trail, headers } of pages) {
    const path = withBase(base, route);
    consider({ href: path, title, trail }, trail, 0.2);
    for (const header of headers) {
      consider(
        {
          href: `${path}#${header.slug}`,
          title: header.title,
          trail: [trail, title].filter(Boolean).join(' / '),
        },
        title,
        0,
      );
    }
  }
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, hitLimit)
    .map(({ hit }) => hit);
}

const wordsOf = (text: string): string[] => text.toLowerCase().slice(0, 200).split(/\s+/).filter(Boolean);

function scoreOf(words: string[], text: string, context: string): number {
  let score = 0;
  for (const word of words) {
    if (text === word) score += 2;
    else if (text.startsWith(word) || text.includes(` ${word}`)) score += 1 + word.length / text.length;
    else if (text.includes(word)) score += 0.6;
    else if (context.includes(word)) score += 0.3;
    else return 0;
  }
  // A section that shares only its page's title says nothing of its own.
  return words.some((word) => text.includes(word)) ? score / words.length : 0;
}
