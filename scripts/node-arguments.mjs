/** What Node.js is started with for the programs of this repository; small young generations keep its heap small. */
export const nodeArguments = ['--max-semi-space-size=4', '--import', 'tsx'];

/** The program that builds the site. */
export const buildProgram = 'src/build/cli.ts';

/** What Node.js is started with for the build. */
export const buildArguments = ['--import', new URL('slow-heap.mjs', import.meta.url).href, ...nodeArguments];
