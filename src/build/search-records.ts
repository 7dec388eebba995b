import type { Site } from '../shared/site.ts';
import type { PageSections } from './search-files.ts';

/** A record of a section in the format of DocSearch: https://docsearch.algolia.com/docs/record-extractor. */
export interface SearchRecord {
  objectID: string;
  url: string;
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'content';
  hierarchy: Record<'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4', string | null>;
  content: string | null;
  /** Pages rank before sections, and sections before text. */
  weight: { level: number; position: number };
}

/** Characters of text per record. Algolia rejects records above 10 kB. */
const longestContent = 4000;

/** The Algolia records of pages: one for each section, more if its text is long. */
export function* searchRecords(pages: Iterable<PageSections>, site: Site): Generator<SearchRecord> {
  for (const { view, sections } of pages) {
    const { page, breadcrumbs } = view;
    const above: (string | null)[] = [breadcrumbs[0]?.title ?? 'Documentation'];
    let position = 0;
    for (const { slug, title, level, text, code, keywords } of sections) {
      above[level] = title;
      above.length = level + 1;
      const [lvl0 = null, lvl1 = null, lvl2 = null, lvl3 = null, lvl4 = null] = above;
      const url = site.origin + page.path + (slug && `#${slug}`);
      const type = `lvl${level}` as SearchRecord['type'];
      for (const [part, content] of cut(`${text} ${code} ${keywords}`.trim()).entries()) {
        yield {
          objectID: `${url}~${part}`,
          url,
          type: part === 0 ? type : 'content',
          hierarchy: { lvl0, lvl1, lvl2, lvl3, lvl4 },
          content: content || null,
          weight: { level: 100 - level * 10, position: position++ },
        };
      }
    }
  }
}

/** Splits a text at spaces into parts that aren't too long. */
function cut(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > longestContent) {
    const space = rest.lastIndexOf(' ', longestContent);
    const end = space > 0 ? space : longestContent;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...parts, rest];
}
