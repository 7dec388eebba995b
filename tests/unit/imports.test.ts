import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findReferences, wrongDirections } from '../../check/imports.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

function wrong(from: string, to: string): string[] {
  for (const file of [from, to].filter((path) => !path.startsWith('src/new/')))
    if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  return wrongDirections([{ from, to, line: 1 }]);
}

describe('wrongDirections', () => {
  test.each([
    ['facts import nothing', 'data/limits.ts', 'src/page.ts', 'data imports from nowhere else'],
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
      'src/page.ts',
      'src/ui/article/Callout/Callout.tsx',
      'src/* imports only from data',
    ],
    [
      'samples have one way in',
      'check/cli.ts',
      'samples/sample.ts',
      'check imports only from data, samples/index.ts',
    ],
    ['samples know no page', 'samples/cli.ts', 'src/ui/shell/Header.tsx', 'samples imports only from'],
    ['nothing imports tests', 'src/page.ts', 'tests/unit/support/tiny-site.ts', 'nothing imports tests'],
    ['nothing imports bench', 'scripts/run.mjs', 'bench/cli.ts', 'nothing imports bench'],
    ['a new folder', 'src/new/one.ts', 'src/page.ts', 'its folder has no line in check/directions.ts'],
  ])('%s', (_, from, to, reason) => {
    expect(wrong(from, to)).toEqual([expect.stringContaining(`${from}:1 imports ${to}: ${reason}`)]);
  });

  test.each([
    ['itself', 'data/usage.ts', 'data/limits.ts'],
    ['what is shared', 'src/client/app.ts', 'src/page.ts'],
    ['a module that is named', 'src/hosts/write-host.ts', 'src/build/output.ts'],
    ['anything from a test', 'tests/unit/samples-run.test.ts', 'samples/sample.ts'],
    ['anything from a measurement', 'bench/cli.ts', 'tests/search/judge.ts'],
    ['anything from a configuration', 'vitest.config.ts', 'src/build/vite-config.ts'],
  ])('allows %s', (_, from, to) => {
    expect(wrong(from, to)).toEqual([]);
  });
});

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
