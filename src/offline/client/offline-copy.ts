import { loadManifest } from '../../browser/load-manifest.ts';
import { withTimeout } from '../../browser/with-timeout.ts';
import { cacheFiles } from '../cache-files.ts';
import { fetchList } from '../fetch-list.ts';
import { kindOf } from '../file-kind.ts';
import { cachesOf, listFile, type OfflineList, storageTimeout } from '../names.ts';
import { buildOfPage, buildOfWorker } from './builds.ts';

/** How much of the site was downloaded. */
export type CacheState =
  /** `bytes` is the size of everything. */
  | { kind: 'nothing'; bytes: number }
  | { kind: 'all' }
  /** Some files have changed since the download. */
  | { kind: 'outdated' }
  /** The worker is of another version than the page, or not installed yet. */
  | { kind: 'unknown' };

/** What can be wrong with the browser's storage. `stuck`: it doesn't respond. */
export type StorageFailure = 'full' | 'blocked' | 'stuck';

const names = cachesOf(__BASE__, buildOfPage);

/**
 * Finds out how much was downloaded.
 *
 * @throws when storage is blocked, the site is unreachable, or the worker could not be installed
 */
export async function readCacheState(registration: ServiceWorkerRegistration): Promise<CacheState> {
  if ((await buildOfWorker(await activeWorker(registration))) !== buildOfPage) return { kind: 'unknown' };
  const list = await readKeptList();
  const { offline } = await loadManifest('/');
  if (list) return { kind: !offline || list.version === offline.version ? 'all' : 'outdated' };
  return offline ? { kind: 'nothing', bytes: offline.bytes } : { kind: 'unknown' };
}

/** The registration's worker, once it is active. `navigator.serviceWorker.ready` never settles if the installation fails. */
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

const readKeptList = (): Promise<OfflineList | undefined> => withTimeout(findKeptList(), storageTimeout);

async function findKeptList(): Promise<OfflineList | undefined> {
  if (!(await caches.has(names.all))) return undefined;
  return (await caches.match(__BASE__ + listFile, { cacheName: names.all, ignoreVary: true }))?.json();
}

/**
 * Downloads the whole site. Files from an earlier attempt are not fetched again.
 *
 * @param onProgress receives the bytes that are cached and the total
 * @throws when it is aborted, a request fails, or storage is full
 */
export async function cacheAll(
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const { list, response } = await fetchList(__BASE__, buildOfPage, signal);
  const files = new Map(list.files.map(([path, bytes, hash]) => [path, { bytes, hash }]));
  const total = list.files.reduce((sum, [, bytes]) => sum + bytes, 0);
  let done = 0;
  onProgress(done, total);
  const cache = await withTimeout(caches.open(names.all), storageTimeout);
  // The list marks a complete copy, so it is removed first and added last.
  await withTimeout(cache.delete(__BASE__ + listFile), storageTimeout);
  await cacheFiles(cache, files.keys(), {
    expected: {
      base: __BASE__,
      build: list.build,
      hashes: Object.fromEntries([...files].map(([path, { hash }]) => [path, hash])),
    },
    signal,
    onCached: (path) => {
      done += files.get(path)?.bytes ?? 0;
      onProgress(done, total);
    },
  });
  await withTimeout(updateVisited(cache), storageTimeout);
  await withTimeout(cache.put(__BASE__ + listFile, response), storageTimeout);
  // Otherwise browsers may clear the cache when space is short. Firefox asks the reader, so don't wait for the answer.
  navigator.storage?.persist?.().catch(() => false);
}

/** Replaces the documents of visited pages, which take precedence over the copy, with those of the copy. */
async function updateVisited(copy: Cache): Promise<void> {
  const visited = await caches.open(names.used);
  for (const { url } of await visited.keys()) {
    if (kindOf(new URL(url), __BASE__) !== 'document') continue;
    const response = await copy.match(url, { ignoreVary: true });
    if (response) await visited.put(url, response);
  }
}

/**
 * Removes what was downloaded. Visited pages stay cached.
 *
 * @throws when storage is blocked; `undefined` if it doesn't respond
 */
export const removeAll = (): Promise<boolean> => withTimeout(caches.delete(names.all), storageTimeout);

/** Returns the reason that the reader is told, or `undefined` for an error that isn't about storage. */
export function failureOf(error: unknown): StorageFailure | undefined {
  // A timeout of the storage has no error.
  if (error === undefined) return 'stuck';
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' || name === 'InvalidStateError' || name === 'NotSupportedError'
    ? 'blocked'
    : undefined;
}
