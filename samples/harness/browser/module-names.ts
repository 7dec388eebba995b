/** The modules of the sandbox, each with its entry: a file relative to this one, or the entry of a package. */
export const moduleEntries: Readonly<Record<string, string>> = {
  axios: './modules/axios.ts',
  buffer: 'buffer/index.js',
  crypto: './modules/crypto.ts',
  events: 'events/events.js',
  // For browsers, the package exports their native FormData instead.
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

/** The module with the third-party servers of all samples, by the name of their `given`. */
export const givensName = '#givens';

/** The module with the REST API. */
export const restName = '#rest';

/** The module that compiles edited code. No package can have its name. */
export const compilerName = '#compile';

/** The name of a specifier's module in `moduleEntries`. */
export const moduleNameOf = (specifier: string): string =>
  specifier
    .replace(/^node:/, '')
    .replace(/^lodash\/.*/, 'lodash')
    .replace('@pipedream/platform', 'axios');

/** Whether a script uses Node.js's `Buffer`, rather than just mentioning it in a message. */
export const usesBuffer = (script: string): boolean =>
  /(?<![.\w$])Buffer[.(]|instanceof Buffer\b/.test(script);

/** Modules that code needs without importing them, with the pattern by which that is recognized. */
const implicitModules: readonly [RegExp, string][] = [
  [/\bBuffer\b|responseType|\bstream\b/, 'buffer'],
  [/responseType/, 'stream'],
];

/** Returns the modules that code imports or needs implicitly, as far as its text shows. */
export function modulesIn(code: string): string[] {
  const imports = [...code.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"`]([^'"`\n]+)['"`]/g)];
  const names = imports.map(([, specifier = '']) => moduleNameOf(specifier));
  return [
    ...new Set([
      ...names,
      ...implicitModules.flatMap(([pattern, name]) => (pattern.test(code) ? [name] : [])),
    ]),
  ];
}
