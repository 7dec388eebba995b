/* npm start [-- --port 8080]: installs what is missing, builds, serves. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install } from './install.mjs';
import { nodeArguments } from './node-arguments.mjs';

const root = join(import.meta.dirname, '..');

/**
 * Runs a TypeScript program to its end and passes interruptions on to it.
 * @param {string} file
 * @param {...string} args
 * @returns {Promise<number>} its exit code
 */
function run(file, ...args) {
  const child = spawn(process.execPath, [...nodeArguments, join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  process.on('SIGINT', () => child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 0)));
}

install();
const built = await run('src/build/cli.ts');
process.exitCode = built === 0 ? await run('src/server/cli.ts', ...process.argv.slice(2)) : built;
