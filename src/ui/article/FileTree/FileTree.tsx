import type { ReactNode } from 'react';
import css from './FileTree.parts.module.css';

/** A file tree, written as a nested list. Names of folders end with a slash. */
export function FileTree({ children }: { children?: ReactNode }) {
  return <div className={css.root}>{children}</div>;
}
