import { differenceOf } from './nearest.ts';
import type { PageLink } from './page.ts';
import { decodePath } from './paths.ts';

const shown = 4;
/** Words at least this similar count as spellings of the same word. */
const alike = 0.6;

/** The words of a path: `/apps/zohoBooks.html` has `apps`, `zoho`, and `books`. */
const wordsOf = (path: string): string[] =>
  path
    .replace(/\.html?$|\/index$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The segments of a path: `/workflows/steps.html` has `workflows` and `steps`. */
const partsOf = (path: string): string[] =>
  path
    .replace(/\.html?$|\/index$/, '')
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');

/** Segments that differ more than this aren't compared. */
const foreign = 0.5;
/**
 * The costs of a segment that only the page has, one that only the address has, one that it repeats, and one in another order.
 */
const cost = { missing: 0.5, surplus: 1, repeated: 0.1, moved: 0.2 } as const;
/** Up to this distance, an address counts as a misspelled path. */
const near = 1;

/**
 * The distance between an address and the path of a page, from 0. Each segment is paired with the most similar one, in any
 * position. Without any pair, the distance is infinite.
 */
function distanceOf(asked: readonly string[], own: readonly string[]): number {
  const pairs = asked
    .flatMap((part, from) =>
      own.map((other, to) => ({
        from,
        to,
        cost: differenceOf(part, other),
      })),
    )
    .filter(({ cost }) => cost < foreign)
    .sort(
      (one, other) => one.cost - other.cost || Math.abs(one.from - one.to) - Math.abs(other.from - other.to),
    );
  const partners = new Map<number, number>();
  const taken = new Set<number>();
  let sum = 0;
  for (const { from, to, cost } of pairs) {
    if (partners.has(from) || taken.has(to)) continue;
    partners.set(from, to);
    taken.add(to);
    sum += cost;
  }
  if (taken.size === 0) return Number.POSITIVE_INFINITY;
  asked.forEach((part, from) => {
    if (!partners.has(from)) sum += asked.indexOf(part) === from ? cost.surplus : cost.repeated;
  });
  const order = asked.flatMap((_, from) => partners.get(from) ?? []);
  const moved = order.filter((to, i) => to < Math.max(-1, ...order.slice(0, i))).length;
  return sum + moved * cost.moved + (own.length - taken.size) * cost.missing;
}

/**
 * Suggests pages for an unknown address: first those with a similar path, then those that have words in common with it, where
 * rare words count more. Others keep their order.
 *
 * @param path path of the address
 * @param pages the candidates; duplicates are ignored
 */
export function nearestPages(path: string, pages: readonly PageLink[]): PageLink[] {
  const unique = [...new Map(pages.map((page) => [page.path, page])).values()];
  const askedPath = decodePath(path.slice(0, 300));
  const scoreOf = wordScore(askedPath, unique);
  // All paths begin with the base.
  const [base = ''] = partsOf(unique[0]?.path ?? '');
  const withoutBase = (parts: string[]) => (parts[0] === base ? parts.slice(1) : parts);
  const asked = withoutBase(partsOf(askedPath));
  return unique
    .map((page) => {
      const far = distanceOf(asked, withoutBase(partsOf(page.path)));
      return { page, distance: far <= near ? far : Number.MAX_VALUE, score: scoreOf(page) };
    })
    .sort((a, b) => a.distance - b.distance || b.score - a.score)
    .slice(0, shown)
    .map(({ page }) => page);
}

/** Scores pages by the words that path and title have in common with an address. */
function wordScore(path: string, pages: readonly PageLink[]): (page: PageLink) => number {
  const wordsOfPage = ({ path, title }: PageLink) => [...new Set([...wordsOf(path), ...wordsOf(title)])];
  const frequency = new Map<string, number>();
  for (const word of pages.flatMap(wordsOfPage)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weightOf = (word: string) => Math.log(1 + pages.length / (frequency.get(word) ?? 1)) - Math.log(2);
  const worthOf = (word: string, own: string) => {
    const likeliness = 1 - differenceOf(word, own);
    return likeliness > alike ? likeliness * weightOf(own) : 0;
  };
  const asked = [...new Set(wordsOf(path))];
  return (page) => {
    const words = wordsOfPage(page);
    const found = asked.reduce(
      (sum, word) => sum + Math.max(0, ...words.map((own) => worthOf(word, own))),
      0,
    );
    // Of two pages with the same words, the one with fewer others comes first.
    return found && found - words.length / 100;
  };
}
