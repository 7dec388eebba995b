import { limits } from '../../data/limits.ts';
import { nestedPropertyLimit } from './workflow/errors.ts';

/** A value that steps can pass on to later steps (/workflows/steps/#step-exports). */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/**
 * Converts a value to JSON: dates become strings, and functions are dropped (/workflows/steps/#step-exports).
 *
 * @param what the name of the value in error messages
 * @returns `undefined` if the value itself is dropped
 * @throws if the value can't be serialized, or is nested too deeply (/errors/#json-nested-property-limit-exceeded)
 */
export function toJson(value: unknown, what: string): Json | undefined {
  const text = stringify(value, what);
  if (text === undefined) return undefined;
  const json: Json = JSON.parse(text);
  if (levelsOf(json) > limits.nestedProperties) throw nestedPropertyLimit();
  return json;
}

/**
 * Copies a value through JSON.
 *
 * @returns the copy, or `undefined` if the value can't be serialized, such as a function, a circular structure, or a big integer
 */
export function jsonCopy(value: unknown): { copy: Json } | undefined {
  try {
    const copy = toJson(value, 'The value');
    return copy === undefined ? undefined : { copy };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function stringify(value: unknown, what: string): string | undefined {
  try {
    return JSON.stringify(value);
  } catch (error) {
    // The nesting is too deep even for JSON.stringify().
    if (error instanceof RangeError && /call stack/.test(error.message)) throw nestedPropertyLimit();
    // A TypeError means a circular structure or a big integer. Other errors are thrown by the value's own toJSON().
    if (!(error instanceof TypeError)) throw error;
    const [reason] = error.message.split('\n');
    const refusal = new TypeError(`${what} is not JSON-serializable: ${reason}`, { cause: error });
    throw refusal;
  }
}

/** Returns how deeply objects and arrays are nested in a value; 0 if it contains none. */
export function levelsOf(value: Json): number {
  let layer: Json[] = [value];
  for (let level = 0; ; level++) {
    layer = layer.flatMap((item) => (isObject(item) ? Object.values(item).filter(isObject) : []));
    if (layer.length === 0) return level;
  }
}

const isObject = (value: Json): value is Json[] | JsonObject => typeof value === 'object' && value !== null;

/** Freezes a value and everything in it, because `event` is read-only (/workflows/steps/code/#async-function-declaration). */
export function freeze(value: Json): Json {
  if (isObject(value)) {
    for (const item of Object.values(value)) freeze(item);
    Object.freeze(value);
  }
  return value;
}
