import type { PageLink } from '../page.ts';
import { decodePath, normalizeRoute, stripBase } from '../paths.ts';
import { local } from '../search/providers.ts';

const most = 5;

/**
 * The pages that an address which does not exist may have meant: what search finds for its words.
 *
 * @param path address path, base included
 * @returns at most five, best first; none when the index cannot be had
 */
export async function findNearestPages(path: string): Promise<PageLink[]> {
  const route = normalizeRoute(decodePath((stripBase(__BASE__, path) ?? path).slice(0, 300)));
  const words = route.split(/[^\p{L}\p{N}]+/u).join(' ');
  // Without search the page says all that it has to say.
  const { hits } = await local.search(words).catch(() => ({ hits: [] }));
  const titles = new Map(hits.map(({ href, page }) => [href.replace(/#.*/, ''), page]));
  return [...titles].slice(0, most).map(([path, title]) => ({ title, path }));
}
