import { scriptUrl } from '../browser/trusted.ts';
import type { WorkerMessage, WorkerRequest, WorkerResponses } from './messages.ts';

/** Timeout of a request to the worker in milliseconds, longer than that of the files it needs. */
const requestLimit = 15_000;
/** Milliseconds that the worker has to start before its script is checked. */
const startLimit = 500;

/** Sends a request to the worker. */
export type Send = <Kind extends WorkerRequest['kind']>(
  request: Extract<WorkerRequest, { kind: Kind }>,
  transferred?: Transferable[],
) => Promise<WorkerResponses[Kind]>;

/** A worker that responds until it is stopped or fails. */
export interface SearchWorker {
  /** @throws when the worker failed, was stopped, reports an error, or times out */
  send: Send;
  /** Whether it has failed or was stopped. */
  hasFailed(): boolean;
  stop(): void;
}

/** Starts a search worker. Every request to it settles, whatever happens to the worker. */
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
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data === 'started') return resolve();
      const request = pending.get(data.id);
      pending.delete(data.id);
      // The value has the type of the request with this id.
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
  /** Fails a worker whose script is empty, because it runs without an error and never responds. */
  const checkStart = async () => {
    if ((await Promise.race([started.then(() => 'started'), wait(startLimit)])) === 'started') return;
    if (!(await hasScript(url))) fail('The script of the search worker is missing or empty.');
  };

  return {
    send: (request, transferred = []) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        const id = count++;
        pending.set(id, { resolve, reject });
        setTimeout(() => {
          if (pending.delete(id)) reject(new Error('The search worker took too long.'));
        }, requestLimit);
        worker.postMessage({ ...request, id }, transferred);
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

/** Whether the server has the script. Bypasses the browser's cache, which may have a bad copy, and updates it. */
async function hasScript(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(requestLimit) });
    return response.ok && (await response.text()) !== '';
  } catch {
    // Offline: the script may still be loading. The timeout of each request applies.
    return true;
  }
}
