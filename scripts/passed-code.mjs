/*
 * Remembers which code has passed all checks, so that npm test after an edit of pages runs only what pages can break.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashFiles, hashOf } from './hash-files.mjs';
import { root } from './root.mjs';

const file = join(root, '.cache', 'passed-code');

/**
 * The hash of Node.js's version and everything that Git would commit, except pages.
 * @returns {string} empty where Git does not say which files these are
 */
export function hashOfCode() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', '.', ':!content'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) return '';
  return hashOf([process.version, hashFiles(root, stdout.split('\0').filter(Boolean).sort())]);
}

/** @param {string} hash */
export const hasPassed = (hash) => hash !== '' && existsSync(file) && readFileSync(file, 'utf8') === hash;

/** @param {string} hash */
export function notePassed(hash) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}
