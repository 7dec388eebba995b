import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheDir, root } from '../src/node/folders.ts';

/** Folder with the packages of `bench/contenders`, which only this comparison needs. */
export const contendersDir = join(cacheDir, 'search-contenders');

/** Installs the packages, unless they are installed. */
export function installContenders(): void {
  if (existsSync(join(contendersDir, 'node_modules/.package-lock.json'))) return;
  mkdirSync(contendersDir, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(root, 'bench/contenders', file), join(contendersDir, file));
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: contendersDir,
    stdio: 'ignore',
  });
}

/** Imports one of the packages, or a module of one by its path in `contendersDir`. */
export const importContender = (module: string): Promise<unknown> =>
  import(pathToFileURL(createRequire(join(contendersDir, 'package.json')).resolve(module)).href);
