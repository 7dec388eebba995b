import { whichBuild } from '../names.ts';

/** The build of this document. */
export const buildOfPage: string = document.documentElement.dataset.build ?? '';

/** Generous, because a busy device takes long to start a worker. A worker that was replaced never answers. */
const timeoutMs = 120_000;

/** The build of a worker; `undefined` if there is none, it was replaced, or it doesn't respond. */
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
      // The worker was just replaced.
      resolve(undefined);
    }
  });
}
