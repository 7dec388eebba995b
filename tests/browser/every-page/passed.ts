import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, hashOf } from '../../../scripts/hash-files.mjs';
import { cacheDir, root } from '../../../src/node/folders.ts';
import type { Deployment } from '../../../src/shared/deployment.ts';

/** A cache in `.cache` of the pages that have passed their checks, so that an edited page is the only one to be checked again. */
export interface Passed {
  has(route: string): boolean;
  add(route: string): void;
}

/** The code that checks pages, serves them, and starts the browser. */
const code = [
  ...['check', 'tests/browser/every-page', 'tests/browser/support'],
  ...['src/server', 'scripts/browser.mjs', 'package-lock.json'],
];

/**
 * Opens the cache. A page is checked again when its document has changed, or the response headers, which contain the content
 * security policy. The document contains the hashes of the boot script and the stylesheets, and the boot script those of all other
 * scripts, so it changes with each of them.
 *
 * @param dist the built site
 * @param browserVersion of the browser that runs the checks
 * @param folder of the cache
 */
export function openPassed(
  dist: string,
  browserVersion: string,
  folder = join(cacheDir, 'every-page'),
): Passed {
  const { headers }: Deployment = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8'));
  const environment = [browserVersion, process.version, headers, hashFiles(root, code)];
  const fileOf = (route: string) => join(folder, hashOf(route));
  const keyOf = (route: string) =>
    hashOf([environment, readFileSync(join(dist, 'docs', route, 'index.html'), 'utf8')]);
  return {
    has: (route) => existsSync(fileOf(route)) && readFileSync(fileOf(route), 'utf8') === keyOf(route),
    add(route) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(route), keyOf(route));
    },
  };
}
