import { boundBuffers } from './bound-buffers.ts';
import { createEndpoint } from './endpoint.ts';
import type { Job, JobEvent, Order } from './job.ts';
import { restName } from './module-names.ts';
import type { Server } from './network.ts';
import { openSession, type Session } from './session.ts';
import { tidyGlobals } from './tidy-globals.ts';

/** Most events, and most characters of all, that a run reports before it is ended. */
export const mostEvents = 2000;
export const mostCharacters = 1_000_000;

/** What a worker says, as JSON: every message is a text of which nothing has to be trusted. */
export type Reply = { type: 'event'; event: JobEvent } | { type: 'failed'; message: string };

/** What a worker says at the end of its job, when it has reported too much, and when it is asked whether it is busy. */
const signals = { done: 'done', flood: 'flood', idle: 'idle' } as const;

/** Does one job in a worker, which is then ended. */
export function serve(
  run: (job: Job, session: Session, report: (event: JobEvent) => void) => Promise<void>,
): void {
  const post = postMessage.bind(globalThis);
  const say = (reply: Reply) => post(JSON.stringify(reply, replaceBytes));
  let isStarted = false;
  addEventListener('message', async ({ data }: MessageEvent<string>) => {
    if (isStarted) {
      post(signals.idle);
      return;
    }
    isStarted = true;
    const { job, scripts }: Order = JSON.parse(data);
    tidyGlobals();
    boundBuffers();
    let [events, characters] = [0, 0];
    const report = (event: JobEvent) => {
      if (events > mostEvents || characters > mostCharacters) return;
      const text = JSON.stringify({ type: 'event', event } satisfies Reply, replaceBytes);
      events++;
      characters += text.length;
      if (events <= mostEvents && characters <= mostCharacters) post(text);
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
      say({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
    post(signals.done);
  });
}

/** The REST API, if it was sent along. */
function restOf({ modules }: Session): Record<string, Server> {
  if (!modules.has(restName)) return {};
  const { origin, respond } = modules.requireModule(restName) as { origin: string; respond: Server };
  return { [origin]: respond };
}

/** Bytes of a response, which JSON would write as an object of numbers. */
const replaceBytes = (_key: string, value: unknown): unknown =>
  value instanceof Uint8Array ? `(${value.length} bytes)` : value;
