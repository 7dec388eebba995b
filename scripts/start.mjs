/* npm start [-- --port 8080]: installs what is missing, builds, serves. */
import { install } from './install.mjs';
import { buildProgram } from './node-arguments.mjs';
import { runProgram } from './program.mjs';

const installed = await install({ dev: false });
const built = installed ? await runProgram(buildProgram) : 1;
process.exitCode = built === 0 ? await runProgram('src/server/cli.ts', ...process.argv.slice(2)) : built;
