/*
 * Hashes of files, for caching results until their inputs change.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Hashes a value.
 * @param {unknown} value serializable as JSON
 * @returns {string} SHA-256, as hexadecimal digits
 */
export const hashOf = (value) =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex');

/**
 * Hashes the paths and contents of files, including all files in folders.
 * @param {string} root folder that the paths are relative to
 * @param {readonly string[]} paths of files and folders; missing ones are ignored
 * @returns {string} SHA-256, as hexadecimal digits
 */
export function hashFiles(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((each) => filesIn(root, each))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @type {(root: string, path: string) => string[]} */
function filesIn(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesIn(root, `${path}/${name}`));
}
