import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeArguments } from '../../scripts/node-arguments.mjs';
import { root } from '../../src/node/folders.ts';

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The packages that modules of the site import or read files of, except types. */
const imported = new Set(
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(root, 'src', file), 'utf8').matchAll(
        /(?:^(?:import|export)\s(?!type\s)[^;]*?from |require\.resolve\(\s*)'((?:@[^/']+\/)?[^./'][^/']*)[^']*'/gm,
      ),
    ])
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('node:')),
);

test('everything that the site is built and served with is installed without development dependencies', () => {
  expect(imported.size).toBeGreaterThan(10);
  expect([...imported].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
});

test('packages that only checks need are development dependencies', () => {
  const used = new Set([...imported, ...nodeArguments]);
  expect(Object.keys(dependencies).filter((name) => !used.has(name))).toEqual([]);
});

test('every package has an exact version, and none runs a script when it is installed', () => {
  const versions = Object.entries<string>({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  expect(readFileSync(join(root, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true');
});
