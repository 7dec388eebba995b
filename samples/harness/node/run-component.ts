import { limits } from '../../../data/limits.ts';
import { print, type Size } from '../../../data/quantity.ts';
import type { ComponentEvent, ComponentJob, ComponentProblem } from '../component/job.ts';
import { type Outcome, runInThread } from './thread.ts';

/** The options of a run. */
export interface RunOptions {
  /** Addresses of fixtures by the host that they replace: `{ 'api.example.com': 'http://127.0.0.1:4000' }`. */
  hosts?: Readonly<Record<string, string>>;
  /** The timeout, in seconds. */
  timeoutSeconds?: number;
  /** The memory limit, for example `size(1, 'GB')`. */
  memory?: Size;
}

/** The result of a run. */
export interface ComponentRun {
  events: ComponentEvent[];
  /** The error that ended the run early. */
  error?: ComponentProblem;
}

/**
 * Runs the lifecycle of a component in its own thread, which has its own `/tmp`, can only connect to fixtures, and is stopped if
 * it exceeds its timeout or memory limit.
 */
export async function runComponent(job: ComponentJob, options: RunOptions = {}): Promise<ComponentRun> {
  const { hosts, timeoutSeconds = 20, memory = limits.memoryDefault } = options;
  const events: ComponentEvent[] = [];
  let outcome: Outcome;
  try {
    outcome = await runInThread({
      module: new URL('./component-job.ts', import.meta.url),
      input: job,
      hosts,
      timeoutMs: 1000 * timeoutSeconds,
      memoryBytes: memory.bytes,
      // component-job.ts doesn't report other types of events.
      onEvent: (event) => events.push(event as ComponentEvent),
    });
  } catch (error) {
    // The job can't be sent to a thread, for example because it contains functions, or it crashed the thread.
    return { events, error: { message: error instanceof Error ? error.message : String(error) } };
  }
  const stopped: Record<Exclude<Outcome, 'done'>, string> = {
    exit: 'process.exit() ended the run.',
    timeout: `It was stopped after ${timeoutSeconds} s: it never ends, or waits for something that never happens.`,
    memory: `It was stopped: it needs more than ${print(memory)} of memory.`,
  };
  const error =
    outcome === 'done' ? events.find((event) => event.type === 'error') : { message: stopped[outcome] };
  if (!error) return { events };
  const { message, line } = { line: undefined, ...error };
  return { events, error: { message, ...(line !== undefined && { line }) } };
}
