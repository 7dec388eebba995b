import { checkDefinition, type Definition, memoryOf, timeoutOf } from '../workflow/definition.ts';
import { outOfMemory, timeoutError } from '../workflow/errors.ts';
import { addEvent, createRun, type Run, type RunEvent } from '../workflow/run.ts';
import { finishRun } from '../workflow/run-workflow.ts';
import { runInThread } from './thread.ts';

export interface RunOptions {
  /** Addresses of fixtures by the host they stand in for: `{ 'api.example.com': 'http://127.0.0.1:4000' }`. */
  hosts?: Readonly<Record<string, string>>;
  /** Told of everything at the moment it happens, for instance of an immediate response. */
  onEvent?(event: RunEvent): void;
}

/**
 * Runs a workflow on Node.js, in a thread of its own: `/tmp`, environment variables and network are the run's, and a run that
 * takes too much time (/errors/#timeout) or memory (/errors/#out-of-memory) is stopped with what it has done until then.
 *
 * @throws when the definition could not be a workflow; what goes wrong in its steps is `error` of the run
 */
export async function runWorkflow(definition: Definition, options: RunOptions = {}): Promise<Run> {
  checkDefinition(definition);
  const run = createRun();
  let step = 'trigger';
  const take = (event: RunEvent) => {
    if (event.type === 'start') step = event.step;
    addEvent(run, event);
    options.onEvent?.(event);
  };
  const outcome = await runInThread({
    module: new URL('./workflow-job.ts', import.meta.url),
    input: definition,
    hosts: options.hosts,
    timeoutMs: timeoutOf(definition),
    memoryBytes: memoryOf(definition),
    // The job's events are those that the core emits.
    onEvent: (event) => take(event as RunEvent),
  });
  if (outcome === 'exit')
    take({ type: 'error', step, name: 'Error', message: 'process.exit() ended the run.' });
  else if (outcome !== 'done') {
    const { name, message } = outcome === 'timeout' ? timeoutError() : outOfMemory();
    take({ type: 'error', step, name, message });
  }
  return finishRun(run, definition);
}
