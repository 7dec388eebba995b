import { useId } from 'react';
import css from '../EventExplorer.module.css';
import { evaluate } from '../path.ts';

interface Props {
  expression: string;
  event: unknown;
  onChange: (expression: string) => void;
}

/** A field for an expression, and its value. */
export function Expression({ expression, event, onChange }: Props) {
  const id = useId();
  const result = evaluate(expression, event);
  const isWrong = 'error' in result;
  return (
    <div className={css.expression}>
      <label htmlFor={id}>Try an expression</label>
      <input
        type="text"
        id={id}
        value={expression}
        onChange={(changed) => onChange(changed.target.value)}
        aria-describedby={`${id}-result`}
        aria-invalid={isWrong}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <output id={`${id}-result`} htmlFor={id} className={isWrong ? css.error : undefined}>
        {isWrong ? result.error : print(result.value)}
      </output>
    </div>
  );
}

/** Prints a value, shortened if it's very long. */
function print(value: unknown): string {
  const text = value === undefined ? 'undefined' : JSON.stringify(value, null, 2);
  return text.length > 500 ? `${text.slice(0, 499)}…` : text;
}
