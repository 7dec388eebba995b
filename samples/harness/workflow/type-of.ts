import type { Json, JsonObject } from '../json.ts';

/**
 * Returns the TypeScript type of a value, in one line: `{ "name": string; "tags": string[] }`. Objects in an array are merged into
 * one type, in which properties that some of them don't have are optional.
 */
export function typeOfJson(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `Array<${typeOfItems(value)}>`;
  return typeof value === 'object' ? typeOfObjects([value]) : typeof value;
}

function typeOfItems(items: readonly Json[]): string {
  const objects = items.filter(isPlainObject);
  const types = items.filter((item) => !isPlainObject(item)).map(typeOfJson);
  if (objects.length > 0) types.push(typeOfObjects(objects));
  return [...new Set(types)].join(' | ') || 'unknown';
}

function typeOfObjects(objects: readonly JsonObject[]): string {
  const names = [...new Set(objects.flatMap(Object.keys))];
  const properties = names.map((name) => {
    const values = objects.flatMap((object) => (Object.hasOwn(object, name) ? [object[name] ?? null] : []));
    const mark = values.length < objects.length ? '?' : '';
    return `${JSON.stringify(name)}${mark}: ${typeOfItems(values)};`;
  });
  return properties.length > 0 ? `{ ${properties.join(' ')} }` : 'object';
}

const isPlainObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
