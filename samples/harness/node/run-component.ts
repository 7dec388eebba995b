import { limits } from '../../../data/limits.ts';
import { print, type Size } from '../../../data/quantity.ts';
import type { ComponentEvent, ComponentJob, ComponentProblem } from '../component/job.ts';
import { type Outcome, runInThread } from './thread.ts';

export interface RunOptions {
  /** Addresses of fixtures by the host they stand in for: `{ 'api.example.com': 'http://127.0.0.1:4000' }`. */
  hosts?: Readonly<Record<string, string>>;
  /** Longest that it may take. */
  timeoutSeconds?: number;
  /** Memory that it may use, for instance `1GB`. */
  memory?: Size;
}

/** The life of a component, as far as it came. */
export interface ComponentRun {
  events: ComponentEvent[];
  /** What ended it early. */
  error?: ComponentProblem;
}

/**
 * Takes a component through its life in a thread of its own, which has its own `/tmp`, no network but fixtures, and is stopped
 * when it takes too much time or memory.
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
      // The job's events are those that component-job.ts reports.
      onEvent: (event) => events.push(event as ComponentEvent),
    });
  } catch (error) {
    // Circumstances that no thread can be told, such as functions, or a thread that broke: both are this component's.
    return { events, error: { message: error instanceof Error ? error.message : String(error) } };
  }
  const stopped: Record<Exclude<Outcome, 'done'>, string> = {
    exit: 'process.exit() ended the run.',
    timeout: `It was stopped after ${timeoutSeconds} s: it does not end, or waits for what never comes.`,
    memory: `It was stopped: it needs more than ${print(memory)} of memory.`,
  };
  const error =
    outcome === 'done' ? events.find((event) => event.type === 'error') : { message: stopped[outcome] };
  if (!error) return { events };
  const { message, line } = { line: undefined, ...error };
  return { events, error: { message, ...(line !== undefined && { line }) } };
}
