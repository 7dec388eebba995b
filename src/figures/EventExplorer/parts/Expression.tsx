import { useId } from 'react';
import css from '../EventExplorer.module.css';
import { evaluate } from '../path.ts';

interface Props {
  expression: string;
  event: unknown;
  onChange: (expression: string) => void;
}

/** A field for an expression, and what it gives. */
export function Expression({ expression, event, onChange }: Props) {
  const id = useId();
  const result = evaluate(expression, event);
  const isWrong = 'mistake' in result;
  return (
    <div className={css.expression}>
      <label htmlFor={id}>Try an expression</label>
      <input
        id={id}
        value={expression}
        onChange={(changed) => onChange(changed.target.value)}
        aria-describedby={`${id}-result`}
        aria-invalid={isWrong}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <output id={`${id}-result`} htmlFor={id} className={isWrong ? css.mistake : undefined}>
        {isWrong ? result.mistake : print(result.value)}
      </output>
    </div>
  );
}

/** A value in full, as far as anybody reads it. */
function print(value: unknown): string {
  const text = value === undefined ? 'undefined' : JSON.stringify(value, null, 2);
  return text.length > 500 ? `${text.slice(0, 499)}…` : text;
}
