import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { directions } from '../../check/directions.ts';
import { findCycles, findForbiddenImports, findReferences } from '../../check/imports.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

function wrong(from: string, to: string): string[] {
  for (const file of [from, to].filter((path) => !path.startsWith('src/new/')))
    if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  return findForbiddenImports([{ from, to, line: 1 }]);
}

describe('findForbiddenImports', () => {
  test.each([
    ['data imports nothing', 'data/limits.ts', 'src/shared/page.ts', 'data imports from nowhere else'],
    [
      'the shell must not import the client',
      'src/ui/shell/Header.tsx',
      'src/client/scroll-spy.ts',
      'src/ui imports only from',
    ],
    [
      'the shell must not import the compiler',
      'src/ui/shell/Sidebar.tsx',
      'src/content/check/links.ts',
      'src/ui imports only from',
    ],
    [
      'the compiler must not import the build',
      'src/content/compile/page.ts',
      'src/build/output.ts',
      'src/content imports only from',
    ],
    [
      'the compiler must not import the shell',
      'src/content/compile/article.tsx',
      'src/ui/shell/Header.tsx',
      'src/content imports only from',
    ],
    [
      'the build must not import the client',
      'src/build/render.tsx',
      'src/client/app.ts',
      'src/build imports only from',
    ],
    [
      'the client must not import the compiler',
      'src/client/app.ts',
      'src/content/check/links.ts',
      'src/client imports only from',
    ],
    [
      'the client must not import article components',
      'src/client/filter.ts',
      'src/ui/article/parts.ts',
      'src/client imports only from',
    ],
    ['the site has no samples', 'src/build/cli.ts', 'samples/index.ts', 'src/build imports only from'],
    [
      'shared code must not import components',
      'src/shared/page.ts',
      'src/ui/article/Callout/Callout.tsx',
      'src/shared imports only from data',
    ],
    [
      'samples have a single entry',
      'check/cli.ts',
      'samples/page/sample.ts',
      'check imports only from data, samples/index.ts',
    ],
    ['samples have no pages', 'samples/cli.ts', 'src/ui/shell/Header.tsx', 'samples imports only from'],
    [
      'nothing imports tests',
      'src/shared/page.ts',
      'tests/unit/support/tiny-site.ts',
      'nothing imports tests',
    ],
    ['nothing imports bench', 'scripts/run.mjs', 'bench/cli.ts', 'nothing imports bench'],
    ['a new folder', 'src/new/one.ts', 'src/shared/page.ts', 'its folder has no line in check/directions.ts'],
  ])('%s', (_, from, to, reason) => {
    expect(wrong(from, to)).toEqual([expect.stringContaining(`${from}:1 imports ${to}: ${reason}`)]);
  });

  test.each([
    ['itself', 'data/usage.ts', 'data/limits.ts'],
    ['shared code', 'src/client/app.ts', 'src/shared/page.ts'],
    ['a listed module', 'src/content/derive/sections.ts', 'src/search/section.ts'],
    ['any import of a test', 'tests/unit/samples-run.test.ts', 'samples/page/sample.ts'],
    ['any import of a benchmark', 'bench/cli.ts', 'tests/search/judge.ts'],
    ['any import of a configuration file', 'vitest.config.ts', 'src/build/vite-config.ts'],
  ])('allows %s', (_, from, to) => {
    expect(wrong(from, to)).toEqual([]);
  });
});

describe('findCycles', () => {
  test('finds none in this repository', () => {
    expect(findCycles(directions)).toEqual([]);
  });

  test.each<[string, Record<string, string[]>, string[]]>([
    ['between two folders', { 'src/a': ['src/b'], 'src/b': ['src/a'] }, ['src/b ▶ src/a ▶ src/b']],
    [
      'between three folders, once',
      { 'src/a': ['src/b'], 'src/b': ['src/c'], 'src/c': ['src/a'], 'src/d': ['src/a'] },
      ['src/c ▶ src/a ▶ src/b ▶ src/c'],
    ],
    ['through a single module', { 'src/a': ['src/b/one.ts'], 'src/b': ['src/a'] }, ['src/b ▶ src/a ▶ src/b']],
    ['through the parent folder', { check: ['src'], 'src/a': ['check'] }, ['src/a ▶ check ▶ src/a']],
    ['not in an acyclic graph', { 'src/a': ['src/b', 'src/c'], 'src/b': ['src/c'], 'src/c': [] }, []],
  ])('finds cycles %s', (_, table, expected) => {
    expect(findCycles(table).map(sortedCycle)).toEqual(expected.map(sortedCycle));
  });
});

/** Sorts the folders of a cycle, because it can start with any of them. */
const sortedCycle = (cycle: string): string[] => [...new Set(cycle.split(' ▶ '))].sort();

test('findReferences finds every kind of reference to a module', () => {
  const root = temporaryFolder();
  const folders = ['bench', 'check', 'data', 'samples', 'scripts', 'src/ui', 'tests', 'types'];
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) write(`src/${name}.ts`, '');
  write('src/style.css', '');
  write(
    'src/ui/All.tsx',
    `import type { A } from '../a.ts';
export { b } from '../b.ts';
const c = () => import('../c.ts');
type D = typeof import('../d.ts');
const e = new Worker(new URL('../e.ts', import.meta.url));
import style from '../style.css?inline';
const f = <a href="./nowhere.ts">import '../f.ts'</a>;
import 'react';
`,
  );
  expect(findReferences(root)).toEqual(
    ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'style.css'].map((name, index) => ({
      from: 'src/ui/All.tsx',
      to: `src/${name}`,
      line: index + 1,
    })),
  );
});
