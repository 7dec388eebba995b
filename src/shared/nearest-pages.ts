import { differenceOf } from './nearest.ts';
import type { PageLink } from './page.ts';
import { decodePath } from './paths.ts';

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

/** The parts of a path, without the ending: `/workflows/steps.html` has `workflows` and `steps`. */
const partsOf = (path: string): string[] =>
  path
    .replace(/\.html?$|\/index$/, '')
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');

/** From here on, two parts of a path have nothing in common. */
const foreign = 0.5;
/** What a part costs that only the page's path has, one that only the address has, one that it repeats, and one that is out of order. */
const cost = { missing: 0.5, surplus: 1, repeated: 0.1, moved: 0.2 } as const;
/** Up to here, an address is taken for a page's path with mistakes in it. */
const near = 1;

/**
 * How far an address is from the path of a page, from 0: each part of the address is paired with the part of the path that is
 * spelled most like it, wherever that stands. An address that shares no part with the path is infinitely far.
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
 * The pages that an address without a page may have meant: first those whose path it nearly is, then those that share words
 * with it. A word counts for the more, the fewer pages have it; pages that share nothing with it keep their order.
 *
 * @param path path of the address
 * @param pages those to choose from; one that comes twice counts once
 */
export function nearestPages(path: string, pages: readonly PageLink[]): PageLink[] {
  const unique = [...new Map(pages.map((page) => [page.path, page])).values()];
  const askedPath = decodePath(path.slice(0, 300));
  const scoreOf = wordScore(askedPath, unique);
  // All paths begin with the base, which tells nothing.
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

/** How much of what an address says, word by word, is in the path and title of a page. */
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
    // Of two pages that have the same words, the one that has little besides.
    return found && found - words.length / 100;
  };
}
