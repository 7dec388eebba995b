import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readInput, readLocks, readSources } from '../../src/build/inputs.ts';
import { readSite } from '../../src/shared/site.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

describe('the content folder', () => {
  test('is read completely, in the same order on every machine, including files that resemble pages', () => {
    const folder = temporaryFolder();
    for (const file of ['zoom.mdx', 'api/rest/index.mdx', 'index.mdx', 'api/rest/draft.md', 'drawing.svg']) {
      mkdirSync(join(folder, 'api/rest'), { recursive: true });
      writeFileSync(join(folder, file), file);
    }
    expect([...readSources(folder)]).toEqual([
      ['api/rest/draft.md', 'api/rest/draft.md'],
      ['api/rest/index.mdx', 'api/rest/index.mdx'],
      ['index.mdx', 'index.mdx'],
      ['zoom.mdx', 'zoom.mdx'],
    ]);
  });
});

describe('the input of the compiler', () => {
  test('comes from data/ unless a site overrides it', () => {
    const contentDir = temporaryFolder();
    const own = { redirects: [], sidebar: [], locks: { anchors: {}, routes: [] }, keywords: {} };
    expect(readInput(readSite({}), { contentDir, overrides: own }).input).toMatchObject(own);
    expect(readInput(readSite({}), { contentDir }).input.locks).toEqual(readLocks());
  });
});
