import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, hashOf } from '../../../scripts/hash-files.mjs';
import { cacheDir, root } from '../../../src/node/folders.ts';

/** Remembers which pages have passed their checks, in `.cache`, so that editing one page takes the time of one page. */
export interface Passed {
  has(route: string): boolean;
  add(route: string): void;
}

/** What checks pages, and what they run in. */
const checks = ['check', 'tests/browser/every-page', 'tests/browser/support', 'package-lock.json'];

/**
 * A page is checked again when its document has changed. Its document names the boot script and the stylesheets by their
 * hashes, and the boot script all others, so that it changes with each of them.
 *
 * @param dist the built site
 * @param browserVersion of the browser that the checks run in
 */
export function openPassed(dist: string, browserVersion: string): Passed {
  const folder = join(cacheDir, 'every-page');
  const circumstances = [browserVersion, process.version, hashFiles(root, checks)];
  const fileOf = (route: string) => join(folder, hashOf(route));
  const keyOf = (route: string) =>
    hashOf([circumstances, readFileSync(join(dist, 'docs', route, 'index.html'), 'utf8')]);
  return {
    has: (route) => existsSync(fileOf(route)) && readFileSync(fileOf(route), 'utf8') === keyOf(route),
    add(route) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(route), keyOf(route));
    },
  };
}
