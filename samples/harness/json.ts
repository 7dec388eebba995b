import { limits } from '../../data/limits.ts';
import { nestedPropertyLimit } from './workflow/errors.ts';

/** What survives on the way from one step to the next (/workflows/steps/#step-exports). */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/**
 * A value as JSON hands it on: dates become strings, functions are dropped, and what JSON cannot say is refused
 * (/workflows/steps/#step-exports). Nesting has a limit (/errors/#json-nested-property-limit-exceeded).
 *
 * @param what the value's name, for the message
 * @returns `undefined` when nothing is left of the value
 */
export function toJson(value: unknown, what: string): Json | undefined {
  const text = stringify(value, what);
  if (text === undefined) return undefined;
  const json: Json = JSON.parse(text);
  if (levelsOf(json) > limits.nestedProperties) throw nestedPropertyLimit();
  return json;
}

/**
 * A copy of a value as JSON would carry it.
 *
 * @returns the copy, or `undefined` when the value cannot be written as JSON: functions, circles, big integers
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
    // Too deep even for JSON.stringify.
    if (error instanceof RangeError && /call stack/.test(error.message)) throw nestedPropertyLimit();
    // A circle or a big integer; anything else comes from the value's own toJSON().
    if (!(error instanceof TypeError)) throw error;
    const [reason] = error.message.split('\n');
    const refusal = new TypeError(`${what} is not JSON-serializable: ${reason}`, { cause: error });
    throw refusal;
  }
}

/** How many levels deep objects and arrays are nested in a value; 0 if there are none in it. */
export function levelsOf(value: Json): number {
  let layer: Json[] = [value];
  for (let level = 0; ; level++) {
    layer = layer.flatMap((item) => (isObject(item) ? Object.values(item).filter(isObject) : []));
    if (layer.length === 0) return level;
  }
}

const isObject = (value: Json): value is Json[] | JsonObject => typeof value === 'object' && value !== null;

/** Makes a value read-only, all the way down, as `event` is (/workflows/steps/code/#async-function-declaration). */
export function freeze(value: Json): Json {
  if (isObject(value)) {
    for (const item of Object.values(value)) freeze(item);
    Object.freeze(value);
  }
  return value;
}
