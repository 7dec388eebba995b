const moduleAt = (/** @type {string} */ name) => new URL(name, import.meta.url).href;

/** What Node.js is started with for the programs of this repository; small young generations keep its heap small. */
export const nodeArguments = [
  '--max-semi-space-size=4',
  '--import',
  moduleAt('syntax-errors.mjs'),
  '--import',
  'tsx',
];

/** The program that builds the site. */
export const buildProgram = 'src/build/cli.ts';

/**
 * What Node.js finds in its environment for the build: on Linux, threads share what they have freed, which is 25 MB less, and
 * give it back to the system, which is another 5 to 10. The bundler has an allocator of its own, mimalloc; that it gives
 * back at once what it has freed is 60 MB less at the peak.
 */
export const buildEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MIMALLOC_PURGE_DELAY: '0',
};

/** What Node.js is started with for the build. */
export const buildArguments = ['--import', moduleAt('slow-heap.mjs'), ...nodeArguments];
