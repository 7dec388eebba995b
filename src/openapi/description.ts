// cspell:ignore APIV
import type { OpenAPIV3_1 } from 'openapi-types';

export type Openapi = OpenAPIV3_1.Document;
export type Schema = OpenAPIV3_1.SchemaObject;
export type Reference = OpenAPIV3_1.ReferenceObject;

/**
 * Resolves a reference within the description; any other value is returned unchanged.
 *
 * @throws when the reference is broken
 */
export function resolve<T extends object>(api: Openapi, value: T | Reference): T {
  if (!isReference(value)) return value;
  let found: unknown = api;
  for (const part of value.$ref.replace(/^#\//, '').split('/')) {
    found =
      typeof found === 'object' && found !== null
        ? Object.entries(found).find(([key]) => key === part)?.[1]
        : undefined;
  }
  if (typeof found !== 'object' || found === null) throw new Error(`data/openapi.yaml has no ${value.$ref}.`);
  // The linter checks that references lead to the right kind of object.
  return found as T;
}

const isReference = (value: object): value is Reference => '$ref' in value && typeof value.$ref === 'string';

/** Whether this is our assumption rather than documented: `x-undocumented: true`. */
export const isUndocumented = (value: object): boolean =>
  'x-undocumented' in value && value['x-undocumented'] === true;
