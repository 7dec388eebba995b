import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, hashOf } from '../../../scripts/hash-files.mjs';
import { cacheDir, root } from '../../../src/node/folders.ts';
import type { Deployment } from '../../../src/shared/deployment.ts';

/** Remembers which pages have passed their checks, in `.cache`, so that editing one page takes the time of one page. */
export interface Passed {
  has(route: string): boolean;
  add(route: string): void;
}

/** What checks pages, sends them, and starts the browser. */
const code = [
  ...['check', 'tests/browser/every-page', 'tests/browser/support'],
  ...['src/server', 'scripts/browser.mjs', 'package-lock.json'],
];

/**
 * A page is checked again when its document has changed, or the headers that it is sent with, which have the content security
 * policy. Its document names the boot script and the stylesheets by their hashes, and the boot script all others, so that it
 * changes with each of them.
 *
 * @param dist the built site
 * @param browserVersion of the browser that the checks run in
 * @param folder where it is remembered
 */
export function openPassed(
  dist: string,
  browserVersion: string,
  folder = join(cacheDir, 'every-page'),
): Passed {
  const { headers }: Deployment = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8'));
  const circumstances = [browserVersion, process.version, headers, hashFiles(root, code)];
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
