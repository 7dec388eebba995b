import * as v from 'valibot';

/*
 * The fields of a page's frontmatter. A new field is added here only, and is available as `page.frontmatter`.
 */

/** Makes a schema for a single line of text. Error messages call it `what`. */
type Text = (what: string) => v.GenericSchema<string>;

/** The schema of each field, with the schema of texts as a parameter. */
export const frontmatterFields = (text: Text) => ({
  title: text('title'),
  description: v.pipe(
    text('description'),
    v.minLength(40, 'description is shorter than 40 characters'),
    v.maxLength(180, 'description is longer than 180 characters'),
  ),
  /** Short title for the sidebar. */
  sidebarTitle: v.optional(text('sidebarTitle')),
  /** Route of the parent page, for pages that the sidebar doesn't list. */
  parent: v.optional(
    v.pipe(
      v.string('parent must be a route'),
      v.regex(/^\/(.*\/)?$/, 'parent must begin and end with a slash'),
    ),
  ),
  /**
   * `reference` gives the article two columns; its table of contents opens from the bar above it. `home` has no table of contents
   * and no bar, and begins with a `<Hero>`.
   */
  layout: v.optional(v.picklist(['reference', 'home'], 'layout can only be reference or home')),
  /** `true` keeps the page out of search engines, the sitemap, search and `llms.txt`. */
  noindex: v.optional(v.literal(true, 'noindex can only be true')),
  /** `false` hides the link to the previous page. */
  prev: v.optional(v.literal(false, 'prev can only be false')),
  /** `false` hides the link to the next page. */
  next: v.optional(v.literal(false, 'next can only be false')),
});

/** The frontmatter of a page. */
export type Frontmatter = v.InferOutput<
  v.StrictObjectSchema<ReturnType<typeof frontmatterFields>, undefined>
>;

/** What each field accepts, for hints in error messages. */
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
