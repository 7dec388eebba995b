import { expect, test } from 'vitest';
import type { FindLine } from '../../src/content/line-in-file.ts';
import { compileSite, mdx } from './support/tiny-site.ts';

const reportOf = (section: string): string =>
  compileSite({ 'limits.mdx': mdx('## Memory') }, { keywords: { [section]: 'ram' } }).report;

test('keywords belong to a page or one of its sections', () => {
  expect(reportOf('/limits/')).toBe('');
  expect(reportOf('/limits/#memory')).toBe('');
});

test('keywords of unknown sections are reported with the nearest existing one', () => {
  expect(reportOf('/limits/#memry')).toMatchInlineSnapshot(`
    "data/keywords
      There are keywords for /limits/#memry, which does not exist.
      Did you mean "memory"? Known are: memory.

    1 error in the content"
  `);
  expect(reportOf('/limit/')).toMatchInlineSnapshot(`
    "data/keywords
      There are keywords for /limit/, which does not exist.
      Did you mean "/limits/"? Known are: /limits/.

    1 error in the content"
  `);
});

test('keywords are merged from several files, and must be strings', () => {
  const findLine: FindLine = (path, value) => ({ file: `${path}/apps.ts`, line: value.length });
  // Errors in the file, which is loaded without type checking.
  const keywords = { '/limits/': 5, '/limit/': 'ram' } as unknown as Record<string, string>;
  const { report } = compileSite({ 'limits.mdx': mdx('## Memory') }, { findLine, keywords });
  expect(report).toMatchInlineSnapshot(`
    "data/keywords/apps.ts:7
      There are keywords for /limit/, which does not exist.
      Did you mean "/limits/"? Known are: /limits/.

    data/keywords/apps.ts:8
      The keywords of /limits/ aren't a string.
      Write them in quotes, separated by commas.

    2 errors in the content"
  `);
});
