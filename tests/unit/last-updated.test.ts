// cspell:ignore größe mehr NOSYSTEM
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readLastUpdated } from '../../src/content/read/last-updated.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

// Independent of the machine's settings, and of a repository around the temporary folder.
beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) vi.stubEnv(name, undefined);
});

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd, stdio: 'pipe' });

/** Creates a repository with one commit per entry, with the files that it writes. */
function repository(commits: [date: string, ...files: string[]][]): string {
  const folder = temporaryFolder();
  git(folder, 'init', '--quiet');
  for (const [date, ...files] of commits) {
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), date);
    }
    git(folder, 'add', '--all');
    vi.stubEnv('GIT_COMMITTER_DATE', date);
    git(folder, 'commit', '--quiet', '--message', date, '--date', date);
  }
  return folder;
}

const october = '2021-10-01T10:00:00Z';
const november = '2021-11-01T10:00:00Z';
const december = '2021-12-01T10:00:00Z';
const sameMoment = (date: string | undefined) => date && new Date(date).toISOString().replace('.000Z', 'Z');

describe('the date of the last change', () => {
  test('is that of the last commit that changed the file, by its path below the folder', () => {
    const folder = repository([
      [october, 'content/limits.mdx', 'content/api/rest.mdx', 'README.md'],
      [november, 'content/limits.mdx', 'content/größe und mehr.mdx'],
      [december, 'README.md'],
    ]);
    const { dates, gap } = readLastUpdated(join(folder, 'content'));
    expect(gap).toBeUndefined();
    expect(Object.fromEntries([...dates].map(([file, date]) => [file, sameMoment(date)]))).toEqual({
      'limits.mdx': november,
      'api/rest.mdx': october,
      'größe und mehr.mdx': november,
    });
  });

  test('is undefined for a file that was never committed', () => {
    const folder = repository([[october, 'content/limits.mdx']]);
    writeFileSync(join(folder, 'content/new.mdx'), '');
    expect(readLastUpdated(join(folder, 'content')).dates.has('new.mdx')).toBe(false);
  });
});

describe('an incomplete history has no dates', () => {
  test('without a repository', () => {
    expect(readLastUpdated(temporaryFolder())).toEqual({
      dates: new Map(),
      gap: 'Git has no history of the pages here, so they show no date of their last change.',
    });
  });

  test('without a commit', () => {
    const folder = temporaryFolder();
    git(folder, 'init', '--quiet');
    expect(readLastUpdated(folder)).toMatchObject({ dates: new Map(), gap: expect.any(String) });
  });

  test('without git on the machine', () => {
    const folder = repository([[october, 'limits.mdx']]);
    vi.stubEnv('PATH', '/nowhere');
    expect(readLastUpdated(folder)).toMatchObject({ dates: new Map(), gap: expect.any(String) });
  });

  test('in a shallow clone', () => {
    const origin = repository([
      [october, 'content/old.mdx', 'content/limits.mdx'],
      [november, 'content/middle.mdx'],
      [december, 'content/limits.mdx'],
    ]);
    const folder = temporaryFolder();
    git(folder, 'clone', '--quiet', '--depth', '2', pathToFileURL(origin).href, 'clone');
    const { dates, gap } = readLastUpdated(join(folder, 'clone/content'));
    expect(gap).toBe(
      'The clone is shallow, so pages that changed before its first commit show no date of their last change.',
    );
    expect([...dates].map(([file, date]) => [file, sameMoment(date)])).toEqual([['limits.mdx', december]]);
  });
});
