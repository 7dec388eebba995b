/**
 * @typedef {object} Progress
 * @property {(text: string) => void} print writes a line above the progress line
 * @property {() => void} end removes the progress line
 */

/**
 * Shows that a task is running: in a terminal, a progress line with the elapsed seconds; in any other output, such as a CI log, the
 * title once.
 * @param {string} title
 * @param {Pick<NodeJS.WriteStream, 'isTTY' | 'write'>} [out]
 * @returns {Progress}
 */
export function showProgress(title, out = process.stdout) {
  if (!out.isTTY) {
    out.write(`${title} ...\n`);
    return { print: (text) => void out.write(`${text}\n`), end: () => {} };
  }
  const start = performance.now();
  const draw = () => out.write(`\r${title} ... ${Math.floor((performance.now() - start) / 1000)} s`);
  // Carriage return, then ANSI "erase line".
  const clear = () => out.write('\r\u001b[2K');
  draw();
  const timer = setInterval(draw, 1000).unref();
  return {
    print(text) {
      clear();
      out.write(`${text}\n`);
      draw();
    },
    end() {
      clearInterval(timer);
      clear();
    },
  };
}
