/*
 * Runs a TypeScript program of this repository, installing what is missing first:
 * node scripts/run.mjs src/build/cli.ts [arguments]
 */
import { spawnSync } from 'node:child_process';
import { install } from './install.mjs';
import { nodeArguments } from './node-arguments.mjs';

install();
const result = spawnSync(process.execPath, [...nodeArguments, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = result.status ?? 1;
