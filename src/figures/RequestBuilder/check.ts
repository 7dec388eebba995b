import { type Openapi, resolve, type Schema } from '../../openapi/description.ts';
import type { Operation } from '../../openapi/operations.ts';
import type { Field, Values } from './form.ts';

/**
 * Explains what is wrong with a field.
 *
 * @returns `undefined` if it's valid; an empty optional field is
 */
export function errorOf(field: Field, text = ''): string | undefined {
  const { required, schema, example } = field;
  if (text === '') return required && !canBeEmpty(field) ? 'Required.' : undefined;
  if (schema.enum && !schema.enum.includes(text)) return `Enter ${schema.enum.join(' or ')}.`;
  if (schema.type === 'integer') return numberErrorOf(schema, text);
  if (schema.type === 'boolean') return /^(?:true|false)$/.test(text) ? undefined : 'Enter true or false.';
  if (schema.type === 'object')
    return isJsonObject(text) ? undefined : 'Enter a JSON object, such as {"a": 1}.';
  const fits = schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(text);
  if (!fits || (schema.format === 'uri' && !URL.canParse(text)))
    return example === '' ? "This format isn't valid." : `Use this format: ${example}`;
  return undefined;
}

/** Whether a required parameter may be empty, like the name of an event without one. */
export const canBeEmpty = ({ place, required, schema }: Field): boolean =>
  place === 'query' &&
  required &&
  schema.type === 'string' &&
  !schema.minLength &&
  !schema.pattern &&
  !schema.enum;

function numberErrorOf({ minimum, maximum }: Schema, text: string): string | undefined {
  const value = Number(text);
  const range = `Enter a whole number${minimum === undefined ? '' : ` from ${minimum}`}${maximum === undefined ? '' : ` to ${maximum}`}.`;
  if (!/^-?\d+$/.test(text)) return range;
  const isInside = (minimum === undefined || value >= minimum) && (maximum === undefined || value <= maximum);
  return isInside ? undefined : range;
}

/** The value of a JSON field; `undefined` if it can't be parsed. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The form already says what is expected.
    return undefined;
  }
}

function isJsonObject(text: string): boolean {
  const value = readJson(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Explains what is wrong with the body as a whole: some bodies need at least one of several fields. */
export function bodyErrorOf(api: Openapi, { body }: Operation, values: Values): string | undefined {
  if (!body) return undefined;
  const { anyOf = [] } = resolve<Schema>(api, body.schema);
  const choices = anyOf.map((choice) => resolve<Schema>(api, choice).required ?? []);
  const isMet = choices.some((names) => names.every((name) => values[`body.${name}`]));
  return choices.length === 0 || isMet
    ? undefined
    : `Fill in at least one of ${choices.map((names) => names.join(' and ')).join(', ')}.`;
}
