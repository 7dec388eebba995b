import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import {
  buildArguments,
  buildEnvironment,
  buildProgram,
  nodeArguments,
  serverArguments,
  serverProgram,
} from './node-arguments.mjs';
import { root } from './root.mjs';

/** @type {Record<string, string[]>} Arguments of Node.js for programs that need others than `nodeArguments`. */
const argumentsOf = { [buildProgram]: buildArguments, [serverProgram]: serverArguments };

/**
 * Runs a TypeScript program of this repository and forwards SIGINT and SIGTERM to it.
 * @param {string} file path below the repository
 * @param {...string} args
 * @returns {Promise<number>} its exit code; see `waitForExit`
 */
export function runProgram(file, ...args) {
  const flags = argumentsOf[file] ?? nodeArguments;
  const env = { ...(file === buildProgram && buildEnvironment), ...process.env };
  return waitForExit(
    spawn(process.execPath, [...flags, join(root, file), ...args], { cwd: root, stdio: 'inherit', env }),
  );
}

/**
 * Waits until a process exits, and forwards SIGINT and SIGTERM to it.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code; like in shells, 128 plus the number of the signal if a signal ended it
 */
export function waitForExit(child) {
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
