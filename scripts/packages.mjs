import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {boolean} [optional] missing where the platform is another
 * @property {boolean} [devOptional]
 * @property {boolean} [dev] not needed to build and serve
 */

/**
 * Whether the packages of the lockfile are there, in the versions that it names. Judged by npm's own list, which it writes
 * when an installation is complete, and by the folders of the packages.
 * @param {string} root folder of the lockfile
 * @param {{ dev: boolean }} needs whether those for tests and checks are needed too
 */
export function areInstalled(root, { dev }) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  const isNeeded = (/** @type {LockedPackage} */ one) =>
    !one.optional && (dev || !(one.dev || one.devOptional));
  const asWanted = Object.entries(wanted).every(
    ([path, one]) => path === '' || !isNeeded(one) || present[path]?.version === one.version,
  );
  return asWanted && Object.keys(present).every((path) => existsSync(join(root, path, 'package.json')));
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}
