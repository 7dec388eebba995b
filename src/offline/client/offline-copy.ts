import { loadManifest } from '../../browser/load-manifest.ts';
import { cacheFiles } from '../cache-files.ts';
import { fetchList } from '../fetch-list.ts';
import { cachesOf, listFile, type OfflineList } from '../names.ts';
import { buildOfPage, buildOfWorker } from './builds.ts';

/** How much of the site is kept on request. */
export type CacheState =
  /** `bytes` of everything, as the build says. */
  | { kind: 'nothing'; bytes: number }
  | { kind: 'all' }
  /** All of it, but of texts that have changed since. */
  | { kind: 'outdated' }
  /** The worker is of another version than the page, or not there yet. */
  | { kind: 'unknown' };

/** Why nothing could be kept. */
export type CacheFailure = 'full' | 'blocked' | 'broken';

const names = cachesOf(__BASE__, buildOfPage);

/**
 * Finds out how much is kept.
 *
 * @throws when storage is blocked, the site cannot be reached, or the worker could not be installed
 */
export async function readCacheState(registration: ServiceWorkerRegistration): Promise<CacheState> {
  if ((await buildOfWorker(await activeWorker(registration))) !== buildOfPage) return { kind: 'unknown' };
  const list = await readKeptList();
  const { offline } = await loadManifest('/');
  if (list) return { kind: !offline || list.version === offline.version ? 'all' : 'outdated' };
  return offline ? { kind: 'nothing', bytes: offline.bytes } : { kind: 'unknown' };
}

/** The registration's worker, once it is active. `navigator.serviceWorker.ready` never settles when installing it fails. */
function activeWorker({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve, reject) => {
    const check = () => {
      if (!worker || worker.state === 'redundant') reject(new Error('The worker could not be installed.'));
      else if (worker.state === 'activating' || worker.state === 'activated') resolve(worker);
    };
    worker?.addEventListener('statechange', check);
    check();
  });
}

async function readKeptList(): Promise<OfflineList | undefined> {
  if (!(await caches.has(names.all))) return undefined;
  return (await caches.match(__BASE__ + listFile, { cacheName: names.all, ignoreVary: true }))?.json();
}

/**
 * Keeps everything that the site has. What is there from an attempt before is not fetched again.
 *
 * @param onProgress is told how many bytes of how many are there
 * @throws what ends it: the signal, the network, or storage that is full
 */
export async function cacheAll(
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const { list, response } = await fetchList(__BASE__, buildOfPage, signal);
  const before = await readKeptList();
  const known = before && new Map(before.files.map(([path, , hash]) => [path, hash]));
  const files = new Map(list.files.map(([path, bytes, hash]) => [path, { bytes, hash }]));
  const total = list.files.reduce((sum, [, bytes]) => sum + bytes, 0);
  let done = 0;
  onProgress(done, total);
  const cache = await caches.open(names.all);
  // Until all of it is there again, it is not said to be.
  await cache.delete(__BASE__ + listFile);
  await cacheFiles(cache, files.keys(), {
    expected: {
      base: __BASE__,
      build: list.build,
      hashes: Object.fromEntries([...files].map(([path, { hash }]) => [path, hash])),
    },
    signal,
    isOutdated: (path) => known !== undefined && known.get(path) !== files.get(path)?.hash,
    onCached: (path) => {
      done += files.get(path)?.bytes ?? 0;
      onProgress(done, total);
    },
  });
  await cache.put(__BASE__ + listFile, response);
  // Browsers clear what sites keep when space is short, unless they are asked not to. Firefox asks the reader, who may leave
  // the question open, and whatever the answer is, everything is kept now.
  navigator.storage?.persist?.().catch(() => false);
}

/** Removes what was kept on request. Pages that were visited stay. */
export const removeAll = (): Promise<boolean> => caches.delete(names.all);

/** Says what an error means to the reader. */
export function failureOf(error: unknown): CacheFailure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' || name === 'InvalidStateError' || name === 'NotSupportedError'
    ? 'blocked'
    : 'broken';
}
