/* A module hook that loads TypeScript and JSON: https://nodejs.org/docs/latest-v20.x/api/module.html#loadurl-context-nextload. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { transformSync } from 'rolldown/utils';

/** A syntax error. Its message has lines like `path:line:column: ERROR: message`. Lines and columns are counted from 1. */
class TransformError extends Error {
  /** @override */
  name = 'TransformError';
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  const [, extension] = /^file:(?!.*\/node_modules\/).*\.(m?tsx?|json)(?:\?.*)?$/.exec(url) ?? [];
  if (extension === undefined) return nextLoad(url, context);
  const file = fileURLToPath(url);
  const text = await readFile(file, 'utf8');
  const source = extension === 'json' ? jsonModule(file, text) : javascriptOf(file, text);
  return { format: 'module', source, shortCircuit: true };
}

/**
 * @param {string} file
 * @param {string} text
 */
function javascriptOf(file, text) {
  const { code, map, errors } = transformSync(file, text, { sourcemap: true, tsconfig: false });
  if (errors.length > 0) {
    const problems = /** @type {import('rolldown').RolldownError[]} */ (errors).map(({ message, loc }) => {
      const [headline = ''] = stripVTControlCharacters(message).split('\n');
      const place = `${file}:${loc?.line ?? 1}:${(loc?.column ?? 0) + 1}`;
      return `${place}: ERROR: ${headline.replace(/^\[\w+\] |\.$/g, '')}`;
    });
    throw new TransformError(problems.join('\n'));
  }
  const encoded = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${encoded}`;
}

/**
 * @param {string} file
 * @param {string} text
 */
function jsonModule(file, text) {
  try {
    JSON.parse(text);
  } catch (error) {
    const { message } = /** @type {SyntaxError} */ (error);
    const [, position = text.length] = / at position (\d+)/.exec(message) ?? [];
    const lines = text.slice(0, Number(position)).split('\n');
    const [headline = ''] = message.replace(/ in JSON at position.*$/s, '').split('\n');
    throw new TransformError(
      `${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}: ERROR: ${headline}`,
    );
  }
  return `export default ${text};`;
}
