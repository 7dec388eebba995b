// cspell:ignore taskkill
import { spawn, spawnSync } from 'node:child_process';

/**
 * @typedef {object} ProgramResult
 * @property {boolean} ok whether it exited with code 0
 * @property {string} reason for the failure, as a sentence; empty if it exited with any code
 * @property {number} seconds
 * @property {string} output of stdout and stderr
 */

/** Milliseconds that a program's output may take after the program has exited. */
const drainMs = 5000;

/** Process ids of the running programs. @type {Set<number>} */
const running = new Set();

/**
 * Runs a program until it exits. After the timeout, it is killed with all its descendants.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, timeoutMs: number }} options
 * @returns {Promise<ProgramResult>}
 */
export function runToEnd(command, args, { cwd, env, timeoutMs }) {
  const start = performance.now();
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    // Makes it the leader of a process group, so that it can be killed with its descendants.
    detached: process.platform !== 'win32',
  });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  let output = '';
  let reason = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
    });
  }
  const timer = setTimeout(() => {
    reason = `It was stopped after ${timeoutMs / 1000} s.`;
    if (pid !== undefined) killTree(pid);
  }, timeoutMs);
  return new Promise((resolve) => {
    const end = (/** @type {boolean} */ ok) => {
      clearTimeout(timer);
      if (pid !== undefined) running.delete(pid);
      resolve({ ok: ok && reason === '', reason, seconds: (performance.now() - start) / 1000, output });
    };
    child.on('error', (error) => {
      reason ||= error.message;
      end(false);
    });
    const finish = (/** @type {number | null} */ code, /** @type {string | null} */ signal) => {
      if (signal) reason ||= `It was ended by ${signal}.`;
      end(code === 0);
    };
    // The rest of the output precedes "close". A descendant that is still running would keep the streams open.
    child.on('exit', (code, signal) => {
      if (pid !== undefined) killTree(pid);
      // It may have left the process group.
      setTimeout(finish, drainMs, code, signal).unref();
    });
    child.on('close', finish);
  });
}

/** Kills all running programs with their descendants. */
export function killAll() {
  for (const pid of running) killTree(pid);
}

/** @param {number} pid of the leader of a process group */
function killTree(pid) {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // It has exited in the meantime.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
