import type { ReactNode } from 'react';
import css from './Filter.parts.module.css';

/**
 * A list or table with a filter, which `client/filter.ts` handles. Without scripts and in print, there is no filter. Lists become
 * grids.
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
