import { scriptUrl } from '../browser/trusted.ts';
import type { Answers, FromWorker, Question } from './messages.ts';

/** Milliseconds after which a request to the worker counts as failed: longer than a file may take that it needs for it. */
const requestLimit = 15_000;
/** Milliseconds that the worker gets to start once something is wanted of it, before its script is looked at. */
const startLimit = 500;

/** Sends a request to the worker. */
export type Ask = <Kind extends Question['kind']>(
  question: Extract<Question, { kind: Kind }>,
  transferred?: Transferable[],
) => Promise<Answers[Kind]>;

/** A worker that answers until it is stopped or fails. */
export interface SearchWorker {
  /** @throws when the worker failed, was stopped, reports an error, or takes too long */
  ask: Ask;
  /** Whether it will answer nothing any more. */
  hasFailed(): boolean;
  stop(): void;
}

/** Starts a search worker. Whatever becomes of it, every request to it ends. */
export function connectWorker(url: string): SearchWorker {
  const worker = new Worker(scriptUrl(url), { type: 'module' });
  const pending = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
  let count = 0;
  let failure: Error | undefined;
  const fail = (reason: string) => {
    failure ??= new Error(reason);
    for (const { reject } of pending.values()) reject(failure);
    pending.clear();
    worker.terminate();
  };
  const started = new Promise<void>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data === 'started') return resolve();
      const request = pending.get(data.id);
      pending.delete(data.id);
      // The value has the type of the question that has this id.
      if ('value' in data) request?.resolve(data.value as never);
      else request?.reject(new Error(data.error));
    });
  });
  for (const type of ['error', 'messageerror'])
    worker.addEventListener(type, (event) => {
      event.preventDefault();
      fail('The search worker failed.');
    });

  let isChecked = false;
  /** Fails a worker whose script came empty, which runs without an error and never says a word. */
  const checkStart = async () => {
    if ((await Promise.race([started.then(() => 'started'), wait(startLimit)])) === 'started') return;
    if (!(await hasScript(url))) fail('The script of the search worker is missing or empty.');
  };

  return {
    ask: (question, transferred = []) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        const id = count++;
        pending.set(id, { resolve, reject });
        setTimeout(() => {
          if (pending.delete(id)) reject(new Error('The search worker took too long.'));
        }, requestLimit);
        worker.postMessage({ ...question, id }, transferred);
        if (!isChecked) void checkStart();
        isChecked = true;
      }),
    hasFailed: () => failure !== undefined,
    stop: () => fail('The search worker was stopped.'),
  };
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Whether the server has the script now. Asks past the browser's cache, and so replaces a bad copy in it. */
async function hasScript(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(requestLimit) });
    return response.ok && (await response.text()) !== '';
  } catch {
    // No connection: the script may still be on its way. The limit of each request ends the wait.
    return true;
  }
}
