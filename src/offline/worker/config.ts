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
