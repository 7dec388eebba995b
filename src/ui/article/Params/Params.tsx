import type { ReactNode } from 'react';
import css from './Params.parts.module.css';

interface ParamsProps {
  /** The title of the list. */
  title?: string;
  /** Whether the list is collapsed: the fields of a nested object. */
  folded?: boolean;
  children?: ReactNode;
}

/** A list of parameters, properties or flags. */
export function Params({ title, folded = false, children }: ParamsProps) {
  const list = <dl className={css.root}>{children}</dl>;
  if (!title) return list;
  if (!folded)
    return (
      <>
        <p className={css.title}>{title}</p>
        {list}
      </>
    );
  return (
    <details className={css.folded}>
      <summary>{title}</summary>
      {list}
    </details>
  );
}

interface ParamProps {
  name: string;
  type: string;
  required?: boolean;
  default?: string;
  children?: ReactNode;
}

/** A parameter with its type, whether it is required, its default and its description. */
export function Param({ name, type, required, default: preset, children }: ParamProps) {
  return (
    <div className={css.param}>
      <dt className={css.head}>
        <code>{name}</code> <span className={css.type}>{type}</span>
        {required && <span className={css.required}> required</span>}
        {preset !== undefined && (
          <span className={css.type}>
            {' '}
            default <code>{preset}</code>
          </span>
        )}
      </dt>
      <dd className={css.text}>{children}</dd>
    </div>
  );
}
