import type { Site } from '../shared/site.ts';
import type { PageSections } from './search-files.ts';

/** A record of a section, as DocSearch has them: https://docsearch.algolia.com/docs/record-extractor. */
export interface SearchRecord {
  objectID: string;
  url: string;
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'content';
  hierarchy: Record<'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4', string | null>;
  content: string | null;
  /** Pages before sections, sections before text. */
  weight: { level: number; position: number };
}

/** Letters of text in one record; the service refuses records of 10 kB. */
const longestContent = 4000;

/** The records of pages for the third-party search: one for each section, more where its text is long. */
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

/** A text in parts that are not too long, cut at spaces. */
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
