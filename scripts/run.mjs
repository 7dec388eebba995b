/*
 * Runs a TypeScript program of this repository, installing what is missing first:
 * node scripts/run.mjs src/build/cli.ts [arguments]
 */
import { install } from './install.mjs';
import { runProgram } from './program.mjs';

install();
const [file = '', ...args] = process.argv.slice(2);
process.exitCode = await runProgram(file, ...args);
