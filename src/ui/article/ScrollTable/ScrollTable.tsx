import type { ReactNode } from 'react';
import css from './ScrollTable.module.css';

interface Props {
  label: string;
  /** Whether the first column has a name that is so long that it needs a minimum width. */
  hasLongNames: boolean;
  /** Whether rows are stacked on small screens. */
  isWordy: boolean;
  children: ReactNode;
}

/** A table that scrolls in its own box if it is too wide. */
export function ScrollTable({ label, hasLongNames, isWordy, children }: Props) {
  const classes = [css.root, hasLongNames && css.long, isWordy && css.wordy].filter(Boolean).join(' ');
  return (
    // Scrollable boxes have to be focusable, and then need a name.
    <div className={classes} role="group" aria-label={`Table: ${label}`} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
