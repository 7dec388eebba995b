import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, root } from '../../src/node/folders.ts';
import { installInto } from '../install-packages.ts';

/** Folder with the packages of `bench/peers`, and a project for each generator. */
export const peersDir = join(cacheDir, 'peers');
const packagesDir = join(peersDir, 'node_modules');

/** Installs all generators. */
export const installPeers = (): void => installInto(peersDir, join(root, 'bench/peers'));

/** Returns the path of a file in an installed package. */
export const installed = (file: string): string => join(packagesDir, file);

/** Returns the installed version of a package. */
export function versionOf(name: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(installed(join(name, 'package.json')), 'utf8'),
  );
  return version;
}

/** Returns the path of Node.js: the running one, or a newer one that npx downloads if a generator requires it. */
export function nodePath(needed = 0): string {
  if (Number(process.versions.node.split('.')[0]) >= needed) return process.execPath;
  const args = [
    '--yes',
    '--loglevel=error',
    // The package installs Node.js with a script, which the settings of this repository forbid by default.
    '--ignore-scripts=false',
    `--package=node@${needed}`,
    '--',
    'node',
    '-p',
    'process.execPath',
  ];
  const path = execFileSync('npx', args, { encoding: 'utf8' }).trim();
  if (path === process.execPath) throw new Error(`npx installed node@${needed} without its executable.`);
  return path;
}
