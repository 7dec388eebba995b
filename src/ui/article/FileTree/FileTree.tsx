import type { ReactNode } from 'react';
import css from './FileTree.parts.module.css';

/** A tree of files, written as a nested list; a name that ends in a slash is a folder. */
export function FileTree({ children }: { children?: ReactNode }) {
  return <div className={css.root}>{children}</div>;
}
