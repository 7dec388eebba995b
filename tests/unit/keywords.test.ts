import { expect, test } from 'vitest';
import { compileSite, mdx } from './support/tiny-site.ts';

const reportOf = (section: string): string =>
  compileSite({ 'limits.mdx': mdx('## Memory') }, { keywords: { [section]: 'ram' } }).report;

test('keywords belong to a page or one of its sections', () => {
  expect(reportOf('/limits/')).toBe('');
  expect(reportOf('/limits/#memory')).toBe('');
});

test('keywords of what does not exist are reported with the nearest that does', () => {
  expect(reportOf('/limits/#memry')).toMatchInlineSnapshot(`
    "data/keywords
      There is no section /limits/#memry to have keywords.
      Did you mean "memory"? Known are: memory.

    1 error in the content"
  `);
  expect(reportOf('/limit/')).toMatchInlineSnapshot(`
    "data/keywords
      There is no section /limit/ to have keywords.
      Did you mean "/limits/"? Known are: /limits/.

    1 error in the content"
  `);
});
