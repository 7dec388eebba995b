import type { IndexedPage } from '../../../src/search/pack-index.ts';
import type { Section } from '../../../src/search/section.ts';

/** Creates a section of the index. */
export const section = (title: string, text = '', level = 2, code = '', keywords = ''): Section => ({
  slug: level === 1 ? '' : title.toLowerCase().replace(/\W+/g, '-'),
  title,
  level,
  text,
  code,
  keywords,
  phrases: [],
  subjects: [],
  links: [],
});

/** Creates a page of the index, with its texts in two files. */
export const page = (route: string, sections: Section[], trail: string[] = []): IndexedPage => ({
  route,
  trail,
  texts: ['hash', 2],
  sections,
});
