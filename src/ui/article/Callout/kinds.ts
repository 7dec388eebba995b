/** How a kind of callout looks. Its color is the class of its name in `Callout.module.css`. */
interface Kind {
  title: string;
  /** Path of its icon in a 20 by 20 viewBox. */
  icon: string;
  /** Its names in other tools. */
  otherNames: readonly string[];
}

/** The kinds of callouts by name. */
export const kinds = {
  note: {
    title: 'Note',
    // An i in a circle.
    icon: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 9v5M10 6v.5',
    otherNames: ['info', 'important'],
  },
  tip: {
    title: 'Tip',
    // A check mark in a circle.
    icon: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M6.5 10l2.5 2.5 4.5-5',
    otherNames: ['hint', 'success'],
  },
  warning: {
    title: 'Warning',
    // A triangle with an exclamation mark.
    icon: 'M10 3 2 17h16zM10 8v4M10 14v.5',
    otherNames: ['caution', 'attention'],
  },
  danger: {
    title: 'Danger',
    // An octagon with an exclamation mark.
    icon: 'M7 2.5h6L17.5 7v6L13 17.5H7L2.5 13V7zM10 6v5M10 13.5v.5',
    otherNames: ['error'],
  },
} as const satisfies Record<string, Kind>;

export type CalloutKind = keyof typeof kinds;
