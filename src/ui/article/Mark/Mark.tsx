import type { ReactNode } from 'react';
import css from '../Screen/Screen.screens.module.css';

/** The number of a place on a screen, the same there and in the text that speaks of it. */
export function Mark({ children }: { children?: ReactNode }) {
  return (
    <b className={css.mark}>
      <span className="visually-hidden">Mark </span>
      {children}
    </b>
  );
}
