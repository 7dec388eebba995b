import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { withLock } from '../../../scripts/lock.mjs';
import { buildSite } from '../../../src/build/build-site.ts';
import { cacheDir } from '../../../src/node/folders.ts';
import { readSite } from '../../../src/shared/site.ts';
import { specimen } from '../../fixtures/specimen-source.ts';

/** The folder of the site with the page of all components, for `createStage`. */
export const specimenDist = join(cacheDir, 'test-dist-specimen');

/** Builds that site once per test run. Several files need it, in any order and in parallel. */
export async function buildSpecimen(): Promise<void> {
  const note = `${specimenDist}.run`;
  await withLock(`${specimenDist}.once`, async () => {
    if (existsSync(note) && readFileSync(note, 'utf8') === inject('run')) return;
    await buildSite({ site: readSite({}), source: specimen, outDir: specimenDist, compress: false });
    writeFileSync(note, inject('run'));
  });
}
