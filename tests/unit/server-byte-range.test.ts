import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRange } from '../../src/server/byte-range.ts';

describe('a range of a file of 1000 bytes', () => {
  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=5-', 5, 999],
    ['bytes=-100', 900, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=990-5000', 990, 999],
    [`bytes=0-${'9'.repeat(23)}`, 0, 999],
    ['Bytes = 1 - 2', 1, 2],
  ])('%s is the part from %i to %i', (header, start, end) => {
    expect(readRange(header, 1000)).toEqual({ start, end });
  });

  test.each(['bytes=1000-', 'bytes=1000-1001', `bytes=${'9'.repeat(23)}-`, 'bytes=-0'])(
    '%s is unsatisfiable',
    (header) => {
      expect(readRange(header, 1000)).toBe('unsatisfiable');
    },
  );

  test.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=a-b',
    'bytes=0x1-0x2',
    'bytes=--5',
    'bytes=1-2-3',
    'bytes=0-1,3-4',
    'lines=1-2',
    '0-5',
  ])('%j is no range, so everything is sent', (header) => {
    expect(readRange(header, 1000)).toBeUndefined();
  });
});

test('an empty file has no ranges', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(readRange('bytes=-5', 0)).toBe('unsatisfiable');
});

test('for any header, the range is within the file', () => {
  const edge = fc.oneof(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.nat(20), fc.constant(''));
  fc.assert(
    fc.property(edge, edge, fc.nat(20), (first, last, size) => {
      const range = readRange(`bytes=${first}-${last}`, size);
      if (range === undefined || range === 'unsatisfiable') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    }),
  );
});
