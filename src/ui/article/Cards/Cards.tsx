import type { ReactNode } from 'react';
import css from './Cards.module.css';

/** A grid of ways onward. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className={css.grid}>{children}</div>;
}

/** One way onward. Without an address (a page that is still to come) it is no link. */
export function Card({ title, href, children }: { title: string; href?: string; children?: ReactNode }) {
  return (
    <div className={css.card}>
      <p className={css.title}>{href ? <a href={href}>{title}</a> : title}</p>
      {children}
    </div>
  );
}
