import { useId, useState } from 'react';
import { requestCode } from '../../openapi/request-code.ts';
import { Choice } from '../controls/Choice.tsx';
import controls from '../controls/controls.module.css';
import { Frame } from '../controls/Frame.tsx';
import { bodyErrorOf, errorOf } from './check.ts';
import { description } from './description.ts';
import { fieldsOfForm, initialValues } from './form.ts';
import { FormField } from './parts/FormField.tsx';
import css from './RequestBuilder.module.css';
import { requestOf } from './request.ts';

export { prepare } from './description.ts';

const languages = { cURL: 'cURL', 'Node.js': 'Node.js', Python: 'Python' } as const;
type Language = keyof typeof languages;

/** The initial operation: one with an id and optional parameters. */
const firstOperation = 'listSourceEvents';

/** Generates a request's code from a form. It sends nothing. */
export default function RequestBuilder() {
  const id = useId();
  const { api, operations } = description();
  const [chosen, setChosen] = useState(firstOperation);
  const operation = operations.find((each) => each.id === chosen) ?? operations[0];
  if (!operation) throw new Error('The description of the REST API has no operations.');
  const fields = fieldsOfForm(api, operation);
  const [values, setValues] = useState(() => initialValues(fields, operation));
  const [language, setLanguage] = useState<Language>('cURL');
  const request = requestOf(operation, fields, values);
  const codes = requestCode(request, api.servers?.[0]?.url ?? '', operation.answer.body !== undefined);
  const bodyError = bodyErrorOf(api, operation, values);
  const isWrong = bodyError !== undefined || fields.some((field) => errorOf(field, values[field.key]));
  const select = (operationId: string) => {
    const next = operations.find((each) => each.id === operationId);
    if (!next) return;
    setChosen(operationId);
    setValues(initialValues(fieldsOfForm(api, next), next));
  };
  const inputs = (shown: typeof fields) =>
    shown.map((field) => (
      <FormField
        key={`${operation.id} ${field.key}`}
        field={field}
        value={values[field.key] ?? ''}
        onChange={(text) => setValues({ ...values, [field.key]: text })}
      />
    ));
  // The fields keep their order while the reader types.
  const atFirst = initialValues(fields, operation);
  const main = fields.filter((field) => field.required || atFirst[field.key]);
  const optional = fields.filter((field) => !main.includes(field));
  return (
    <Frame title="Fill in a request and copy its code">
      <div className={css.operation}>
        <label htmlFor={`${id}-operation`}>Operation</label>
        <select id={`${id}-operation`} value={operation.id} onChange={(event) => select(event.target.value)}>
          {[...new Set(operations.map(({ tag }) => tag))].map((tag) => (
            <optgroup key={tag} label={tag}>
              {operations
                .filter((each) => each.tag === tag)
                .map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.summary}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <code>{`${operation.method} ${operation.path}`}</code>
      </div>
      <div className={controls.halves}>
        <div className={controls.half}>
          {inputs(main)}
          {bodyError !== undefined && <p className={css.error}>{bodyError}</p>}
          {optional.length > 0 && (
            <details className={css.optional} key={operation.id}>
              <summary>{`Optional (${optional.length})`}</summary>
              {inputs(optional)}
            </details>
          )}
        </div>
        <div className={controls.half}>
          <Choice label="Language" options={languages} value={language} onChange={setLanguage} />
          <div className={`${controls.copied} ${css.code}`}>
            <span>
              {isWrong ? 'Correct the marked fields first' : 'Ready to run, with your key in PD_API_KEY'}
            </span>
            <pre tabIndex={0}>
              <code>{codes.find(({ label }) => label === language)?.code}</code>
            </pre>
            <button type="button" data-copy="Copy" aria-label="Copy the request" />
          </div>
        </div>
      </div>
    </Frame>
  );
}
