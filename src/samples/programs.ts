import { spawn, spawnSync } from 'node:child_process';

/** How a program ended. */
export interface Ended {
  /** Exit code; -1 when it was stopped after the time it was given. */
  code: number;
  stdout: string;
  stderr: string;
}

export interface ProgramOptions {
  cwd?: string;
  env?: Record<string, string>;
  input?: string;
  /** Milliseconds after which it is stopped. */
  timeoutMs?: number;
}

/** Runs a program to its end and keeps what it says. Its environment is only what is given, and the path. */
export function runProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<Ended> {
  const { cwd, env = {}, input = '', timeoutMs = 20_000 } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { PATH: process.env.PATH ?? '', ...env } });
    const ended: Ended = { code: -1, stdout: '', stderr: '' };
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    child.stdout.on('data', (data) => {
      ended.stdout += data;
    });
    child.stderr.on('data', (data) => {
      ended.stderr += data;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ ...ended, code: code ?? -1 });
    });
    child.stdin.on('error', () => {
      // A program that does not read its input may be gone before it is written.
    });
    child.stdin.end(input);
  });
}

/** Whether a program can be found on this machine. */
export const hasProgram = (command: string): boolean =>
  spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined;
