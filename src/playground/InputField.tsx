import { useId } from 'react';
import { CodeField } from './CodeField.tsx';
import type { Input } from './edit-job.ts';
import { printJson } from './playground.ts';

interface Props {
  input: Input;
  /** JSON. */
  value: string;
  error: string | undefined;
  onChange(json: string): void;
  onRun(): void;
}

/** A field for an input as JSON, with values to choose from. */
export function InputField({ input, value, error, onChange, onRun }: Props) {
  const id = useId();
  const choices = [{ label: 'From this page', value: input.value }, ...input.alternatives].map((choice) => ({
    label: choice.label,
    json: printJson(choice.value),
  }));
  const chosen = choices.findIndex(({ json }) => json === value);
  return (
    <div className="input">
      <label htmlFor={id}>{input.name}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          for (const { json } of choices.slice(Number(target.value), Number(target.value) + 1))
            onChange(json);
        }}
      >
        {choices.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
        {chosen < 0 && <option value={-1}>Edited</option>}
      </select>
      <CodeField
        label={`${input.name} as JSON`}
        language="json"
        value={value}
        onChange={onChange}
        onRun={onRun}
      />
      <span className="failure" role="alert">
        {error}
      </span>
    </div>
  );
}
