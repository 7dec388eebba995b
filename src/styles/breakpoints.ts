/**
 * The widths, in rem, at which the layout changes. A custom property cannot stand in a media query, so stylesheets repeat them;
 * a test keeps them to this list.
 */
export const breakpoints = {
  /** The logo loses its name. */
  22: 'max',
  /** The logo becomes smaller. */
  24: 'max',
  /** Terms stand above their meanings, and neighbors above one another. */
  30: 'max',
  /** Rows of wordy tables become blocks. */
  36: 'max',
  /** Phones: search becomes an icon, and drawings take the whole width. */
  40: 'max',
  /** From here on a table has a border. */
  40.0625: 'min',
  /** The samples of an operation stand beside what it takes, where its own box has this width. */
  54: 'container',
  /** The sidebar becomes a drawer. */
  60: 'max',
  /** From here on there is room for the contents beside the text. */
  76.0625: 'min',
} as const;
