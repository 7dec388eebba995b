import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheBundles } from '../../src/build/bundle-cache.ts';
import { recordPackages } from '../../src/build/licenses.ts';
import { readSite } from '../../src/shared/site.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** Creates a repository with one module, and a function that bundles it and counts the bundles. */
function repository() {
  const folder = temporaryFolder();
  const dir = join(folder, '.cache');
  for (const name of ['src/client', 'data']) mkdirSync(join(folder, name), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write('src/client/boot.ts', 'start();');
  let made = 0;
  const bundle = async (site = readSite({}), name = 'client', meanwhile = () => {}) => {
    const packages = recordPackages();
    const make = async (own: typeof packages) => {
      own.folders.add('/packages/react');
      meanwhile();
      return { script: `bundle ${++made}` };
    };
    const { script } = await cacheBundles(name, site, packages, make, folder, dir);
    return { script, folders: [...packages.folders] };
  };
  return { folder, dir, write, bundle };
}

test('bundles are created once, and their packages are recorded every time', async () => {
  const { bundle } = repository();
  const first = { script: 'bundle 1', folders: ['/packages/react'] };
  expect(await bundle()).toEqual(first);
  expect(await bundle()).toEqual(first);
});

test.each([
  ['a module', 'src/client/boot.ts'],
  ['a new module', 'src/client/new.ts'],
  ['data', 'data/limits.ts'],
  ['the packages', 'package-lock.json'],
])('bundles are created again after a change of %s', async (_, file) => {
  const { bundle, write } = repository();
  await bundle();
  write(file, 'changed');
  expect((await bundle()).script).toBe('bundle 2');
});

test("bundles are cached for each configuration of the site, and don't replace each other", async () => {
  const { bundle } = repository();
  await bundle();
  expect((await bundle(readSite({ DOCS_BASE: '/help/' }))).script).toBe('bundle 2');
  expect((await bundle(readSite({}), 'sandbox')).script).toBe('bundle 3');
  expect((await bundle()).script).toBe('bundle 1');
});

test('bundles of files that were edited during the build are created again', async () => {
  const { bundle, write } = repository();
  await bundle(readSite({}), 'client', () => write('src/client/boot.ts', 'edited'));
  write('src/client/boot.ts', 'start();');
  expect((await bundle()).script).toBe('bundle 2');
});

test('a failed bundle leaves no files behind, and is created again', async () => {
  const { folder, dir, bundle } = repository();
  const failing = () => Promise.reject(new Error('Unexpected token'));
  const [site, packages] = [readSite({}), recordPackages()];
  const failed = cacheBundles('client', site, packages, failing, folder, dir);
  await expect(failed).rejects.toThrow('Unexpected token');
  expect(existsSync(dir) ? readdirSync(dir) : []).toEqual([]);
  expect((await bundle()).script).toBe('bundle 1');
});

test('the oldest entries are removed when there are too many', async () => {
  const { dir, bundle } = repository();
  mkdirSync(dir);
  for (let hours = 1; hours <= 40; hours++) {
    const file = join(dir, `client-${hours}.json`);
    writeFileSync(file, '{}');
    const then = Date.now() / 1000 - hours * 3600;
    utimesSync(file, then, then);
  }
  await bundle();
  const left = readdirSync(dir);
  expect(left).toHaveLength(30);
  expect(left).toContain('client-29.json');
  expect(left).not.toContain('client-30.json');
});
