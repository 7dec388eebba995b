import type { ReactNode } from 'react';
import css from './Cards.module.css';

/** A grid of links. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className={css.grid}>{children}</div>;
}

/** A card with a link, or without one if its link is wrong, which is reported. */
export function Card({ title, href, children }: { title: string; href?: string; children?: ReactNode }) {
  return (
    <div className={css.card}>
      <p className={css.title}>{href ? <a href={href}>{title}</a> : title}</p>
      {children}
    </div>
  );
}
