/*
 * Runs a TypeScript program of this repository, after installing missing packages:
 * node scripts/run.mjs src/build/cli.ts [arguments]
 */
import { install } from './install.mjs';
import { buildProgram, serverProgram } from './node-arguments.mjs';
import { runProgram } from './program.mjs';

/** Programs that hosts run. They only need the packages for production. */
const forHosts = [buildProgram, serverProgram];

const [file = '', ...args] = process.argv.slice(2);
const installed = await install({ dev: !forHosts.includes(file) });
process.exitCode = installed ? await runProgram(file, ...args) : 1;
