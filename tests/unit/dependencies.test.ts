import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moduleEntries } from '../../samples/harness/browser/module-names.ts';
import { root } from '../../src/node/folders.ts';

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The code of the site, what it runs samples with, and the scripts that load its programs. */
const code = [
  'src',
  'samples/harness/browser',
  'samples/harness/component',
  'samples/harness/parse.ts',
  'scripts/typescript-loader.mjs',
];

/** The packages that modules of the site import or read files of, except types, and those that samples on pages can import. */
const imported = new Set([
  ...code
    .flatMap((path) => filesIn(join(root, path)))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:^(?:import|export)\s(?!type\s)[^;]*?from |require\.resolve\(\s*)'((?:@[^/']+\/)?[^./'][^/']*)[^']*'/gm,
      ),
    ])
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('node:')),
  ...Object.values(moduleEntries)
    .filter((entry) => !entry.startsWith('.'))
    .map((entry) => entry.replace(/\/.*/, '')),
]);

/** Returns a module, or the modules of a folder. */
function filesIn(path: string): string[] {
  if (/\.m?[jt]s$/.test(path)) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.tsx?$/.test(file)).map((file) => join(path, file));
}

test('everything that builds and serves the site is installed without development dependencies', () => {
  expect(imported.size).toBeGreaterThan(10);
  expect([...imported].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
});

test('packages that only checks use are development dependencies', () => {
  expect(Object.keys(dependencies).filter((name) => !imported.has(name))).toEqual([]);
});

test('every package has an exact version, and none runs a script on installation', () => {
  const versions = Object.entries<string>({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  expect(readFileSync(join(root, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true');
});
