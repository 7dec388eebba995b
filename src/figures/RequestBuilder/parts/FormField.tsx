import { useId } from 'react';
import { errorOf } from '../check.ts';
import type { Field } from '../form.ts';
import css from '../RequestBuilder.module.css';

interface Props {
  field: Field;
  value: string;
  onChange: (value: string) => void;
}

/** A field with its description, and its error if it has one. */
export function FormField({ field, value, onChange }: Props) {
  const id = useId();
  const { name, required, place, description, schema, example } = field;
  const error = errorOf(field, value);
  const choices = schema.enum ?? (schema.type === 'boolean' ? [true, false] : undefined);
  const given = {
    id,
    value,
    'aria-describedby': `${id}-note`,
    'aria-invalid': error !== undefined,
    required,
  };
  return (
    <div className={css.field}>
      <label htmlFor={id}>
        <code>{name}</code>
        <small>{`${place}${required ? ', required' : ''}`}</small>
      </label>
      {choices ? (
        <select {...given} onChange={(event) => onChange(event.target.value)}>
          <option value="">not sent</option>
          {choices.map((choice) => (
            <option key={String(choice)}>{String(choice)}</option>
          ))}
        </select>
      ) : (
        <input
          type="text"
          {...given}
          placeholder={example}
          inputMode={schema.type === 'integer' ? 'numeric' : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <p id={`${id}-note`} className={error === undefined ? undefined : css.error}>
        {error ?? description}
      </p>
    </div>
  );
}
