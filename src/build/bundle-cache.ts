import { join } from 'node:path';
import { hashFiles, hashOf } from '../../scripts/hash-files.mjs';
import { cacheDir, root } from '../node/folders.ts';
import type { Site } from '../shared/site.ts';
import { DiskCache } from './disk-cache.ts';
import { type PackageRecord, recordPackages } from './licenses.ts';

/** Everything that bundles may be made from; of packages, the versions. */
const inputs = [
  'src',
  'samples',
  'data',
  'scripts',
  'types',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Each change of the code adds an entry for each of the bundles, of about 1 MB. */
const mostEntries = 30;

/** What is kept of bundles. */
interface Entry<Result> {
  result: Result;
  /** Folders of the packages whose code is bundled. */
  packages: string[];
}

/**
 * Bundles scripts or styles, or returns what was kept since the last change of the code, the packages or the site's configuration.
 *
 * @param name of the bundles
 * @param packages receives the packages whose code is bundled
 * @param bundle returns what JSON can express
 * @param folder of the repository
 */
export async function cacheBundles<Result>(
  name: string,
  site: Site,
  packages: PackageRecord,
  bundle: (packages: PackageRecord) => Promise<Result>,
  folder = root,
  dir = join(cacheDir, 'bundles'),
): Promise<Result> {
  const cache = new DiskCache(dir, mostEntries);
  const keyNow = () => hashOf([folder, process.version, site, hashFiles(folder, inputs)]).slice(0, 32);
  const key = keyNow();
  const entryName = `${name}-${key}.json`;
  let isKept = true;
  const text = await cache.get(entryName, async () => {
    const own = recordPackages();
    const entry: Entry<Result> = { result: await bundle(own), packages: [...own.folders] };
    // Not if a file was edited in the meantime.
    isKept = keyNow() === key;
    return Buffer.from(JSON.stringify(entry));
  });
  if (!isKept) cache.remove(entryName);
  cache.prune();
  const entry: Entry<Result> = JSON.parse(text.toString());
  for (const each of entry.packages) packages.folders.add(each);
  return entry.result;
}
