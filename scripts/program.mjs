import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodeArguments } from './node-arguments.mjs';

const root = join(import.meta.dirname, '..');

/**
 * Runs a TypeScript program of this repository to its end and passes interruptions on to it.
 * @param {string} file path below the repository
 * @param {...string} args
 * @returns {Promise<number>} its exit code
 */
export function runProgram(file, ...args) {
  const child = spawn(process.execPath, [...nodeArguments, join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  process.on('SIGINT', () => child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 0)));
}
