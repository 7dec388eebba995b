/** A function of a component, with any parameters and return value. */
export type Method = (...input: unknown[]) => unknown;

/** Whether a value is an object that isn't an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a function. */
export function isMethod(value: unknown): value is Method {
  return typeof value === 'function';
}

/** Calls a function with `self` as its `this`. */
export const call = (method: Method, self: unknown, ...input: unknown[]): unknown =>
  Reflect.apply(method, self, input);

/** Describes a value for an error message: `"a"`, `3`, `a function`, `a list`. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'an object';
  return isMethod(value) ? 'a function' : String(value);
}
