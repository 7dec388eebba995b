import { kindOf } from './file-kind.ts';
import { type Expected, isValid } from './verify.ts';

/** How many files are fetched side by side. */
const lanes = 6;

/** Milliseconds after which a file counts as lost whose connection has stalled, as for a page's script. */
const fileLimit = 120_000;

/** How keeping is done and followed. */
export interface CacheOptions {
  expected: Expected;
  signal?: AbortSignal;
  /** Files that are fetched although the cache has one of their name. */
  isOutdated?: (path: string) => boolean;
  /** Told of each file that is there, or that the site no longer has. */
  onCached?: (path: string) => void;
}

/**
 * Puts files into a cache, each once it has been found to be right. A file that the site does not have is passed over.
 *
 * @param paths below the base
 * @throws what fetching or the cache throws, at the first file that cannot be had; the others of the time end first
 */
export async function cacheFiles(
  cache: Cache,
  paths: Iterable<string>,
  options: CacheOptions,
): Promise<void> {
  const { onCached, signal } = options;
  const left = [...paths];
  let failure: { error: unknown } | undefined;
  const work = async () => {
    for (let path = left.shift(); path !== undefined && !failure; path = left.shift()) {
      try {
        signal?.throwIfAborted();
        await cacheFile(cache, path, options);
        onCached?.(path);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  if (failure) throw failure.error;
}

async function cacheFile(
  cache: Cache,
  path: string,
  { expected, signal, isOutdated }: CacheOptions,
): Promise<void> {
  const url = new URL(expected.base + path, location.href);
  if (!isOutdated?.(path) && (await cache.match(url, { ignoreVary: true }))) return;
  // A name with a hash means the same in every build.
  const present = kindOf(url, expected.base) === 'hashed' && (await caches.match(url, { ignoreVary: true }));
  // In this mode a worker leaves the answer to who has asked.
  const limit = AbortSignal.timeout(fileLimit);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  const response = present || (await fetch(url, { mode: 'same-origin', signal: either }));
  if (response.status === 404 || response.status === 410) return;
  if (!(await isValid(url, response.clone(), expected)))
    throw new Error(`${url.pathname} is not what it should be.`);
  await cache.put(url, response);
}
