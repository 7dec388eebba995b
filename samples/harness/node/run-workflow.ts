import { checkDefinition, type Definition, memoryOf, timeoutOf } from '../workflow/definition.ts';
import { outOfMemory, timeoutError } from '../workflow/errors.ts';
import { addEvent, createRun, type Run, type RunEvent } from '../workflow/run.ts';
import { finishRun } from '../workflow/run-workflow.ts';
import { runInThread } from './thread.ts';

/** The options of a run. */
export interface RunOptions {
  /** Addresses of fixtures by the host that they replace: `{ 'api.example.com': 'http://127.0.0.1:4000' }`. */
  hosts?: Readonly<Record<string, string>>;
  /** Called for each event as it happens, for example for an immediate response. */
  onEvent?(event: RunEvent): void;
}

/**
 * Runs a workflow on Node.js in its own thread, with its own `/tmp`, environment variables, and network. A run that exceeds its
 * timeout (/errors/#timeout) or memory limit (/errors/#out-of-memory) is stopped, and its events until then are returned.
 *
 * @throws if the definition is invalid; errors in steps are returned as `error` of the run
 */
export async function runWorkflow(definition: Definition, options: RunOptions = {}): Promise<Run> {
  checkDefinition(definition);
  const run = createRun();
  let step = 'trigger';
  const record = (event: RunEvent) => {
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
    // workflow-job.ts doesn't report other types of events.
    onEvent: (event) => record(event as RunEvent),
  });
  if (outcome === 'exit')
    record({ type: 'error', step, name: 'Error', message: 'process.exit() ended the run.' });
  else if (outcome !== 'done') {
    const { name, message } = outcome === 'timeout' ? timeoutError() : outOfMemory();
    record({ type: 'error', step, name, message });
  }
  return finishRun(run, definition);
}
