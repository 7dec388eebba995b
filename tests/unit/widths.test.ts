import { expect, test } from 'vitest';
import { narrowestWidths } from '../../check/widths.ts';

test.each([
  ['@media (width<=40rem){a{}}', [320, 641]],
  ['@media (width > 40rem) {a{}}', [320, 641]],
  ['@media (width>=40rem){a{}}', [320, 640]],
  ['@media (width<40rem){a{}}', [320, 640]],
  ['@media (max-width:40rem){a{}}@media screen and (min-width: 60rem){a{}}', [320, 641, 960]],
  ['@media (width>=76.0625rem){a{}}@media (width<=22rem){a{}}', [320, 353, 1217]],
  ['@media print{a{}}', [320]],
])('%s: layouts begin at %j', (css, widths) => {
  expect(narrowestWidths(css)).toEqual(widths);
});
