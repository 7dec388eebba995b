import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBrowser, findHeadlessShell } from '../../../scripts/browser.mjs';
import { findFirefox, findWebKit } from '../../../scripts/engines.mjs';
import { buildSite } from '../../../src/build/build-site.ts';
import { cacheDir, root } from '../../../src/node/folders.ts';
import { readSite } from '../../../src/shared/site.ts';
import { isContentOnly } from '../../content-tests.ts';
import { small } from '../../fixtures/small-source.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browserPath: string;
    /** The headless shell of Chromium if it is installed, otherwise the same as `browserPath`. */
    shellPath: string;
    /** A unique id of the test run. */
    run: string;
    /** Folder of the built site. */
    dist: string;
    /** Folder of the same site under a different name, which changes the hash of every file, as a deploy may. */
    nextDist: string;
    /** Folder of a site of three pages. */
    smallDist: string;
    /** The executables of the engines that scenarios run in. Empty if one is not installed. */
    chromiumPath: string;
    firefoxPath: string;
    webkitPath: string;
  }
}

/** Builds the sites that most browser tests use, and finds the browsers. */
export default async function setup(project: TestProject): Promise<void> {
  process.env.NODE_ENV = 'production';
  const [site, source] = [readSite({}), { contentDir: join(root, 'content') }];
  const dist = join(cacheDir, 'test-dist');
  await buildSite({ site, source, outDir: dist, compress: true });
  const nextDist = join(cacheDir, 'test-dist-next');
  const next = { ...site, name: `${site.name}, next build` };
  // Tests of deploys can't be broken by changes to pages.
  if (!isContentOnly) await buildSite({ site: next, source, outDir: nextDist, compress: false });
  const smallDist = join(cacheDir, 'test-dist-small');
  if (!isContentOnly) await buildSite({ site, source: small, outDir: smallDist, compress: false });
  project.provide('run', randomUUID());
  project.provide('dist', dist);
  project.provide('nextDist', nextDist);
  project.provide('smallDist', smallDist);
  const chromium = await ensureBrowser();
  project.provide('browserPath', chromium);
  const shell = findHeadlessShell() ?? chromium;
  project.provide('shellPath', shell);
  project.provide('chromiumPath', shell);
  project.provide('firefoxPath', findFirefox());
  project.provide('webkitPath', findWebKit());
}
