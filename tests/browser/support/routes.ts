import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bucketCount, manifestFile } from '../../../src/shared/manifest.ts';

/**
 * Returns the routes of a built site from its manifest.
 *
 * @throws if it has none, because tests of every page would pass
 */
export function routesOf(dist: string): string[] {
  const read = (bucket: number) =>
    JSON.parse(readFileSync(join(dist, 'docs', manifestFile(bucket)), 'utf8')).pages;
  const first = Object.keys(read(0));
  const buckets = bucketCount(first.length);
  if (first.length === 0) throw new Error(`The site in ${dist} has no pages.`);
  return Array.from({ length: buckets }, (_, bucket) => Object.keys(read(bucket))).flat();
}
