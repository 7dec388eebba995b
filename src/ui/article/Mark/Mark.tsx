import type { ReactNode } from 'react';
import css from '../Screen/Screen.screens.module.css';

/** A number that marks a place on a screen, and refers to it in the text. */
export function Mark({ children }: { children?: ReactNode }) {
  return (
    <b className={css.mark}>
      <span className="visually-hidden">Mark </span>
      {children}
    </b>
  );
}
