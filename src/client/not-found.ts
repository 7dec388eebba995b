import { distance } from 'fastest-levenshtein';
import type { PageLink } from '../page.ts';
import { decodePath, normalizeRoute, stripBase } from '../paths.ts';
import { loadTitles } from '../search/titles.ts';

/**
 * The pages whose address is closest to one that does not exist.
 *
 * @param path address path, base included
 * @returns at most five, best first; none when the list of pages cannot be had
 */
export async function findNearestPages(path: string): Promise<PageLink[]> {
  const wanted = wordsOf(normalizeRoute(decodePath((stripBase(__BASE__, path) ?? path).slice(0, 300))));
  const titles = await loadTitles().catch(() => []);
  return titles
    .map((page) => ({ page, score: likeness(wanted, wordsOf(page.route)) }))
    .filter(({ score }) => score > 0.25)
    .sort((a, b) => b.score - a.score)
    .slice(0, 5)
    .map(({ page }) => ({ title: page.title, path: __BASE__ + page.route.slice(1) }));
}

const wordsOf = (route: string): string[] =>
  route
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** How alike two addresses are, from 0 to 1: every word of either looks for its best partner in the other. */
function likeness(a: string[], b: string[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  const best = (word: string, others: string[]) =>
    Math.max(...others.map((other) => 1 - distance(word, other) / Math.max(word.length, other.length)));
  const sum = (words: string[], others: string[]) =>
    words.reduce((total, word) => total + best(word, others) ** 2, 0);
  return (sum(a, b) + sum(b, a)) / (a.length + b.length);
}
