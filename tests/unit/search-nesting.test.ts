import { expect, test } from 'vitest';
import { nestSections } from '../../src/search/provider.ts';

const nested = (...hrefs: string[]) =>
  nestSections(hrefs.map((href) => ({ href })))
    .filter(({ isNested }) => isNested)
    .map(({ href }) => href);

test('sections are nested below their page', () => {
  expect(nested('/a/', '/a/#one', '/a/#two', '/b/#one', '/b/')).toEqual(['/a/#one', '/a/#two']);
});

test('sections whose page is not listed, or not directly above them, are not nested', () => {
  expect(nested('/a/#one', '/a/#two', '/a/', '/b/', '/a/#three')).toEqual([]);
});
