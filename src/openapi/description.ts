// cspell:ignore APIV
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIV3_1 } from 'openapi-types';
import { parse } from 'yaml';
import { root } from '../node/folders.ts';

export type Openapi = OpenAPIV3_1.Document;
export type Schema = OpenAPIV3_1.SchemaObject;
export type Reference = OpenAPIV3_1.ReferenceObject;

/** The file that describes the REST API: the reference at /api/rest/, and what samples are run against. */
export const openapiFile = join(root, 'data/openapi.yaml');

/** Reads the description. Whether it is one, `lintOpenapi` says. */
export const readOpenapi = (): Openapi => parse(readFileSync(openapiFile, 'utf8'));

/**
 * What a reference within the description stands for; anything else stands for itself.
 *
 * @throws when it leads nowhere
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
  // The linter sees to it that a reference leads to the kind of thing that belongs in its place.
  return found as T;
}

const isReference = (value: object): value is Reference => '$ref' in value && typeof value.$ref === 'string';

/** Whether the description marks this as an assumption of ours: `x-undocumented: true`. */
export const isUndocumented = (value: object): boolean =>
  'x-undocumented' in value && value['x-undocumented'] === true;
