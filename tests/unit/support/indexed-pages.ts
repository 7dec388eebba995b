import type { IndexedPage } from '../../../src/search/pack-index.ts';
import type { Section } from '../../../src/search/section.ts';

/** A section as the index takes it. */
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

/** A page as the index takes it, with the files that hold its texts. */
export const page = (route: string, sections: Section[], trail: string[] = []): IndexedPage => ({
  route,
  trail,
  texts: [
    [0, `${route}0.json`],
    [2, `${route}1.json`],
  ],
  sections,
});
