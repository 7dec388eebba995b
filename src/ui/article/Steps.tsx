import type { ReactNode } from 'react';
import css from './Steps.module.css';

/** A numbered list of things to do, one after another. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className={css.root}>{children}</div>;
}
