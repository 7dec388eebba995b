const moduleAt = (/** @type {string} */ name) => new URL(name, import.meta.url).href;

const loading = ['--import', moduleAt('syntax-errors.mjs'), '--import', moduleAt('typescript.mjs')];

/** What Node.js is started with for the programs of this repository; small young generations keep its heap small. */
export const nodeArguments = ['--max-semi-space-size=4', ...loading];

/** The program that builds the site. */
export const buildProgram = 'src/build/cli.ts';

/**
 * The environment of the build on Linux: threads share the memory that they have freed, and the bundler's allocator, mimalloc, gives
 * it back at once. That takes a second more, and 110 MB less at the peak.
 */
export const buildEnvironment = { MALLOC_ARENA_MAX: '2', MIMALLOC_PURGE_DELAY: '0' };

/** What Node.js is started with for the build, which makes too much garbage for small young generations. */
export const buildArguments = ['--import', moduleAt('slow-heap.mjs'), ...loading];

/**
 * The environment of the author's shell. Vitest and Vite set NODE_ENV in the process that they run in, and development servers that
 * inherit it start in production mode.
 *
 * @param {Record<string, string>} [added] further variables
 * @returns {NodeJS.ProcessEnv}
 */
export function shellEnvironment(added) {
  const { NODE_ENV: _, ...env } = process.env;
  return { ...env, ...added };
}
