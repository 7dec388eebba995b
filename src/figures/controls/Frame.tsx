import { type ReactNode, useId } from 'react';
import css from './controls.module.css';

interface Props {
  /** A few words about what the figure shows. */
  title: string;
  children: ReactNode;
}

/** The border and title of a figure. */
export function Frame({ title, children }: Props) {
  const id = useId();
  return (
    <div className={css.frame} role="group" aria-labelledby={id}>
      <p className={css.title} id={id}>
        {title}
      </p>
      {children}
    </div>
  );
}
