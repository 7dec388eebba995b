import { cachesOf } from '../names.ts';

/** What the build passes to the worker. */
export interface WorkerConfig {
  base: string;
  build: string;
  /** Number of parts of the manifest. */
  buckets: number;
  /** The start of the SHA-256 of every script of the site, by path below the base. */
  hashes: Record<string, string>;
  /** Paths of the files that every page needs. */
  shell: string[];
}

declare global {
  /** The build inserts it before the script of the worker. */
  const __OFFLINE_WORKER__: WorkerConfig;
}

/** An event that the browser extends: https://w3c.github.io/ServiceWorker/#extendableevent-interface. */
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The parts of `ServiceWorkerGlobalScope` that are used here. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** The global scope. The project is type-checked with the globals of windows, which differ. */
export const scope = self as unknown as WorkerScope;

/** What the build has passed. */
export const config: WorkerConfig = __OFFLINE_WORKER__;
export const base: string = config.base;
export const names = cachesOf(base, config.build);
