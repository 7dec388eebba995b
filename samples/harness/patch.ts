/** Calls the original function with the same `this`. */
export type Call = (args: readonly unknown[]) => unknown;

/**
 * Replaces a method of an object, if it exists.
 *
 * @param make returns the replacement; its first parameter calls the original
 * @returns a function that restores the original
 */
export function patch(
  target: object,
  name: string,
  make: (call: Call, self: unknown) => (args: readonly unknown[]) => unknown,
): () => void {
  const original: unknown = Reflect.get(target, name);
  if (typeof original !== 'function') return () => {};
  const replacement = function (this: unknown, ...args: unknown[]): unknown {
    const call: Call = (given) => Reflect.apply(original, this, given);
    return make(call, this)(args);
  };
  // Functions can have properties, such as fs.realpath.native and util.promisify.custom.
  Object.defineProperties(replacement, Object.getOwnPropertyDescriptors(original));
  Object.assign(target, { [name]: replacement });
  return () => {
    Object.assign(target, { [name]: original });
  };
}
