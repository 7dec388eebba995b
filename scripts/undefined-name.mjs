/**
 * Finds the line of a name that JavaScript reports as undefined. Stack traces of bundled or transformed code can name a wrong one.
 * @param {string} message of a ReferenceError, such as `redirects is not defined`
 * @param {string} source of the module that threw it
 * @param {number} [line] from the stack trace
 * @returns {number | undefined} `line` if it contains the name, or the first line that does, counted from 1
 */
export function lineOfUndefinedName(message, source, line = 0) {
  const [, name] = /^([\w$]+) is not defined$/.exec(message) ?? [];
  if (name === undefined) return undefined;
  const hasName = (/** @type {string} */ text) => text.split(/[^\w$]+/).includes(name);
  const lines = source.split('\n');
  if (hasName(lines[line - 1] ?? '')) return line;
  const index = lines.findIndex(hasName);
  return index < 0 ? undefined : index + 1;
}
