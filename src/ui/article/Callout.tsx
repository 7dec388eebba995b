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
      <p className={css.title}>{title ?? titles[kind]}</p>
      {children}
    </div>
  );
}
