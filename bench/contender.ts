import type { SiteEngine } from '../tests/search/site-engine.ts';

/** A section of the site, in the format that is passed to every engine. */
export interface Entry {
  id: number;
  /** Such as `/limits/#memory`. */
  href: string;
  title: string;
  /** The title of the page and the headings above the section. */
  titles: string;
  /** The keywords of the section in `data/keywords`. */
  keywords: string;
  text: string;
}

/** A search engine that has indexed the site. */
export interface Contender {
  name: string;
  /** Returns the addresses of sections, best first. */
  search(query: string): Promise<string[]> | string[];
  /** Bytes that a browser downloads before the first result: the engine and the index, compressed with brotli. */
  bytes: number;
}

/** Optional input of an engine, which documentation generators don't pass. */
export interface Extras {
  /** Whether to index the keywords of `data/keywords`, in a field with a weight between those of titles and text. */
  keywords?: boolean;
  /** Whether to use the stemmer of this site's search. */
  stemmer?: boolean;
}

/** Returns the name of an engine with its extras. */
export const nameWithExtras = (name: string, { keywords, stemmer }: Extras): string =>
  [name, ...(keywords ? ['keywords'] : []), ...(stemmer ? ['stemmer'] : [])].join(' + ');

/** Maximum number of results. */
export const depth = 10;

/** Returns all sections of the site. */
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
