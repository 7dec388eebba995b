import type { RestRequest } from '../../openapi/example-request.ts';
import type { Operation } from '../../openapi/operations.ts';
import { canBeEmpty, readJson } from './check.ts';
import type { Field, Values } from './form.ts';

/**
 * Builds a request from a form. An empty path parameter keeps its name in braces, and an invalid body field
 * is included as typed.
 */
export function requestOf(operation: Operation, fields: readonly Field[], values: Values): RestRequest {
  let { path } = operation;
  const query: Record<string, string> = {};
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    const { key, place, name, schema } = field;
    const text = values[key] ?? '';
    if (text === '' && !canBeEmpty(field)) continue;
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(text));
    else if (place === 'query') query[name] = text;
    else body[name] = schema.type === 'string' || schema.type === undefined ? text : (readJson(text) ?? text);
  }
  const hasBody = operation.body?.required || Object.keys(body).length > 0;
  return { method: operation.method, path, query, ...(hasBody && { body }) };
}
