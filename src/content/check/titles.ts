import type { Frontmatter } from '../../shared/frontmatter.ts';
import type { AuthorError } from '../author-error.ts';

/** The parts of a page by which readers tell pages apart. */
interface Titled {
  file: string;
  frontmatter: Pick<Frontmatter, 'title'>;
  titleLine: number;
}

/** Reports pages with the same title, which look alike in search results, tabs and bookmarks. */
export function checkTitles(pages: readonly Titled[], errors: AuthorError[]): void {
  const fileOf = new Map<string, string>();
  for (const { file, frontmatter, titleLine } of pages) {
    const title = frontmatter.title.toLowerCase().replace(/\s+/g, ' ');
    const other = fileOf.get(title);
    if (other === undefined) fileOf.set(title, file);
    else
      errors.push({
        file,
        line: titleLine,
        message: `The page has the same title as ${other}: ${frontmatter.title}.`,
        hint: 'Search results and browser tabs show only the title, so give each page one that fits no other.',
      });
  }
}
