// cspell:ignore SHLVL
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

/** How a program ended. */
export interface Ended {
  /** Exit code; 128 when a signal ended it. */
  code: number;
  stdout: string;
  stderr: string;
  /** `stopped after 20 s` after a time-out. */
  stopped?: string;
}

export interface ProgramOptions {
  cwd?: string;
  env?: Record<string, string>;
  input?: string;
  /** Milliseconds after which it is stopped. */
  timeoutMs?: number;
}

/** Groups of programs that run now: none of them outlives this process. */
const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach(endGroup));

/**
 * Runs a program to its end and returns its output. Its environment only has the given variables and the path. Its child
 * processes end with it.
 */
export function runProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<Ended> {
  const { cwd, env = {}, input = '', timeoutMs = 20_000 } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      // A shell at the first level whose input is a socket, as it is here, assumes that it is remote and reads .bashrc.
      env: { PATH: process.env.PATH ?? '', SHLVL: '1', ...env },
      detached: process.platform !== 'win32',
    });
    running.add(child);
    const ended: Ended = { code: -1, stdout: '', stderr: '' };
    const timer = setTimeout(() => {
      ended.stopped = `stopped after ${timeoutMs / 1000} s`;
      endGroup(child);
    }, timeoutMs);
    child.stdout.setEncoding('utf8').on('data', (text) => {
      ended.stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      ended.stderr += text;
    });
    child.on('error', (error) => {
      clearTimeout(timer);
      running.delete(child);
      reject(error);
    });
    // Background processes would keep the output open.
    child.on('exit', () => endGroup(child));
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ ...ended, code: code ?? 128 });
    });
    child.stdin.on('error', () => {
      // A program that does not read its input may be gone before it is written.
    });
    child.stdin.end(input);
  });
}

/** Ends a program and all that it has started. */
function endGroup(child: ChildProcess): void {
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

/** The output of a program with `--version`, cached; `undefined` if it isn't installed. */
export function versionOf(command: string): string | undefined {
  if (!versions.has(command)) {
    const { error, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' });
    versions.set(command, error ? undefined : stdout);
  }
  return versions.get(command);
}

/** Whether a program can be found on this machine. */
export const hasProgram = (command: string): boolean => versionOf(command) !== undefined;
