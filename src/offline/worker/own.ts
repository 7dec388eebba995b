import { isRight } from '../check.ts';
import { cachesOf } from '../names.ts';

/** What the build tells its worker. */
export interface WorkerFacts {
  base: string;
  build: string;
  /** Parts that the manifest of chunks is split into. */
  buckets: number;
  /** The beginning of the SHA-256 of every script of the app, by path below the base. */
  hashes: Record<string, string>;
  /** Paths of what every page needs. */
  shell: string[];
}

declare global {
  /** Stands before the worker, written by the build. */
  const __OFFLINE_WORKER__: WorkerFacts;
}

/** An event that the browser waits with. */
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The parts of a service worker's global scope that this one uses. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** The global scope; the libraries of the browser's windows, which the project is checked with, know another. */
export const scope = self as unknown as WorkerScope;

/** What the build has said. */
export const facts: WorkerFacts = __OFFLINE_WORKER__;
export const base: string = facts.base;
export const names = cachesOf(base, facts.build);

/** Looks a file up in what was used, then in what was kept on request. */
export async function findKept(url: string | URL): Promise<Response | undefined> {
  const address = new URL(url);
  address.search = '';
  address.hash = '';
  for (const cacheName of [names.used, names.all]) {
    // Without this, a cache that is looked into would be made.
    const response = await caches.match(address, { cacheName, ignoreVary: true });
    if (response) return response;
  }
  return undefined;
}

/**
 * Milliseconds that data may take, less than the page waits for it. What the page has given up would go on here, and who
 * asks for the same address again would wait for it in the browser's cache.
 */
const timeoutFor = (url: string): number => (url.includes('/assets/search/') ? 9500 : 4500);

/** Lets strategies keep nothing that is not of this build, and look everywhere; a query makes no difference. */
export const onlyWhatIsRight = {
  requestWillFetch: async ({ request }: { request: Request }): Promise<Request> =>
    request.url.includes('.json')
      ? new Request(request, { signal: AbortSignal.timeout(timeoutFor(request.url)) })
      : request,
  cacheKeyWillBeUsed: async ({ request }: { request: Request }): Promise<string> =>
    request.url.replace(/[?#].*/, ''),
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    (await isRight(new URL(request.url), response.clone(), facts)) ? response : null,
  cachedResponseWillBeUsed: async ({
    request,
    cachedResponse,
  }: {
    request: Request;
    cachedResponse?: Response | undefined;
  }) => cachedResponse ?? findKept(request.url),
};
