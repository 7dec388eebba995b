/** A function of a component, whatever it takes and gives. */
export type Method = (...input: unknown[]) => unknown;

/** Whether a value is an object with names, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value can be called. */
export function isMethod(value: unknown): value is Method {
  return typeof value === 'function';
}

/** Calls a function with a `this`. */
export const call = (method: Method, self: unknown, ...input: unknown[]): unknown =>
  Reflect.apply(method, self, input);

/** A value in few words, for a message: `"a"`, `3`, `a function`, `a list`. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'an object';
  return isMethod(value) ? 'a function' : String(value);
}

/**
 * A copy of a value as JSON would carry it.
 *
 * @returns the copy, or `undefined` when the value cannot be written as JSON: functions, circles, big integers
 */
export function jsonCopy(value: unknown): { copy: unknown } | undefined {
  try {
    const text: string | undefined = JSON.stringify(value);
    return text === undefined ? undefined : { copy: JSON.parse(text) };
  } catch (error) {
    // A circle or a big integer; anything else comes from the value's own toJSON().
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Bytes of a text. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length;
