import { type Openapi, type Reference, resolve, type Schema } from '../../openapi/description.ts';
import type { Operation } from '../../openapi/operations.ts';

/** A field of the form: a parameter, or a property of the body. */
export interface Field {
  /** Its location and name, unique in an operation. */
  key: string;
  place: 'path' | 'query' | 'body';
  name: string;
  required: boolean;
  description: string;
  schema: Schema;
  /** The description's example as the reader would type it; empty if there is none. */
  example: string;
}

/** The reader's input by field key. An empty field isn't sent. */
export type Values = Readonly<Record<string, string>>;

/** The fields of an operation: the path first, then what is required, then the rest. */
export function fieldsOfForm(api: Openapi, { parameters, body }: Operation): Field[] {
  const fields = parameters.map((parameter): Field => {
    const schema = resolve<Schema>(api, parameter.schema);
    return {
      key: `${parameter.in}.${parameter.name}`,
      place: parameter.in,
      name: parameter.name,
      required: parameter.required,
      description: firstSentence(parameter.description || schema.description),
      schema,
      example: typed(parameter.example),
    };
  });
  const { properties = {}, required = [] } = body ? resolve<Schema>(api, body.schema) : {};
  const example = body?.example;
  const inBody = Object.entries(properties).map(([name, property]: [string, Schema | Reference]): Field => {
    const schema = resolve<Schema>(api, property);
    const given = typeof example === 'object' && example !== null ? Reflect.get(example, name) : undefined;
    return {
      key: `body.${name}`,
      place: 'body',
      name,
      required: required.includes(name),
      description: firstSentence('description' in property ? property.description : schema.description),
      schema,
      example: typed(given),
    };
  });
  const rank = ({ place, required: isRequired }: Field) => (place === 'path' ? 0 : isRequired ? 1 : 2);
  return [...fields, ...inBody].sort((one, other) => rank(one) - rank(other));
}

/** Formats a value as the reader would type it. */
function typed(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The first sentence of Markdown, without markup. */
const firstSentence = (markdown = ''): string =>
  (/^[\s\S]*?[.](?=\s|$)/.exec(markdown)?.[0] ?? markdown)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .trim();

/** The form's initial input: examples of required parameters, and of a required body. */
export const initialValues = (fields: readonly Field[], { body }: Operation): Values =>
  Object.fromEntries(
    fields
      .filter(({ place, required }) => required || (place === 'body' && body?.required))
      .map(({ key, example }) => [key, example]),
  );
