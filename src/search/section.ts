/** A section for search: the part of a page below a heading, up to the next heading of any level. */
export interface Section {
  /** The heading's id, empty for the start of the page. */
  slug: string;
  /** The heading, or the page's title for the start of the page. */
  title: string;
  /** 1 for the start of the page, 2 to 4 below a heading. */
  level: number;
  /** Its prose, tables and lists, on one line. */
  text: string;
  /** Its code blocks and their output. */
  code: string;
  /** Additional search terms. */
  keywords: string;
  /** Messages, commands and calls of several words that it contains as inline code. */
  phrases: string[];
  /** The phrases and other texts with code that it explains: the first cells of a table, a call that a paragraph consists of. */
  subjects: string[];
  /** Its links on this site, such as `/limits/#memory`, with their texts. */
  links: { to: string; text: string }[];
}
