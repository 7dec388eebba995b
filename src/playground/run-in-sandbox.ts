import type { Job, RunRequest } from '../../samples/harness/browser/job.ts';
import { type SandboxFrame, startSandbox } from '../sandbox/start-sandbox.ts';
import { type SandboxRun, timeLimit } from './describe-run.ts';
import type { WorkerScripts } from './files.ts';
import { readReply } from './read-reply.ts';

/** The sandbox, which all samples of the page share. */
let sandbox: Promise<SandboxFrame> | undefined;

/**
 * Loads the document of the sandbox once.
 *
 * @param address URL of the document
 * @throws when it can't be loaded; the next call retries
 */
export function loadSandbox(address: string): Promise<SandboxFrame> {
  sandbox ??= startSandbox(address).catch((error: unknown) => {
    sandbox = undefined;
    throw error;
  });
  return sandbox;
}

/**
 * Runs a job, and stops the previous run.
 *
 * @param signal stops the run
 */
export async function runInSandbox(
  frame: SandboxFrame,
  job: Job,
  scripts: WorkerScripts,
  signal: AbortSignal,
): Promise<SandboxRun> {
  const events: SandboxRun['events'][number][] = [];
  const failures: string[] = [];
  const start = performance.now();
  const stop = () => frame.stop();
  signal.addEventListener('abort', stop);
  const { end, text } = await frame.run({
    script: scripts.script,
    request: JSON.stringify({ job, scripts: scripts.scripts } satisfies RunRequest),
    timeoutMs: timeLimit,
    onReply(message) {
      const reply = readReply(message);
      if (reply?.type === 'event') events.push(reply.event);
      else if (reply) failures.push(reply.message);
    },
  });
  // Otherwise, it could stop the run of another sample later.
  signal.removeEventListener('abort', stop);
  return { end, text, events, failures, milliseconds: performance.now() - start };
}
