import { withTimeout } from '../browser/with-timeout.ts';
import { kindOf } from './file-kind.ts';
import { storageTimeout } from './names.ts';
import { type Expected, isValid } from './verify.ts';

/** Number of parallel requests. */
const parallelRequests = 6;

/** Timeout of a file in milliseconds, the same as for the script of a page. */
const fileLimit = 120_000;

/** How files are cached. */
export interface CacheOptions {
  expected: Expected;
  signal?: AbortSignal;
  /** Whether to fetch files although they are cached. */
  refetch?: boolean;
  /** Called for each file that is cached now, or that the site doesn't have. */
  onCached?: (path: string) => void;
}

/**
 * Caches files, after verifying each. Valid ones that are cached aren't fetched again. Files that the site doesn't have are skipped.
 *
 * @param paths below the base
 * @throws the first error of a request or the cache, after the parallel requests have ended; `undefined` if the cache doesn't respond
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
        // Damaged storage may never respond.
        await withTimeout(cacheFile(cache, path, options), fileLimit + storageTimeout);
        onCached?.(path);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: parallelRequests }, work));
  if (failure) throw failure.error;
}

async function cacheFile(
  cache: Cache,
  path: string,
  { expected, signal, refetch }: CacheOptions,
): Promise<void> {
  const url = new URL(expected.base + path, location.href);
  const cached = refetch ? undefined : await cache.match(url, { ignoreVary: true });
  if (cached && (await isValid(url, cached, expected))) return;
  // A file name with a hash has the same content in every build.
  const present = kindOf(url, expected.base) === 'hashed' && (await caches.match(url, { ignoreVary: true }));
  const limit = AbortSignal.timeout(fileLimit);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  // The service worker ignores requests in this mode.
  const response = present || (await fetch(url, { mode: 'same-origin', signal: either }));
  if (response.status === 404 || response.status === 410) return;
  if (!(await isValid(url, response.clone(), expected)))
    throw new Error(`${url.pathname} failed verification.`);
  await cache.put(url, response);
}
