import type { ReactNode } from 'react';
import css from './ScrollTable.module.css';

interface Props {
  label: string;
  /** What the rows are about takes several words, and some room. */
  hasLongNames: boolean;
  /** Cells are sentences: on a small screen, rows stand below one another. */
  isWordy: boolean;
  children: ReactNode;
}

/** A table that scrolls in its own box when it is wider than the text. */
export function ScrollTable({ label, hasLongNames, isWordy, children }: Props) {
  const classes = [css.root, hasLongNames && css.long, isWordy && css.wordy].filter(Boolean).join(' ');
  return (
    // Whatever scrolls can be reached with the keyboard, and then needs a name.
    <div className={classes} role="group" aria-label={`Table: ${label}`} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
