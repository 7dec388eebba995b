/* npm start [-- --port 8080]: installs missing packages, builds without compression, and serves the site. */
import { install } from './install.mjs';
import { buildProgram, serverProgram } from './node-arguments.mjs';
import { runProgram } from './program.mjs';

const installed = await install({ dev: false });
// The build prints its first line only after its modules are loaded and the first stage is complete.
if (installed) process.stdout.write('Building the documentation ...\n');
const built = installed ? await runProgram(buildProgram, '--no-compress') : 1;
process.exitCode = built === 0 ? await runProgram(serverProgram, ...process.argv.slice(2)) : built;
