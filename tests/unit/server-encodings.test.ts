import { expect, test } from 'vitest';
import { acceptedEncodings } from '../../src/server/encodings.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br gzip identity'],
  ['gzip, deflate', 'gzip identity'],
  ['GZIP ; Q=0.5', 'gzip identity'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br;q=0.0, gzip', 'gzip identity'],
  ['gzip;q=1, br;q=0.5', 'gzip br identity'],
  ['identity, gzip;q=0.5', 'identity gzip'],
  ['identity, gzip, br', 'br gzip identity'],
  ['identity;q=0.1, br;q=0.2', 'br identity'],
  ['*', 'br gzip identity'],
  ['gzip, *;q=0.5', 'gzip br identity'],
  ['gzip, *;q=0', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity;q=0', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['brotli, xbr', 'identity'],
  ['br;q=', 'br identity'],
  [';;,,;q=x', 'identity'],
])('Accept-Encoding: %j is answered with %s', (header, accepted) => {
  expect(acceptedEncodings(header).join(' ')).toBe(accepted);
});
