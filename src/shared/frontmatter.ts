import * as v from 'valibot';

/*
 * What an author may write at the top of a page: this file is all that has to change for another field. The page is given each
 * of them as `page.frontmatter`.
 */

/** Makes the schema of a text of one line; `what` is how messages call it. */
type Text = (what: string) => v.GenericSchema<string>;

/** A schema for each field, with the schema for texts as content is read. */
export const frontmatterFields = (text: Text) => ({
  title: text('title'),
  description: v.pipe(
    text('description'),
    v.minLength(40, 'description is shorter than 40 characters'),
    v.maxLength(180, 'description is longer than 180 characters'),
  ),
  /** Short form of the title for the sidebar. */
  sidebarTitle: v.optional(text('sidebarTitle')),
  /** Route of the page this one stands under, for pages that the sidebar does not list. */
  parent: v.optional(
    v.pipe(
      v.string('parent must be a route'),
      v.regex(/^\/(.*\/)?$/, 'parent must begin and end with a slash'),
    ),
  ),
  /**
   * `reference` gives the article the width of two columns; its contents open from the bar above it. `home` does without
   * contents and tools, and begins with a `<Hero>`.
   */
  layout: v.optional(v.picklist(['reference', 'home'], 'layout can only be reference or home')),
  /** `true` keeps the page out of search engines, the sitemap, the site's own search and `llms.txt`. */
  noindex: v.optional(v.literal(true, 'noindex can only be true')),
  /** `false` hides the link to the previous page. */
  prev: v.optional(v.literal(false, 'prev can only be false')),
  /** `false` hides the link to the next page. */
  next: v.optional(v.literal(false, 'next can only be false')),
});

/** What an author has written at the top of a page. */
export type Frontmatter = v.InferOutput<
  v.StrictObjectSchema<ReturnType<typeof frontmatterFields>, undefined>
>;

/** What is allowed in each field, for the hint of an author's error. */
export const frontmatterHints: Readonly<Record<keyof Frontmatter, string>> = {
  title: "title is the page's heading, as text.",
  description: 'description is one sentence of 40 to 180 characters for result lists.',
  sidebarTitle: 'sidebarTitle is a short form of the title, as text.',
  parent: 'parent is the route of a page, such as /apps/all-apps/.',
  layout:
    'Write layout: reference for a page whose articles need the width of two columns, layout: home for the first page, or leave it out.',
  noindex: 'Write noindex: true to keep the page out of search, or leave it out.',
  prev: 'Write prev: false to hide the link to the previous page, or leave it out.',
  next: 'Write next: false to hide the link to the next page, or leave it out.',
};
