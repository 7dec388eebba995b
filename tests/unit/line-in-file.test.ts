import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findLineBelow, findNoLine, lineOfValue } from '../../src/content/line-in-file.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const redirects = `export const redirects = [
  { from: '/a/', to: '/b/' },
  { from: '/b/', to: '/c/#x.y' },
  { "from": "/b/", to: '/d/' },
];
`;

describe('the line of a value', () => {
  test('is that of the first quoted occurrence', () => {
    expect(lineOfValue(redirects, '/b/')).toBe(2);
    expect(lineOfValue(redirects, '/c/#x.y')).toBe(3);
  });

  test('can be that of a property, or of the last occurrence', () => {
    expect(lineOfValue(redirects, '/b/', { key: 'from' })).toBe(3);
    expect(lineOfValue(redirects, '/b/', { key: 'from', last: true })).toBe(4);
  });

  test('is 0 if the value is only part of another, or differs in a character with a meaning in regular expressions', () => {
    expect(lineOfValue(redirects, '/c/')).toBe(0);
    expect(lineOfValue(redirects, '/c/#x-y')).toBe(0);
  });
});

test('the location of a value is a file and a line, also in a folder, or the given path', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'data/keywords'), { recursive: true });
  writeFileSync(join(root, 'data/redirects.ts'), redirects);
  writeFileSync(join(root, 'data/keywords/a.ts'), "'/a/': 'x',\n");
  writeFileSync(join(root, 'data/keywords/b.ts'), "\n'/a/#b':\n  'x',\n");
  const find = findLineBelow(root);
  expect(find('data/redirects.ts', '/b/', { key: 'from' })).toEqual({ file: 'data/redirects.ts', line: 3 });
  expect(find('data/keywords', '/a/#b')).toEqual({ file: 'data/keywords/b.ts', line: 2 });
  expect(find('data/keywords', '/c/')).toEqual({ file: 'data/keywords', line: 0 });
  expect(find('data/none.ts', '/b/')).toEqual({ file: 'data/none.ts', line: 0 });
  expect(findNoLine('data/redirects.ts', '/b/')).toEqual({ file: 'data/redirects.ts', line: 0 });
});
