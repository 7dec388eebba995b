import type { ReactNode } from 'react';
import css from './Hero.parts.module.css';

/** The beginning of the first page: a lead, a list of links that become buttons, and a drawing beside them. */
export function Hero({ children }: { children?: ReactNode }) {
  return <div className={css.hero}>{children}</div>;
}
