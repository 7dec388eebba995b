import type { ReactNode } from 'react';
import css from './ScrollTable.module.css';

/** A table that scrolls in its own box when it is wider than the text. */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Whatever scrolls can be reached with the keyboard, and then needs a name.
    <div className={css.root} role="group" aria-label={`Table: ${label}`} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
