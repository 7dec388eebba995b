import { isValidElement, type ReactNode, useId } from 'react';
import { flatten } from '../flatten.ts';
import css from './Tabs.parts.module.css';

interface TabProps {
  label: string;
  children?: ReactNode;
}

/** One of several alternatives, inside of `Tabs`. */
export function Tab({ label, children }: TabProps) {
  return (
    <div className={css.panel} data-label={label}>
      {children}
    </div>
  );
}

/**
 * Several alternatives, one shown at a time. It uses radio buttons, so that it works without scripts. A script selects the same
 * tab in all tabs of a `group`, and remembers it.
 */
export function Tabs({ group, children }: { group: string; children?: ReactNode }) {
  const id = useId();
  const labels = labelsOf(children);
  return (
    <fieldset className={css.root} data-tabs={group}>
      <legend className="visually-hidden">{`Choose: ${labels.join(', ')}`}</legend>
      {labels.map((label, index) => (
        <label key={label} className={css.label}>
          <input className={css.input} type="radio" name={id} value={label} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
      {children}
    </fieldset>
  );
}

/** The labels of the `Tab` children. */
const labelsOf = (children: ReactNode): string[] =>
  flatten(children).flatMap((child) =>
    isValidElement<TabProps>(child) && child.type === Tab ? [child.props.label] : [],
  );
