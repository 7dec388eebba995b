/** A part of a page that search leads to: what stands under one heading, up to the next of any level. */
export interface Section {
  /** The heading's id, empty for the beginning of the page. */
  slug: string;
  /** The heading; of the beginning, the page's title. */
  title: string;
  /** 1 for the beginning of the page, 2 to 4 for what stands under a heading. */
  level: number;
  /** Its prose, tables and lists, on one line. */
  text: string;
  /** Its code blocks, and what they print. */
  code: string;
  /** What readers may type for it that it doesn't say itself. */
  keywords: string;
  /** Messages, commands and calls of several words that it shows as code within its prose. */
  phrases: string[];
  /** Those of them, and others with code in them, that it explains: the first cells of a table, a call that it is about. */
  subjects: string[];
  /** Where it leads to on this site, such as `/limits/#memory`, and what it calls that. */
  links: { to: string; text: string }[];
}
