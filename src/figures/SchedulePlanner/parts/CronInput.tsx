import { useId } from 'react';
import controls from '../../controls/controls.module.css';
import { readCron } from '../read-cron.ts';
import css from '../SchedulePlanner.module.css';
import { examples } from '../settings.ts';

interface Props {
  expression: string;
  /** Id of the element that describes the expression, or its error. */
  describedBy: string;
  onChange: (expression: string) => void;
}

/** A field for a cron expression. Each part is explained below it. */
export function CronInput({ expression, describedBy, onChange }: Props) {
  const id = useId();
  const { fields, error } = readCron(expression);
  const isWrong = error !== undefined || fields.some((field) => field.error !== undefined);
  return (
    <div className={css.cron}>
      <label htmlFor={id}>Expression</label>
      <input
        type="text"
        id={id}
        value={expression}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <ol className={css.fields}>
        {fields.map((field) => (
          <li key={field.name} className={field.error === undefined ? undefined : css.wrong}>
            <code>{field.text || '?'}</code>
            <span>{field.name}</span>
            <small>{field.range}</small>
          </li>
        ))}
      </ol>
      <fieldset className={controls.examples}>
        <legend>Start from</legend>
        {examples.map((example) => (
          <button key={example} type="button" onClick={() => onChange(example)}>
            {example}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
