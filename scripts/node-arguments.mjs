const moduleAt = (/** @type {string} */ name) => new URL(name, import.meta.url).href;

const loading = ['--import', moduleAt('syntax-errors.mjs'), '--import', moduleAt('typescript.mjs')];

/** Arguments of Node.js for the programs of this repository. A small young generation keeps the heap small. */
export const nodeArguments = ['--max-semi-space-size=4', ...loading];

/** The program that builds the site. */
export const buildProgram = 'src/build/cli.ts';

/**
 * Environment variables of the build on Linux: threads share freed memory, and the bundler's allocator, mimalloc, returns it to the
 * system at once. This takes a second longer, and lowers the peak memory by 110 MB.
 */
export const buildEnvironment = { MALLOC_ARENA_MAX: '2', MIMALLOC_PURGE_DELAY: '0' };

/** Arguments of Node.js for the build, which creates too much garbage for a small young generation. */
export const buildArguments = ['--import', moduleAt('slow-heap.mjs'), ...loading];

/**
 * Returns the environment of the author's shell. Vitest and Vite set NODE_ENV in their own process, and development servers that
 * inherit it start in production mode.
 *
 * @param {Record<string, string>} [added] additional variables
 * @returns {NodeJS.ProcessEnv}
 */
export function shellEnvironment(added) {
  const { NODE_ENV: _, ...env } = process.env;
  return { ...env, ...added };
}
