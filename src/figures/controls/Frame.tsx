import { type ReactNode, useId } from 'react';
import css from './controls.module.css';

interface Props {
  /** What the reader can find out with the figure, in a few words. */
  title: string;
  children: ReactNode;
}

/** The border and the title that all figures have. */
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
