import { suggest } from '../../shared/nearest.ts';
import type { AuthorError } from '../author-error.ts';
import type { FindLine } from '../line-in-file.ts';
import { type LinkTargets, splitHash } from './links.ts';

/** Additional search terms of sections, by address such as `/limits/#memory`. */
export type Keywords = Readonly<Record<string, string>>;

/** Reports keywords of sections that don't exist. */
export function checkKeywords(
  keywords: Keywords,
  { pages, unreadable, findLine }: Pick<LinkTargets, 'pages' | 'unreadable'> & { findLine: FindLine },
  errors: AuthorError[],
): void {
  for (const [section, words] of Object.entries(keywords)) {
    const place = () => findLine('data/keywords', section);
    if (typeof words !== 'string') {
      errors.push({
        ...place(),
        message: `The keywords of ${section} aren't a string.`,
        hint: 'Write them in quotes, separated by commas.',
      });
    }
    const [route, slug] = splitHash(section);
    const ids = pages.get(route)?.ids;
    if (unreadable.has(route) || ids?.has(slug) || (ids && slug === '')) continue;
    errors.push({
      ...place(),
      message: `There are keywords for ${section}, which does not exist.`,
      hint: ids ? suggest(slug, ids) : suggest(route, pages.keys()),
    });
  }
}
