import type { ReactNode } from 'react';
import css from './Screen.module.css';

/** The number of a place on a screen, the same there and in the text that speaks of it. */
export function Mark({ children }: { children?: ReactNode }) {
  return (
    <b className={css.mark}>
      <span className="visually-hidden">Mark </span>
      {children}
    </b>
  );
}
