/*
 * npm run samples [-- pages] [-- --update] [-- --no-cache]: runs or checks every sample, and prints the results. Pages are named by
 * route or file, with or without --page. --update replaces stale output on the pages. --no-cache also runs pages that have passed
 * and haven't changed since.
 */
import { join } from 'node:path';
import { root } from '../src/node/folders.ts';
import { guardExit } from './runner/guard-exit.ts';
import { main } from './runner/main.ts';

const settle = guardExit();
const code = await main(process.argv.slice(2), {
  root,
  contentDir: join(root, 'content'),
  print: (text) => process.stdout.write(`${text}\n`),
  printError: (text) => process.stderr.write(`${text}\n`),
});
settle(code);
