// cspell:ignore SHLVL
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

/** The result of a program. */
export interface ProgramResult {
  /** Exit code; 128 if the program was ended by a signal. */
  code: number;
  stdout: string;
  stderr: string;
  /** After a timeout: `stopped after 20 s` */
  stopped?: string;
}

/** Options for running a program. */
export interface ProgramOptions {
  cwd?: string;
  env?: Record<string, string>;
  input?: string;
  /** Timeout in milliseconds. */
  timeoutMs?: number;
}

/** Running programs. Their process groups are killed when this process exits. */
const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach(killGroup));

/**
 * Runs a program and returns its result. Its environment only has the variables in the options and `PATH`. Its child processes are
 * killed when it exits.
 */
export function runProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<ProgramResult> {
  const { cwd, env = {}, input = '', timeoutMs = 20_000 } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      // A top-level shell whose input is a socket, as here, assumes that it was started remotely and reads .bashrc.
      env: { PATH: process.env.PATH ?? '', SHLVL: '1', ...env },
      detached: process.platform !== 'win32',
    });
    running.add(child);
    const result: ProgramResult = { code: -1, stdout: '', stderr: '' };
    const timer = setTimeout(() => {
      result.stopped = `stopped after ${timeoutMs / 1000} s`;
      killGroup(child);
    }, timeoutMs);
    child.stdout.setEncoding('utf8').on('data', (text) => {
      result.stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      result.stderr += text;
    });
    child.on('error', (error) => {
      clearTimeout(timer);
      running.delete(child);
      reject(error);
    });
    // Background processes would keep the output open.
    child.on('exit', () => killGroup(child));
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ ...result, code: code ?? 128 });
    });
    child.stdin.on('error', () => {
      // A program that doesn't read its input may exit before it is written.
    });
    child.stdin.end(input);
  });
}

/** Kills a program and all processes that it has started. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') {
    child.kill('SIGKILL');
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!isGone) throw error;
  }
}

const versions = new Map<string, string | undefined>();

/** Returns the output of a program with `--version`, which is cached; `undefined` if it isn't installed. */
export function versionOf(command: string): string | undefined {
  if (!versions.has(command)) {
    const { error, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' });
    versions.set(command, error ? undefined : stdout);
  }
  return versions.get(command);
}

/** Whether a program is installed. */
export const hasProgram = (command: string): boolean => versionOf(command) !== undefined;
