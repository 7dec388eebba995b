import type { DirectiveProps } from '../declare.ts';
import css from './Callout.module.css';
import { type CalloutKind, kinds } from './kinds.ts';

/** A note that is set off from the text. A title replaces that of its kind. */
export function Callout({ name, title, children }: DirectiveProps<CalloutKind>) {
  const kind = kinds[name];
  return (
    <div className={`${css.root} ${css[name]}`} role="note">
      <p className={css.title}>
        <svg className={css.icon} viewBox="0 0 20 20" aria-hidden="true">
          <path d={kind.icon} />
        </svg>
        {title ? <span className="visually-hidden">{kind.title}: </span> : kind.title}
        {title}
      </p>
      {children}
    </div>
  );
}
