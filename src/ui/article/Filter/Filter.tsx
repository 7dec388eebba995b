import type { ReactNode } from 'react';
import css from './Filter.parts.module.css';

/**
 * A list or table that can be narrowed down by typing. `client/filter.ts` does it; without scripts, and on paper, there is
 * no field, and everything is there. A list becomes a grid.
 */
export function Filter({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className={css.root} data-filter="">
      <input type="search" className={css.field} placeholder={label} aria-label={label} />
      <p className={css.none} role="status" />
      {children}
    </div>
  );
}
