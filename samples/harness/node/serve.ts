import { parentPort } from 'node:worker_threads';
import { openSession, type Session } from './session.ts';

/** What a thread is told to do. */
export interface Order {
  input: unknown;
  hosts: Readonly<Record<string, string>>;
  /** An empty directory for the job's files. */
  directory: string;
}

/** What a thread says. */
export type Reply =
  | { type: 'started' }
  | { type: 'event'; event: unknown }
  | { type: 'done'; isClean: boolean }
  | { type: 'failed'; error: unknown };

/** A job's work: takes the job's input, and reports through `report` whatever the other side is to know at once. */
export type RunJob = (input: never, session: Session, report: (event: unknown) => void) => Promise<void>;

/** Waits for orders, and does one after the other, each in a session of its own. */
export function serve(run: RunJob): void {
  const port = parentPort;
  if (!port) throw new Error('serve() belongs into a thread.');
  const say = (reply: Reply) => port.postMessage(reply);
  port.on('message', async ({ input, hosts, directory }: Order) => {
    const session = openSession({ hosts, directory });
    try {
      say({ type: 'started' });
      // The module that a thread is made for is the one that its input is for.
      await run(input as never, session, (event) => say({ type: 'event', event }));
      const isClean = !session.isSpoiled();
      session.close();
      say({ type: 'done', isClean });
    } catch (error) {
      session.close();
      say({ type: 'failed', error });
    }
  });
}
