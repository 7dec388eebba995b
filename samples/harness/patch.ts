/** Calls the function that was there before, on the same `this`. */
export type Call = (args: readonly unknown[]) => unknown;

/**
 * Replaces a function of an object; one that is not there is left out.
 *
 * @param make gets a call of the original, and gives what replaces it
 * @returns what puts the original back
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
  // Functions carry more than their code: fs.realpath.native, how to promisify them.
  Object.defineProperties(replacement, Object.getOwnPropertyDescriptors(original));
  Object.assign(target, { [name]: replacement });
  return () => {
    Object.assign(target, { [name]: original });
  };
}
