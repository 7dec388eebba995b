import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '../../../scripts/browser.mjs';
import { buildSite } from '../../../src/build/build-site.ts';
import { cacheDir, root } from '../../../src/build/vite-config.ts';
import { readSite } from '../../../src/site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browserPath: string;
    /** Folder of the built site. */
    dist: string;
  }
}

/** Builds the site once for all browser tests and finds a browser. */
export default async function setup(project: TestProject): Promise<void> {
  process.env.NODE_ENV = 'production';
  const dist = join(cacheDir, 'test-dist');
  await buildSite({
    site: readSite({}),
    source: { contentDir: join(root, 'content') },
    outDir: dist,
    compress: true,
  });
  project.provide('dist', dist);
  project.provide('browserPath', await ensureBrowser());
}
