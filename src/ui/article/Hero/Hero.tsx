import type { ReactNode } from 'react';
import css from './Hero.parts.module.css';

/** The start of the home page: an introduction, links as buttons, and a drawing. */
export function Hero({ children }: { children?: ReactNode }) {
  return <div className={css.hero}>{children}</div>;
}
