import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { directions } from '../../check/directions.ts';
import { circles, findReferences, wrongDirections } from '../../check/imports.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

function wrong(from: string, to: string): string[] {
  for (const file of [from, to].filter((path) => !path.startsWith('src/new/')))
    if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  return wrongDirections([{ from, to, line: 1 }]);
}

describe('wrongDirections', () => {
  test.each([
    ['facts import nothing', 'data/limits.ts', 'src/shared/page.ts', 'data imports from nowhere else'],
    [
      'the shell knows no browser',
      'src/ui/shell/Header.tsx',
      'src/client/scroll-spy.ts',
      'src/ui imports only from',
    ],
    [
      'the shell knows no compiler',
      'src/ui/shell/Sidebar.tsx',
      'src/content/check/links.ts',
      'src/ui imports only from',
    ],
    [
      'compiling knows no rendering',
      'src/content/compile/page.ts',
      'src/build/output.ts',
      'src/content imports only from',
    ],
    [
      'compiling knows no shell',
      'src/content/compile/article.tsx',
      'src/ui/shell/Header.tsx',
      'src/content imports only from',
    ],
    [
      'rendering knows no browser',
      'src/build/render.tsx',
      'src/client/app.ts',
      'src/build imports only from',
    ],
    [
      'the browser knows no compiler',
      'src/client/app.ts',
      'src/content/check/links.ts',
      'src/client imports only from',
    ],
    [
      'the browser knows no parts of articles',
      'src/client/filter.ts',
      'src/ui/article/parts.ts',
      'src/client imports only from',
    ],
    ['the site knows no samples', 'src/build/cli.ts', 'samples/index.ts', 'src/build imports only from'],
    [
      'what is shared knows no part',
      'src/shared/page.ts',
      'src/ui/article/Callout/Callout.tsx',
      'src/shared imports only from data',
    ],
    [
      'samples have one way in',
      'check/cli.ts',
      'samples/page/sample.ts',
      'check imports only from data, samples/index.ts',
    ],
    ['samples know no page', 'samples/cli.ts', 'src/ui/shell/Header.tsx', 'samples imports only from'],
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
    ['what is shared', 'src/client/app.ts', 'src/shared/page.ts'],
    ['a module that is named', 'src/content/derive/sections.ts', 'src/search/section.ts'],
    ['anything from a test', 'tests/unit/samples-run.test.ts', 'samples/page/sample.ts'],
    ['anything from a measurement', 'bench/cli.ts', 'tests/search/judge.ts'],
    ['anything from a configuration', 'vitest.config.ts', 'src/build/vite-config.ts'],
  ])('allows %s', (_, from, to) => {
    expect(wrong(from, to)).toEqual([]);
  });
});

describe('circles', () => {
  test('are not in the directions of this repository', () => {
    expect(circles(directions)).toEqual([]);
  });

  test.each<[string, Record<string, string[]>, string[]]>([
    ['of two folders', { 'src/a': ['src/b'], 'src/b': ['src/a'] }, ['src/b ▶ src/a ▶ src/b']],
    [
      'of three folders, each once',
      { 'src/a': ['src/b'], 'src/b': ['src/c'], 'src/c': ['src/a'], 'src/d': ['src/a'] },
      ['src/c ▶ src/a ▶ src/b ▶ src/c'],
    ],
    ['through a single module', { 'src/a': ['src/b/one.ts'], 'src/b': ['src/a'] }, ['src/b ▶ src/a ▶ src/b']],
    ['through the folder above', { check: ['src'], 'src/a': ['check'] }, ['src/a ▶ check ▶ src/a']],
    ['not where all go one way', { 'src/a': ['src/b', 'src/c'], 'src/b': ['src/c'], 'src/c': [] }, []],
  ])('are found %s', (_, table, expected) => {
    expect(circles(table).map(sortedCircle)).toEqual(expected.map(sortedCircle));
  });
});

/** The folders of a circle, sorted, because it can start with any of them. */
const sortedCircle = (circle: string): string[] => [...new Set(circle.split(' ▶ '))].sort();

test('findReferences finds every way to name a module', () => {
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
