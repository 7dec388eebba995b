/** The modules that the sandbox has: a file beside this one, or a package that is taken as it is. */
export const moduleEntries: Readonly<Record<string, string>> = {
  axios: './modules/axios.ts',
  buffer: 'buffer/index.js',
  crypto: './modules/crypto.ts',
  events: 'events/events.js',
  // The package names another file for browsers, which is their own FormData.
  'form-data': 'form-data/lib/form_data.js',
  fs: './modules/fs.ts',
  'fs/promises': './modules/fs-promises.ts',
  lodash: 'lodash/lodash.js',
  luxon: 'luxon',
  path: 'path-browserify/index.js',
  process: './modules/process.ts',
  querystring: './modules/querystring.ts',
  readline: './modules/readline.ts',
  stream: 'readable-stream/lib/ours/browser.js',
  url: './modules/url.ts',
  util: './modules/util.ts',
  '#compile': './modules/compile.ts',
};

/** The module that has the servers of all samples, by the name of their circumstances. */
export const givensName = '#givens';

/** The module that has the REST API. */
export const restName = '#rest';

/** The module that reads edited code, which no code can ask for by mistake. */
export const compilerName = '#compile';

/** The name of the module that a specifier asks for, as `moduleFiles` has it. */
export const moduleNameOf = (specifier: string): string =>
  specifier
    .replace(/^node:/, '')
    .replace(/^lodash\/.*/, 'lodash')
    .replace('@pipedream/platform', 'axios');

/** Whether a script uses the `Buffer` of Node.js, rather than only mention it in a message. */
export const usesBuffer = (script: string): boolean =>
  /(?<![.\w$])Buffer[.(]|instanceof Buffer\b/.test(script);

/** Names of modules that code needs without asking for them, by what its text says then. */
const silent: readonly [RegExp, string][] = [
  [/\bBuffer\b|responseType|\bstream\b/, 'buffer'],
  [/responseType/, 'stream'],
];

/** The modules that code may ask for, as far as its text tells. */
export function modulesIn(code: string): string[] {
  const asked = [...code.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"`]([^'"`\n]+)['"`]/g)];
  const names = asked.map(([, specifier = '']) => moduleNameOf(specifier));
  return [...new Set([...names, ...silent.flatMap(([sign, name]) => (sign.test(code) ? [name] : []))])];
}
