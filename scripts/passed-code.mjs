/*
 * Records the code that has passed all checks. If only pages have changed since, npm test only runs checks that pages can break.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashFiles, hashOf } from './hash-files.mjs';
import { root } from './root.mjs';

const file = join(root, '.cache', 'passed-code');

/**
 * Hashes the version of Node.js and all files that Git tracks or would add, except pages.
 * @returns {string} empty if Git can't list the files
 */
export function hashOfCode() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', '.', ':!content'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) return '';
  return hashOf([process.version, hashFiles(root, stdout.split('\0').filter(Boolean).sort())]);
}

/**
 * Whether the code with a hash has passed all checks.
 * @param {string} hash
 */
export const hasPassed = (hash) => hash !== '' && existsSync(file) && readFileSync(file, 'utf8') === hash;

/**
 * Records that the code with a hash has passed all checks.
 * @param {string} hash
 */
export function recordPassed(hash) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}
