import { boundBuffers } from './bound-buffers.ts';
import { createEndpoint } from './endpoint.ts';
import type { Job, JobEvent, RunRequest } from './job.ts';
import { restName } from './module-names.ts';
import type { Server } from './network.ts';
import { openSession, type Session } from './session.ts';
import { tidyGlobals } from './tidy-globals.ts';

/** The maximum number of events that a run reports before it is stopped, and of characters in all of them. */
const maxEvents = 2000;
const maxCharacters = 1_000_000;

/** A message of the worker, which sends it as JSON, so that the page can validate plain text. */
export type Reply = { type: 'event'; event: JobEvent } | { type: 'failed'; message: string };

/** Messages without data: the job is done, the run reported too much, the worker responds to a ping. */
const signals = { done: 'done', flood: 'flood', pong: 'pong' } as const;

/** Runs one job in this worker. The page terminates the worker afterwards. */
export function serve(
  run: (job: Job, session: Session, report: (event: JobEvent) => void) => Promise<void>,
): void {
  const post = postMessage.bind(globalThis);
  const send = (reply: Reply) => post(JSON.stringify(reply, replaceBytes));
  let isStarted = false;
  addEventListener('message', async ({ data }: MessageEvent<string>) => {
    if (isStarted) {
      post(signals.pong);
      return;
    }
    isStarted = true;
    const { job, scripts }: RunRequest = JSON.parse(data);
    tidyGlobals();
    boundBuffers();
    let [events, characters] = [0, 0];
    const report = (event: JobEvent) => {
      if (events > maxEvents || characters > maxCharacters) return;
      const text = JSON.stringify({ type: 'event', event } satisfies Reply, replaceBytes);
      events++;
      characters += text.length;
      if (events <= maxEvents && characters <= maxCharacters) post(text);
      else post(signals.flood);
    };
    try {
      const session = openSession({
        scripts,
        given: job.given,
        servers: (opened) => ({
          ...(job.endpoint && {
            [job.endpoint.origin]: createEndpoint(opened, job.sources, job.endpoint.definition),
          }),
          ...restOf(opened),
        }),
      });
      await run(job, session, report);
    } catch (error) {
      send({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
    post(signals.done);
  });
}

/** Returns the REST API, if its module is loaded. */
function restOf({ modules }: Session): Record<string, Server> {
  if (!modules.has(restName)) return {};
  const { origin, respond } = modules.requireModule(restName) as { origin: string; respond: Server };
  return { [origin]: respond };
}

/** Replaces bytes by their number, because JSON would write them as an object of numbers. */
const replaceBytes = (_key: string, value: unknown): unknown =>
  value instanceof Uint8Array ? `(${value.length} bytes)` : value;
