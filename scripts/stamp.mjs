/*
 * Remembers which lockfile the installed packages are of. npm runs this file after every installation, its own or ours.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = join(import.meta.dirname, '..');
const stampOf = (/** @type {string} */ root) => join(root, 'node_modules', '.installed');

/** @param {string} root */
const hashOf = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Whether the packages of the lockfile are installed. */
export function isInstalled(root = repository) {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(root);
}

/** Notes that the packages of the lockfile have been installed. */
export function writeStamp(root = repository) {
  writeFileSync(stampOf(root), hashOf(root));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeStamp();
