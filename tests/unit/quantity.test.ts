import { expect, test } from 'vitest';
import { dollars, isConstant, print, size, times } from '../../data/quantity.ts';

test.each([
  [size(512, 'KB'), '512KB'],
  [size(5, 'TB'), '5TB'],
  [times(size(256, 'MB'), 4), '1024MB'],
  [dollars(19), '$19'],
  [dollars(19.8), '$19.80'],
  [dollars(0.0002), '$0.0002'],
  [10_000, '10,000'],
  [99.95, '99.95'],
  ['00:00 UTC', '00:00 UTC'],
])('%j is printed as %s', (constant, text) => {
  expect(isConstant(constant)).toBe(true);
  expect(print(constant)).toBe(text);
});

test('a size can be used in calculations', () => {
  expect(size(512, 'KB').bytes).toBe(512 * 1024);
  expect(size(10, 'GB').bytes).toBe(40 * size(256, 'MB').bytes);
});

test.each([undefined, null, true, [1], {}, { disk: size(1, 'GB') }])('%j is not a constant', (value) => {
  expect(isConstant(value)).toBe(false);
});
