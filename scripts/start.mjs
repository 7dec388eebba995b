/* npm start [-- --port 8080]: installs what is missing, builds, serves. */
import { install } from './install.mjs';
import { runProgram } from './program.mjs';

install();
const built = await runProgram('src/build/cli.ts');
process.exitCode = built === 0 ? await runProgram('src/server/cli.ts', ...process.argv.slice(2)) : built;
