import { suggest } from '../../nearest.ts';
import type { AuthorError } from '../author-error.ts';
import { splitHash } from './links.ts';

/** What readers may type for a section that it doesn't say itself, by its address such as `/limits/#memory`. */
export type Keywords = Readonly<Record<string, string>>;

/** Reports keywords of sections that do not exist. */
export function checkKeywords(
  keywords: Keywords,
  idsByRoute: ReadonlyMap<string, ReadonlySet<string>>,
  unreadable: ReadonlySet<string>,
  errors: AuthorError[],
): void {
  for (const section of Object.keys(keywords)) {
    const [route, slug] = splitHash(section);
    const ids = idsByRoute.get(route);
    if (unreadable.has(route) || ids?.has(slug) || (ids && slug === '')) continue;
    errors.push({
      file: 'data/keywords',
      line: 0,
      message: `There is no section ${section} to have keywords.`,
      hint: ids ? suggest(slug, ids) : suggest(route, idsByRoute.keys()),
    });
  }
}
