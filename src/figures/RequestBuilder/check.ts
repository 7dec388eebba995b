import { type Openapi, resolve, type Schema } from '../../openapi/description.ts';
import type { Operation } from '../../openapi/operations.ts';
import type { Field, Values } from './form.ts';

/**
 * What is wrong with a field, in a sentence.
 *
 * @returns `undefined` if nothing is, which is so of an empty field that isn't required
 */
export function mistakeOf(field: Field, text = ''): string | undefined {
  const { required, schema, example } = field;
  if (text === '') return required && !canBeEmpty(field) ? 'Required.' : undefined;
  if (schema.enum && !schema.enum.includes(text)) return `Write ${schema.enum.join(' or ')}.`;
  if (schema.type === 'integer') return mistakeInNumber(schema, text);
  if (schema.type === 'boolean') return /^(?:true|false)$/.test(text) ? undefined : 'Write true or false.';
  if (schema.type === 'object')
    return isJsonObject(text) ? undefined : 'Write a JSON object, such as {"a": 1}.';
  const fits = schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(text);
  if (!fits || (schema.format === 'uri' && !URL.canParse(text)))
    return example === '' ? 'This has another form.' : `Write it in the form of ${example}.`;
  return undefined;
}

/** Whether a parameter has to be sent but may be empty, as the name of an event that has none. */
export const canBeEmpty = ({ place, required, schema }: Field): boolean =>
  place === 'query' &&
  required &&
  schema.type === 'string' &&
  !schema.minLength &&
  !schema.pattern &&
  !schema.enum;

function mistakeInNumber({ minimum, maximum }: Schema, text: string): string | undefined {
  const value = Number(text);
  const range = `Write a whole number${minimum === undefined ? '' : ` from ${minimum}`}${maximum === undefined ? '' : ` to ${maximum}`}.`;
  if (!/^-?\d+$/.test(text)) return range;
  const isInside = (minimum === undefined || value >= minimum) && (maximum === undefined || value <= maximum);
  return isInside ? undefined : range;
}

/** The value of a field of JSON; `undefined` if it's none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The form says what is expected.
    return undefined;
  }
}

function isJsonObject(text: string): boolean {
  const value = readJson(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is wrong with the body as a whole: of some fields, at least one is needed. */
export function mistakeOfBody(api: Openapi, { body }: Operation, values: Values): string | undefined {
  if (!body) return undefined;
  const { anyOf = [] } = resolve<Schema>(api, body.schema);
  const choices = anyOf.map((choice) => resolve<Schema>(api, choice).required ?? []);
  const isMet = choices.some((names) => names.every((name) => values[`body.${name}`]));
  return choices.length === 0 || isMet
    ? undefined
    : `Fill in at least one of ${choices.map((names) => names.join(' and ')).join(', ')}.`;
}
