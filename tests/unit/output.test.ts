import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressOutput } from '../../src/build/compress.ts';
import { DiskCache } from '../../src/build/disk-cache.ts';
import { contentHash, Output } from '../../src/build/output.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const long = 'Text that is long enough to be worth compressing. '.repeat(20);
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

describe('the folder that is published', () => {
  test('gets each file at its place below the base, with its size', () => {
    const folder = join(temporaryFolder(), 'docs');
    const output = new Output(folder);
    output.write('limits/index.html', 'é');
    expect(readFileSync(join(folder, 'limits/index.html'), 'utf8')).toBe('é');
    expect([...output.files.values()]).toEqual([{ path: 'limits/index.html', bytes: 2 }]);
  });

  test.each([
    '../outside.html',
    'a/../../outside.html',
    '/etc/outside.html',
    '../docs-other/outside.html',
    '',
    '.',
  ])('is the only one written to: %j is refused', (path) => {
    const parent = temporaryFolder();
    const output = new Output(join(parent, 'docs'));
    expect(() => output.write(path, 'x')).toThrow(`${path} would be written outside the output folder.`);
    expect(filesOf(parent)).toEqual([]);
  });

  test('keeps the time of a file whose content is the same, so that caches stay valid', () => {
    const folder = temporaryFolder();
    const before = new Date('2021-12-01T00:00:00Z');
    const write = (content: string) => new Output(folder).write('page.html', content);
    write('same');
    utimesSync(join(folder, 'page.html'), before, before);
    write('same');
    expect(statSync(join(folder, 'page.html')).mtime).toEqual(before);
    write('more');
    expect(statSync(join(folder, 'page.html')).mtime).not.toEqual(before);
    expect(readFileSync(join(folder, 'page.html'), 'utf8')).toBe('more');
  });

  test('loses what is no longer written, with its compressed forms, and nothing else', () => {
    const folder = temporaryFolder();
    for (const file of [
      'old.html',
      'old.html.br',
      'old.html.gz',
      'kept.html',
      'kept.html.br',
      'kept.html.gz',
      'a/b.js',
    ]) {
      mkdirSync(join(folder, 'a'), { recursive: true });
      writeFileSync(join(folder, file), 'kept');
    }
    const output = new Output(folder);
    output.write('kept.html', 'kept');
    output.removeStale();
    expect(filesOf(folder)).toEqual(['kept.html', 'kept.html.br', 'kept.html.gz']);
  });

  test('may be empty before the first build', () => {
    const folder = join(temporaryFolder(), 'docs');
    new Output(folder).removeStale();
    expect(existsSync(folder)).toBe(false);
  });
});

describe('compressed forms', () => {
  const build = async (folder: string, files: Record<string, string>, compress = true) => {
    const output = new Output(join(folder, 'docs'));
    for (const [path, content] of Object.entries(files)) output.write(path, content);
    output.removeStale();
    if (compress) await compressOutput(output, join(folder, 'cache'));
    return filesOf(join(folder, 'docs'));
  };

  test('stand beside texts, not beside pictures or files that a packet holds anyway', async () => {
    const folder = temporaryFolder();
    const files = await build(folder, { 'a.html': long, 'b.html': 'short', 'c.png': long });
    expect(files).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'b.html', 'c.png']);
    expect(String(brotliDecompressSync(readFileSync(join(folder, 'docs/a.html.br'))))).toBe(long);
    expect(String(gunzipSync(readFileSync(join(folder, 'docs/a.html.gz'))))).toBe(long);
  });

  test('follow the file when it changes', async () => {
    const folder = temporaryFolder();
    await build(folder, { 'a.html': long });
    await build(folder, { 'a.html': `${long}!` });
    expect(String(brotliDecompressSync(readFileSync(join(folder, 'docs/a.html.br'))))).toBe(`${long}!`);
  });

  test('are not left behind with the old text when a file gets short, or compression is off', async () => {
    const folder = temporaryFolder();
    await build(folder, { 'a.html': long, 'b.html': long });
    expect(await build(folder, { 'a.html': 'short', 'b.html': long })).toEqual([
      'a.html',
      'b.html',
      'b.html.br',
      'b.html.gz',
    ]);
    expect(await build(folder, { 'a.html': 'short', 'b.html': `${long}!` }, false)).toEqual([
      'a.html',
      'b.html',
    ]);
  });

  test('are taken from the cache for content that was seen before', async () => {
    const folder = temporaryFolder();
    await build(folder, { 'a.html': long });
    const [cached = ''] = filesOf(join(folder, 'cache')).filter((name) => name.endsWith('.br'));
    writeFileSync(join(folder, 'cache', cached), 'from the cache');
    await build(folder, { 'other.html': long });
    expect(readFileSync(join(folder, 'docs/other.html.br'), 'utf8')).toBe('from the cache');
  });
});

test('the hash of a content is the same in every build, and another for another content', () => {
  // The beginning of SHA-256 of "abc", https://www.di-mgmt.com.au/sha_testvectors.html.
  expect(contentHash('abc')).toBe('ba7816bf');
  expect(contentHash('abd')).not.toBe(contentHash('abc'));
});

describe('what builds keep for one another', () => {
  test('is made once, and again when the entry is gone', async () => {
    const cache = new DiskCache(join(temporaryFolder(), 'cache'));
    let made = 0;
    const make = async () => Buffer.from(`made ${++made}`);
    expect(String(await cache.get('a.br', make))).toBe('made 1');
    expect(String(await cache.get('a.br', make))).toBe('made 1');
    expect(filesOf(cache.dir)).toEqual(['a.br']);
  });

  test('is never half an entry: a build that ends in the middle leaves none', async () => {
    const cache = new DiskCache(temporaryFolder());
    const broken = () => Promise.reject(new Error('interrupted'));
    await expect(cache.get('a.br', broken)).rejects.toThrow('interrupted');
    expect(filesOf(cache.dir)).toEqual([]);
  });

  test('goes when nobody has used it for a month', async () => {
    const cache = new DiskCache(temporaryFolder());
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    for (const name of ['used.br', 'unused.br', 'half.br.x.tmp', 'new.br'])
      writeFileSync(join(cache.dir, name), name);
    for (const name of ['used.br', 'unused.br', 'half.br.x.tmp']) utimesSync(join(cache.dir, name), old, old);
    await cache.get('used.br', () => Promise.reject(new Error('It is there.')));
    cache.prune();
    expect(filesOf(cache.dir)).toEqual(['new.br', 'used.br']);
  });
});

test('another base leaves nothing of the tree of the one before', () => {
  const root = temporaryFolder();
  const first = new Output(join(root, 'docs'), root);
  first.write('limits/index.html', 'a');
  const second = new Output(join(root, 'help/center'), root);
  second.write('index.html', 'b');
  second.removeStale();
  expect(filesOf(root)).toEqual(['help/center/index.html']);
  expect(existsSync(join(root, 'docs'))).toBe(false);
});
