const moduleAt = (/** @type {string} */ name) => new URL(name, import.meta.url).href;

/** Arguments of Node.js for the programs of this repository. */
export const nodeArguments = [
  '--import',
  moduleAt('syntax-errors.mjs'),
  '--import',
  moduleAt('typescript.mjs'),
];

/** The program that serves a built site. */
export const serverProgram = 'src/server/cli.ts';

/** Arguments of Node.js for the server. A small young generation saves it a fifth of its memory under load, and isn't slower. */
export const serverArguments = ['--max-semi-space-size=4', ...nodeArguments];

/** The program that builds the site. */
export const buildProgram = 'src/build/cli.ts';

/**
 * Environment variables of the build that lower its peak memory. On Linux, threads share freed memory, and the bundler's allocator,
 * mimalloc, returns it to the system at once: this takes a second longer, for 110 MB less. Each thread of the bundler keeps freed
 * memory for itself until the build ends: with one instead of one per processor, 75 MB less, and not slower on two processors.
 */
export const buildEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MIMALLOC_PURGE_DELAY: '0',
  ROLLDOWN_WORKER_THREADS: '1',
  RAYON_NUM_THREADS: '1',
};

/** Arguments of Node.js for the build. */
export const buildArguments = ['--import', moduleAt('slow-heap.mjs'), ...nodeArguments];

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
