import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {boolean} [optional] not installed on other platforms
 * @property {boolean} [devOptional]
 * @property {boolean} [dev] not required to build and serve
 */

/**
 * Whether the packages of the lockfile are installed in the right versions. Compares the lockfile with the one that npm writes to
 * `node_modules` at the end of an installation, and checks that the folder of each package exists.
 * @param {string} root folder of the lockfile
 * @param {{ dev: boolean }} needs `dev`: whether packages for tests and checks are required too
 */
export function areInstalled(root, { dev }) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  const isNeeded = (/** @type {LockedPackage} */ one) =>
    !one.optional && (dev || !(one.dev || one.devOptional));
  const versionsMatch = Object.entries(wanted).every(
    ([path, one]) => path === '' || !isNeeded(one) || present[path]?.version === one.version,
  );
  return versionsMatch && Object.keys(present).every((path) => existsSync(join(root, path, 'package.json')));
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}
