import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { buildArguments, buildEnvironment, buildProgram, nodeArguments } from './node-arguments.mjs';
import { root } from './root.mjs';

/**
 * Runs a TypeScript program of this repository to its end and passes interruptions on to it.
 * @param {string} file path below the repository
 * @param {...string} args
 * @returns {Promise<number>} its exit code
 */
export function runProgram(file, ...args) {
  const [own, environment] = file === buildProgram ? [buildArguments, buildEnvironment] : [nodeArguments];
  const env = { ...environment, ...process.env };
  return ended(
    spawn(process.execPath, [...own, join(root, file), ...args], { cwd: root, stdio: 'inherit', env }),
  );
}

/**
 * Waits for the end of a process and passes interruptions on to it.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code; where a signal ended it, 128 and the signal's number, as shells count
 */
export function ended(child) {
  const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
