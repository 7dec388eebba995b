/**
 * Finds the line of a name that JavaScript reports as undefined. Stack traces of bundled or transformed code may name a different line.
 * @param {string} message of a ReferenceError, such as `redirects is not defined`
 * @param {string} source of the module that threw it
 * @returns {number | undefined} the line of the first use, counted from 1
 */
export function lineOfUndefinedName(message, source) {
  const [, name] = /^([\w$]+) is not defined$/.exec(message) ?? [];
  if (name === undefined) return undefined;
  const index = source.split('\n').findIndex((line) => line.split(/[^\w$]+/).includes(name));
  return index < 0 ? undefined : index + 1;
}
