/**
 * The widths in rem at which the layout changes. Media queries can't use custom properties, so stylesheets repeat them; a test
 * compares them with this list.
 */
export const breakpoints = {
  /** The name in the logo is hidden. */
  22: 'max',
  /** The logo becomes smaller. */
  24: 'max',
  /** Terms are above their definitions, and neighbors above each other. */
  30: 'max',
  /** Rows of tables with long texts become blocks. */
  36: 'max',
  /** Phones: search becomes an icon, and drawings take the whole width. */
  40: 'max',
  /** From here on a table has a border. */
  40.0625: 'min',
  /** The samples of an operation are beside its parameters (a container query). */
  54: 'container',
  /** The sidebar becomes a drawer. */
  60: 'max',
  /** The table of contents is beside the article. */
  76.0625: 'min',
} as const;
