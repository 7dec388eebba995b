import { parentPort } from 'node:worker_threads';
import { openSession, type Session } from './session.ts';

/** The message that starts a run in a thread. */
export interface RunRequest {
  input: unknown;
  hosts: Readonly<Record<string, string>>;
  /** The path of an empty directory for the job's files. */
  directory: string;
}

/** A message that a thread sends. */
export type Reply =
  | { type: 'started' }
  | { type: 'event'; event: unknown }
  | { type: 'done'; isClean: boolean }
  | { type: 'failed'; error: unknown };

/** Runs a job with its input. `report` sends an event immediately. */
export type RunJob = (input: never, session: Session, report: (event: unknown) => void) => Promise<void>;

/** Handles the requests to this thread. They arrive one at a time, and each has its own session. */
export function serve(run: RunJob): void {
  const port = parentPort;
  if (!port) throw new Error('serve() must be called in a worker thread.');
  const send = (reply: Reply) => port.postMessage(reply);
  port.on('message', async ({ input, hosts, directory }: RunRequest) => {
    const session = openSession({ hosts, directory });
    try {
      send({ type: 'started' });
      // A thread only receives inputs for the module that it was started with.
      await run(input as never, session, (event) => send({ type: 'event', event }));
      const isClean = !session.isTainted();
      session.close();
      send({ type: 'done', isClean });
    } catch (error) {
      session.close();
      send({ type: 'failed', error });
    }
  });
}
