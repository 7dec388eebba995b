// cspell:ignore APIV
import type { OpenAPIV3_1 } from 'openapi-types';
import { type Openapi, type Reference, resolve, type Schema } from './description.ts';

/** A parameter or a field of a body, for a reference. */
export interface Field {
  name: string;
  /** `string`, `integer`, `object[]`, or the possible values: `"event"`. */
  type: string;
  required: boolean;
  default?: string;
  /** Markdown. */
  description: string;
  /** The fields of an object, or of the objects in a list. */
  fields: Field[];
}

/** Describes a value. Its own description takes precedence over that of its schema. */
export function fieldOf(
  api: Openapi,
  name: string,
  value: Schema | Reference,
  { required, description = '' }: { required: boolean; description?: string },
): Field {
  const schema = resolve<Schema>(api, value);
  const items = 'items' in schema && schema.items ? resolve<Schema>(api, schema.items) : undefined;
  const ownDescription = 'description' in value ? (value.description ?? '') : '';
  const field: Field = {
    name,
    type: typeOf(schema, items),
    required,
    description: [description || ownDescription || schema.description || '', rangeOf(schema)]
      .filter(Boolean)
      .map((text) => text.trim())
      .join(' '),
    fields: fieldsOf(api, items ?? schema),
  };
  if (schema.default !== undefined) field.default = String(schema.default);
  return field;
}

/** The fields of an object; empty for anything else. */
export const fieldsOf = (api: Openapi, value: Schema | Reference): Field[] => {
  const { properties = {}, required = [] } = resolve<Schema>(api, value);
  return Object.entries(properties).map(([name, property]) =>
    fieldOf(api, name, property, { required: required.includes(name) }),
  );
};

function typeOf(schema: Schema, items: Schema | undefined): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (items) return `${nameOf(items.type)}[]`;
  return nameOf(schema.type);
}

/** The name of a type. Without a schema, any value is possible. */
const nameOf = (type: OpenAPIV3_1.SchemaObject['type'] | undefined): string =>
  type === undefined ? 'any' : [type].flat().join(' or ');

function rangeOf({ minimum, maximum }: Schema): string {
  return minimum === undefined || maximum === undefined ? '' : `From ${minimum} to ${maximum}.`;
}
