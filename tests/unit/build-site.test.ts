import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../src/build/build-site.ts';
import { explainWriteError } from '../../src/build/explain-write-error.ts';
import { AuthorErrors } from '../../src/content/author-error.ts';
import { SetupError } from '../../src/shared/setup-error.ts';
import { readSite } from '../../src/shared/site.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { mdx } from './support/tiny-site.ts';

/** Builds a site of one page into `dist` of a folder. */
function build(folder: string, text: string, onWait?: () => void, outDir = join(folder, 'dist')) {
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
    outDir,
    compress: false,
    ...(onWait && { onWait }),
  });
}

const home = (folder: string) => readFileSync(join(folder, 'dist/docs/index.html'), 'utf8');
const entries = (folder: string) => readdirSync(folder).filter((name) => name.includes('dist'));

test('two builds into the same folder run one after the other, and a failed one leaves it as it is', async () => {
  const folder = temporaryFolder();
  let waited = 0;
  const onWait = () => {
    waited++;
  };
  await Promise.all([build(folder, 'The first.', onWait), build(folder, 'The second.', onWait)]);
  expect(waited).toBe(1);
  expect(home(folder)).toMatch(/The (first|second)\./);
  expect(entries(folder).sort()).toEqual(['.dist.previous', 'dist']);

  const before = home(folder);
  await expect(build(folder, 'A [link](/lost/).')).rejects.toThrow(AuthorErrors);
  expect(home(folder)).toBe(before);
  expect(entries(folder).sort()).toEqual(['.dist.previous', 'dist']);
});

test("a folder that isn't the output of a build is kept", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/thesis.txt'), 'Years of work.');
  await expect(build(folder, 'Text.')).rejects.toThrow(
    new SetupError(
      `${join(folder, 'dist')} has other files in it. Choose an empty folder, or one that a build has written.`,
    ),
  );
  expect(entries(folder)).toEqual(['dist']);
  expect(existsSync(join(folder, 'dist/thesis.txt'))).toBe(true);
});

test.each(['a-file', 'a-file/dist', 'a-file/deeper/dist'])(
  'the invalid output folder %s is reported in one line',
  async (name) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'a-file'), 'Text.');
    const failure = build(folder, 'Text.', undefined, join(folder, name));
    await expect(failure).rejects.toThrow(SetupError);
    await expect(failure).rejects.toThrow(
      /(?:is a file|a part of the path is a file .*)\. Choose .* with --out\.$/,
    );
    expect(readFileSync(join(folder, 'a-file'), 'utf8')).toBe('Text.');
  },
);

test('a file system error is explained if it concerns the output, and rethrown otherwise', () => {
  const refusal = (code: string, path: string) => Object.assign(new Error(`${code}, mkdir`), { code, path });
  const explain = (error: unknown) => explainWriteError(error, '/srv/docs', ['/srv/docs', '/srv/.docs.next']);
  for (const path of ['/srv', '/srv/.docs.next', '/srv/docs/limits/index.html']) {
    expect(explain(refusal('EACCES', path))).toEqual(
      new SetupError(
        `/srv/docs cannot be written: you have no permission to write there (EACCES for ${path}). Choose another folder with --out.`,
      ),
    );
  }
  for (const error of [
    refusal('EACCES', '/srv/docs-of-others'),
    refusal('EBADF', '/srv/docs'),
    new Error('A bug.'),
  ])
    expect(explain(error)).toBe(error);
});
