import { whichBuild } from '../names.ts';

/** The build that this document is of. */
export const buildOfPage: string = document.documentElement.dataset.build ?? '';

/** Generous, because a busy device takes long to start a worker. A worker that was replaced never answers. */
const timeoutMs = 120_000;

/** The build that a worker is of; `undefined` when there is none, it has been replaced, or it does not answer. */
export function buildOfWorker(worker: ServiceWorker | null): Promise<unknown> {
  if (!worker) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => {
      port1.close();
      resolve(undefined);
    }, timeoutMs);
    try {
      worker.postMessage(whichBuild, [port2]);
    } catch {
      // A worker that has just been replaced takes no messages.
      resolve(undefined);
    }
  });
}
