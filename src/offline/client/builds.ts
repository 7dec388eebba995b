import { whichBuild } from '../names.ts';

/** The build that this document is of. */
export const buildOfPage: string = document.documentElement.dataset.build ?? '';

/**
 * The build that a worker is of; `undefined` when there is none, or it has gone. However long a busy device takes to
 * start the worker, it is waited for: whoever asks has nothing to do until it answers.
 */
export function buildOfWorker(worker: ServiceWorker | null): Promise<unknown> {
  if (!worker) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    try {
      worker.postMessage(whichBuild, [port2]);
    } catch {
      // One that has just gone cannot be asked.
      resolve(undefined);
    }
  });
}
