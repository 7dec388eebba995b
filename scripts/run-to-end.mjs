// cspell:ignore taskkill
import { spawn, spawnSync } from 'node:child_process';

/**
 * @typedef {object} Ended
 * @property {boolean} ok whether it ended by itself with exit code 0
 * @property {string} why why it is not ok, as a sentence; empty when it is, or when its exit code says all
 * @property {number} seconds
 * @property {string} output what it printed, on both streams
 */

/** Process ids of the programs that run now. @type {Set<number>} */
const running = new Set();

/**
 * Runs a program to its end, or to the end of its time: then it is killed, with all that it started.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, timeoutMs: number }} options
 * @returns {Promise<Ended>}
 */
export function runToEnd(command, args, { cwd, env, timeoutMs }) {
  const start = performance.now();
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    // A process group, so that it can be killed with its children.
    detached: process.platform !== 'win32',
  });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  let output = '';
  let why = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
    });
  }
  const timer = setTimeout(() => {
    why = `It was stopped after ${timeoutMs / 1000} s.`;
    if (pid !== undefined) killTree(pid);
  }, timeoutMs);
  return new Promise((resolve) => {
    const end = (/** @type {boolean} */ ok) => {
      clearTimeout(timer);
      if (pid !== undefined) running.delete(pid);
      resolve({ ok: ok && why === '', why, seconds: (performance.now() - start) / 1000, output });
    };
    child.on('error', (error) => {
      why ||= error.message;
      end(false);
    });
    // "exit" instead of "close", because a grandchild that is still running would keep the streams open.
    child.on('exit', (code, signal) => {
      if (signal) why ||= `It was ended by ${signal}.`;
      end(code === 0);
    });
  });
}

/** Kills every program that still runs, with all that it started. */
export function killAll() {
  for (const pid of running) killTree(pid);
}

/** @param {number} pid of a process that leads a group */
function killTree(pid) {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // It ended in the meantime.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
