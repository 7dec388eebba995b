/**
 * @typedef {object} Progress
 * @property {(text: string) => void} print writes a line of text above the one that shows the time
 * @property {() => void} end takes that line away
 */

/**
 * Shows that something is being done: in a terminal, in a line with the seconds that have passed; elsewhere, such as in the log of
 * a CI run, in one line that stays.
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
  // To the beginning of the line, and away with what is in it.
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
