import type { ReactNode } from 'react';
import { flatten } from '../flatten.ts';
import css from './Entry.parts.module.css';

interface EntryProps {
  /** In TypeScript notation. */
  type: string;
  required?: boolean;
  /** Its default value. */
  default?: string;
  /** Where it can be used, or when it runs: `run() and hooks`. */
  context?: string;
  children?: ReactNode;
}

/** An entry of a reference: its heading, a line with its properties, and its description. */
export function Entry({ type, required = false, default: preset, context, children }: EntryProps) {
  const [heading, ...text] = flatten(children);
  return (
    <section className={css.root}>
      {heading}
      <dl className={css.facts}>
        <Fact name="Type">
          <code>{type}</code>
        </Fact>
        {required && (
          <div>
            <dt className="visually-hidden">Presence</dt>
            <dd className={css.required}>required</dd>
          </div>
        )}
        {preset !== undefined && (
          <Fact name="Default">
            <code>{preset}</code>
          </Fact>
        )}
        {context !== undefined && <Fact name="Where">{context}</Fact>}
      </dl>
      {text}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
