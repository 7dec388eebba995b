import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modulesIn } from '../../samples/harness/browser/module-names.ts';
import { blocksOf } from '../../src/build/sandbox-files.ts';
import { readSourcePage } from '../../src/content/read/source-page.ts';
import { root } from '../../src/node/folders.ts';

/** Returns how the blocks of a page are run. */
function blocksOfFile(path: string) {
  const page = readSourcePage(path, readFileSync(join(root, 'content', path), 'utf8'));
  if (!('route' in page)) throw new Error(`${path} cannot be read.`);
  return Object.values(blocksOf(page));
}

describe('the jobs of samples in a browser', () => {
  test('a step runs after the previous steps, which are compiled', () => {
    const jobs = blocksOfFile('workflows/steps/index.mdx').map(({ job }) => job);
    const later = jobs.find((job) => job.kind === 'workflow' && job.definition.steps.length > 1);
    if (later?.kind !== 'workflow') throw new Error('There is no step after another one.');
    for (const step of later.definition.steps)
      if ('code' in step) expect(later.sources.steps[step.code]?.source).toContain('async function');
  });

  test('the output on the page is included for comparison', () => {
    expect(blocksOfFile('errors.mdx').some(({ output }) => output?.includes('22 bytes saved'))).toBe(true);
  });

  test('a page without runnable samples has no file', () => {
    expect(blocksOfFile('status.mdx')).toEqual([]);
  });

  test('modules are found in every form of import, and if code needs them implicitly', () => {
    const code = `import axios from "axios"
      const { uniq } = require('lodash/uniq.js')
      const luxon = await import("luxon")
      Buffer.from(await axios({ url, responseType: 'stream' }))`;
    expect(modulesIn(code).sort()).toEqual(['axios', 'buffer', 'lodash', 'luxon', 'stream']);
  });
});
