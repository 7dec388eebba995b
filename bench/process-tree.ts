import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { shellEnvironment } from '../scripts/node-arguments.mjs';
import { sum } from './stats.ts';

/** Milliseconds between two samples of a program's memory. */
const interval = 100;

/** The result of running a program. */
export interface Run {
  seconds: number;
  /** Peak memory (resident set size) of the program and its descendants together, in MB; `undefined` outside Linux. */
  peakMegabytes: number | undefined;
  stdout: string;
}

/** Options of `runMeasured`. */
export interface RunOptions {
  cwd: string;
  env?: Record<string, string>;
}

/**
 * Runs a program until it exits, and measures its time and memory.
 *
 * @throws an error with its output if its exit code isn't 0
 */
export async function runMeasured(
  command: string,
  args: readonly string[],
  { cwd, env }: RunOptions,
): Promise<Run> {
  const start = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: shellEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows, programs such as npx are shell scripts.
    shell: process.platform === 'win32',
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  let peak = 0;
  const timer = setInterval(() => {
    if (child.pid !== undefined) peak = Math.max(peak, memoryOfTree(child.pid));
  }, interval);
  try {
    const code = await new Promise<number | null>((resolve, reject) =>
      child.once('error', reject).once('close', resolve),
    );
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.\n${stdout}\n${stderr}`);
  } finally {
    clearInterval(timer);
  }
  const seconds = (performance.now() - start) / 1000;
  return { seconds, peakMegabytes: peak > 0 ? peak / 1e6 : undefined, stdout };
}

/** Combines the runs of two programs that ran one after the other. */
export const joinRuns = (first: Run, second: Run): Run => ({
  seconds: first.seconds + second.seconds,
  peakMegabytes:
    first.peakMegabytes === undefined || second.peakMegabytes === undefined
      ? undefined
      : Math.max(first.peakMegabytes, second.peakMegabytes),
  stdout: first.stdout + second.stdout,
});

/** Returns the memory of a process and its descendants in bytes; 0 if the system doesn't report it. */
function memoryOfTree(pid: number): number {
  if (!existsSync('/proc/self/stat')) return 0;
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const memoryBelow = (id: number): number =>
    sum(processes.filter(({ parent }) => parent === id).map((child) => child.bytes + memoryBelow(child.pid)));
  return (processes.find((candidate) => candidate.pid === pid)?.bytes ?? 0) + memoryBelow(pid);
}

function readProcess(name: string): { pid: number; parent: number; bytes: number }[] {
  try {
    // Format: pid (name) state parent ... The name can contain anything, so the fields are counted from the last parenthesis.
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${name}/status`, 'utf8')) ?? [];
    return [{ pid: Number(name), parent, bytes: Number(kilobytes ?? 0) * 1024 }];
  } catch {
    // The process has exited since its folder was listed.
    return [];
  }
}
