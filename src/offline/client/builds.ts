import { whichBuild } from '../names.ts';

/** Milliseconds that a worker gets to answer. */
const patience = 2000;

/** The build that this document is of. */
export const buildOfPage: string = document.documentElement.dataset.build ?? '';

/** The build that a worker is of; `undefined` when there is none, or it does not answer. */
export function buildOfWorker(worker: ServiceWorker | null): Promise<unknown> {
  if (!worker) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, patience);
    try {
      worker.postMessage(whichBuild, [port2]);
    } catch {
      // One that has just gone cannot be asked.
      resolve(undefined);
    }
  });
}
