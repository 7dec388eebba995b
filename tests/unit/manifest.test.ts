import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bucketCount, bucketOf, manifestFile, pagesPerBucket } from '../../src/shared/manifest.ts';
import { normalizeRoute } from '../../src/shared/paths.ts';
import { routes } from '../specification/routes.ts';

describe('the manifest of chunks', () => {
  test.each([
    [0, 1],
    [1, 1],
    [pagesPerBucket, 1],
    [pagesPerBucket + 1, 2],
    [10_000, 20],
  ])('of %i pages is split into %i parts', (pages, buckets) => {
    expect(bucketCount(pages)).toBe(buckets);
  });

  test('assigns each route to an existing part, always the same one', () => {
    fc.assert(
      fc.property(fc.string().map(normalizeRoute), fc.integer({ min: 1, max: 100 }), (route, buckets) => {
        const bucket = bucketOf(route, buckets);
        expect(Number.isInteger(bucket) && bucket >= 0 && bucket < buckets).toBe(true);
        expect(bucketOf(route, buckets)).toBe(bucket);
      }),
    );
  });

  test('is found by browsers of other builds: the part of a route is its FNV-1a hash', () => {
    // http://www.isthe.com/chongo/src/fnv/test_fnv.c: FNV-1a of "foobar" is 0xbf9cf968.
    expect(bucketOf('foobar', 2 ** 32)).toBe(0xbf9cf968);
  });

  test('is split evenly: no part has more than twice its share of a thousand pages', () => {
    const many = Array.from({ length: 1000 }, (_, i) => `${routes[i % routes.length]}page-${i}/`);
    const sizes = [0, 0, 0, 0];
    for (const route of many) {
      const bucket = bucketOf(route, 4);
      sizes[bucket] = (sizes[bucket] ?? 0) + 1;
    }
    expect(Math.max(...sizes)).toBeLessThan(500);
  });

  test('is in the folder of the scripts', () => {
    expect(manifestFile(3)).toBe('assets/pages-3.json');
  });
});
