import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../src/build/build-site.ts';
import { AuthorErrors } from '../../src/content/author-error.ts';
import { SetupError } from '../../src/setup-error.ts';
import { readSite } from '../../src/site.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { mdx } from './support/tiny-site.ts';

/** Builds a site of one page into `dist` of a folder. */
function build(folder: string, text: string, onWait?: () => void) {
  const contentDir = join(folder, `content-${text.replace(/\W/g, '')}`);
  mkdirSync(contentDir, { recursive: true });
  writeFileSync(join(contentDir, 'index.mdx'), mdx(text));
  const overrides = {
    sidebar: [{ type: 'page', route: '/' } as const],
    redirects: [],
    locks: { anchors: {}, routes: [] },
    keywords: {},
  };
  return buildSite({
    site: readSite({}),
    source: { contentDir, overrides },
    outDir: join(folder, 'dist'),
    compress: false,
    ...(onWait && { onWait }),
  });
}

const home = (folder: string) => readFileSync(join(folder, 'dist/docs/index.html'), 'utf8');
const entries = (folder: string) => readdirSync(folder).filter((name) => name.includes('dist'));

test('two builds into one folder take turns', async () => {
  const folder = temporaryFolder();
  let waited = 0;
  const onWait = () => {
    waited++;
  };
  await Promise.all([build(folder, 'The first.', onWait), build(folder, 'The second.', onWait)]);
  expect(waited).toBe(1);
  expect(home(folder)).toMatch(/The (first|second)\./);
  expect(entries(folder).sort()).toEqual(['.dist.previous', 'dist']);
});

test('a build that fails changes nothing and leaves nothing', async () => {
  const folder = temporaryFolder();
  await build(folder, 'What is there.');
  await expect(build(folder, 'A [link](/lost/).')).rejects.toThrow(AuthorErrors);
  expect(home(folder)).toContain('What is there.');
  expect(entries(folder)).toEqual(['dist']);
});

test('a folder that no build has written stays as it is', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/thesis.txt'), 'Years of work.');
  await expect(build(folder, 'Text.')).rejects.toThrow(SetupError);
  expect(entries(folder)).toEqual(['dist']);
  expect(existsSync(join(folder, 'dist/thesis.txt'))).toBe(true);
});
