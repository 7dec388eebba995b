import type { DirectiveProps } from '../declare.ts';
import css from './Steps.module.css';

/** A numbered list of instructions. */
export function Steps({ children }: DirectiveProps<'steps'>) {
  return <div className={css.root}>{children}</div>;
}
