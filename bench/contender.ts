import type { SiteEngine } from '../tests/search/site-engine.ts';

/** A section of the site in the form that every engine indexes. */
export interface Entry {
  id: number;
  /** Such as `/limits/#memory`. */
  href: string;
  title: string;
  /** Title of the page and headings above. */
  titles: string;
  /** What `data/keywords` has for it. */
  keywords: string;
  text: string;
}

/** An engine with the site in it. */
export interface Contender {
  name: string;
  /** Addresses of sections, best first. */
  search(query: string): Promise<string[]> | string[];
  /** Bytes that a browser downloads before the first result: engine and index, brotli. */
  bytes: number;
}

/** What an engine gets besides what generators give it. */
export interface Help {
  /** The keywords of `data/keywords`, in a field with a weight between those of titles and texts. */
  keywords?: boolean;
  /** The stemmer of this site's search. */
  stemmer?: boolean;
}

/** The name of an engine with its help. */
export const nameWith = (name: string, { keywords, stemmer }: Help): string =>
  [name, ...(keywords ? ['keywords'] : []), ...(stemmer ? ['stemmer'] : [])].join(' + ');

/** Number of hits to return. */
export const depth = 10;

/** Every section of the site. */
export function entriesOf({ documents }: SiteEngine): Entry[] {
  return documents
    .flatMap(({ route, sections }) =>
      sections.map(({ slug, title, keywords, text, code }) => ({
        id: 0,
        href: route + (slug && `#${slug}`),
        title,
        titles: sections[0]?.title ?? '',
        keywords,
        text: `${text} ${code}`,
      })),
    )
    .map((entry, id) => ({ ...entry, id }));
}
