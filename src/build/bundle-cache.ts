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

/** Each change of the code adds an entry of up to 2 MB. */
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
  const key = hashOf([folder, process.version, site, hashFiles(folder, inputs)]).slice(0, 32);
  const text = await cache.get(`${name}-${key}.json`, async () => {
    const own = recordPackages();
    const entry: Entry<Result> = { result: await bundle(own), packages: [...own.folders] };
    return Buffer.from(JSON.stringify(entry));
  });
  cache.prune();
  const entry: Entry<Result> = JSON.parse(text.toString());
  for (const each of entry.packages) packages.folders.add(each);
  return entry.result;
}
