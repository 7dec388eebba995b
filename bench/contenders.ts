import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheDir, root } from '../src/node/folders.ts';
import { installInto } from './install-packages.ts';

/** Folder where the packages of `bench/contenders` are installed, which only this comparison uses. */
export const contendersDir = join(cacheDir, 'search-contenders');

/** Installs the packages unless they are installed already. */
export const installContenders = (): void => installInto(contendersDir, join(root, 'bench/contenders'));

/** Imports one of the packages, or one of their modules by its path in `contendersDir`. */
export const importContender = (module: string): Promise<unknown> =>
  import(pathToFileURL(createRequire(join(contendersDir, 'package.json')).resolve(module)).href);
