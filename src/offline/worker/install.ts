import { bucketOf, type Manifest, manifestFile } from '../../shared/manifest.ts';
import { chunkFile, keyOfRoute, normalizeRoute } from '../../shared/paths.ts';
import { cacheFiles } from '../cache-files.ts';
import { fetchList } from '../fetch-list.ts';
import { kindOf } from '../file-kind.ts';
import { cachePrefix, listFile, type OfflineList } from '../names.ts';
import { findCached } from './cache.ts';
import { base, config as expected, names } from './config.ts';

const prefix = cachePrefix(base);

/** The caches of other builds. */
const others = async (): Promise<string[]> =>
  (await caches.keys()).filter(
    (name) => name.startsWith(prefix) && name !== names.used && name !== names.all,
  );

/**
 * Caches what every page needs, and the pages that the reader has from the previous version. The new version is offered after
 * that.
 *
 * @throws when a request fails, or because of another deploy; the browser retries later
 */
export async function install(): Promise<void> {
  const used = await caches.open(names.used);
  await cacheFiles(used, expected.shell, { expected });
  try {
    await copyPages(used);
  } catch (error) {
    if (!isFull(error)) throw error;
    // There is only space for one version, so pages are cached again when they are visited or downloaded.
    await caches.delete(names.all);
  }
}

/** Caches the pages that are cached from other builds. Unchanged files are copied. */
async function copyPages(used: Cache): Promise<void> {
  for (const name of await others()) {
    const cache = await caches.open(name);
    if (await cache.match(base + listFile)) await copyEverything();
    const pages = (await cache.keys())
      .map(({ url }) => new URL(url))
      .filter((url) => kindOf(url, base) === 'document')
      .map(({ pathname }) => pathname.slice(base.length));
    if (name.endsWith(' all')) continue;
    await cacheFiles(used, [...pages, ...(await chunksOf(pages))], { expected });
  }
}

async function copyEverything(): Promise<void> {
  const { list, response } = await fetchList(base, expected.build);
  const all = await caches.open(names.all);
  await cacheFiles(all, pathsOf(list), { expected: { ...expected, hashes: hashesOf(list) } });
  await all.put(base + listFile, response);
}

const pathsOf = ({ files }: OfflineList): string[] => files.map(([path]) => path);
const hashesOf = ({ files }: OfflineList): Record<string, string> =>
  Object.fromEntries(files.map(([path, , hash]) => [path, hash]));

/** The chunks of pages that the site still has. */
async function chunksOf(pages: readonly string[]): Promise<string[]> {
  const chunks: string[] = [];
  for (const page of pages) {
    const route = normalizeRoute(page);
    const file = manifestFile(bucketOf(route, expected.buckets));
    const manifest: Manifest | undefined = await (
      await findCached(new URL(base + file, location.href))
    )?.json();
    const hash = manifest?.pages[route];
    if (hash !== undefined) chunks.push(chunkFile(keyOfRoute(route), hash));
  }
  return chunks;
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Removes the caches of other builds. */
export async function removeOtherBuilds(): Promise<void> {
  await Promise.all((await others()).map((name) => caches.delete(name)));
}
