import type { ReactNode } from 'react';
import css from './Callout.module.css';

export const calloutKinds = ['note', 'tip', 'warning', 'danger'] as const;
export type CalloutKind = (typeof calloutKinds)[number];

const titles: Record<CalloutKind, string> = {
  note: 'Note',
  tip: 'Tip',
  warning: 'Warning',
  danger: 'Danger',
};

/** An i in a circle, a check mark in one, a triangle with an exclamation mark, an octagon with one. */
const shapes: Record<CalloutKind, string> = {
  note: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 9v5M10 6v.5',
  tip: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M6.5 10l2.5 2.5 4.5-5',
  warning: 'M10 3 2 17h16zM10 8v4M10 14v.5',
  danger: 'M7 2.5h6L17.5 7v6L13 17.5H7L2.5 13V7zM10 6v5M10 13.5v.5',
};

interface Props {
  kind: CalloutKind;
  /** Replaces the kind's own name. */
  title?: ReactNode;
  children: ReactNode;
}

/** A remark set off from the text. */
export function Callout({ kind, title, children }: Props) {
  return (
    <div className={`${css.root} ${css[kind]}`} role="note">
      <p className={css.title}>
        <svg className={css.icon} viewBox="0 0 20 20" aria-hidden="true">
          <path d={shapes[kind]} />
        </svg>
        {title ? <span className="visually-hidden">{titles[kind]}: </span> : titles[kind]}
        {title}
      </p>
      {children}
    </div>
  );
}
