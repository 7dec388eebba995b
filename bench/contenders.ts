import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheDir, root } from '../src/node/folders.ts';
import { installInto } from './install-packages.ts';

/** Folder with the packages of `bench/contenders`, which only this comparison needs. */
export const contendersDir = join(cacheDir, 'search-contenders');

/** Installs the packages, unless they are installed. */
export const installContenders = (): void => installInto(contendersDir, join(root, 'bench/contenders'));

/** Imports one of the packages, or a module of one by its path in `contendersDir`. */
export const importContender = (module: string): Promise<unknown> =>
  import(pathToFileURL(createRequire(join(contendersDir, 'package.json')).resolve(module)).href);
