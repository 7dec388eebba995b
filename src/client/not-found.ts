import type { PageLink } from '../page.ts';
import { decodePath } from '../paths.ts';

const shown = 4;
/** From here on, two words are taken for spellings of one. */
const alike = 0.6;

/** The words of an address: `/apps/zohoBooks.html` has `apps`, `zoho`, and `books`. */
const wordsOf = (path: string): string[] =>
  path
    .replace(/\.html?$|\/index$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Pairs of neighboring letters, the edges of the word included. */
function pairsOf(word: string): Set<string> {
  const letters = `^${word}$`;
  return new Set(Array.from(letters.slice(1), (letter, index) => letters.charAt(index) + letter));
}

/** How alike two words are, from 0 to 1: twice the pairs they share, of all that they have. */
function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  return (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size);
}

/**
 * The pages that an address without a page may have meant. A word counts for the more, the fewer pages have it; what says
 * nothing leaves the pages in their order.
 *
 * @param path path of the address
 * @param pages those to choose from; one that comes twice counts once
 */
export function nearestPages(path: string, pages: readonly PageLink[]): PageLink[] {
  const candidates = [...new Map(pages.map((page) => [page.path, page])).values()].map((page) => ({
    page,
    words: [...new Set([...wordsOf(page.path), ...wordsOf(page.title)])],
  }));
  const frequency = new Map<string, number>();
  for (const { words } of candidates)
    for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weightOf = (word: string) =>
    Math.log(1 + candidates.length / (frequency.get(word) ?? 1)) - Math.log(2);

  const asked = [...new Set(wordsOf(decodePath(path.slice(0, 300))))];
  const worthOf = (word: string, own: string) => {
    const likeliness = likeness(word, own);
    return likeliness > alike ? likeliness * weightOf(own) : 0;
  };
  const scoreOf = (words: readonly string[]) => {
    const found = asked.reduce(
      (sum, word) => sum + Math.max(0, ...words.map((own) => worthOf(word, own))),
      0,
    );
    // Of two pages that have the same words, the one that has little besides.
    return found && found - words.length / 100;
  };
  return candidates
    .map(({ page, words }) => ({ page, score: scoreOf(words) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, shown)
    .map(({ page }) => page);
}

/**
 * Completes the not-found article that is shown: with the address that was asked for, and the nearest of the pages that the
 * sidebar lists. Nothing has to be fetched for it.
 *
 * @param path path of the address
 */
export function completeNotFound(path: string): void {
  const pages = [...document.querySelectorAll<HTMLAnchorElement>('#sidebar li a')]
    // The sidebar leads to other sites too.
    .filter(({ pathname, origin }) => origin === location.origin && pathname.startsWith(__BASE__))
    .map(({ textContent, pathname }) => ({ title: textContent ?? '', path: pathname }));
  const asked = document.querySelector('#article [data-asked]');
  if (asked) asked.textContent = path.slice(0, 300);
  const list = document.querySelector('#article [data-nearest]');
  list?.replaceChildren(
    ...nearestPages(path, pages).map((page) => {
      const [item, link, title, address] = ['li', 'a', 'strong', 'code'].map((tag) =>
        document.createElement(tag),
      );
      if (!item || !link || !title || !address) return '';
      link.setAttribute('href', page.path);
      title.textContent = page.title;
      address.textContent = page.path;
      link.append(title, ' ', address);
      item.append(link);
      return item;
    }),
  );
}
