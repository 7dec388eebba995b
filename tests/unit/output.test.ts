import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressOutput } from '../../src/build/compress.ts';
import { DiskCache } from '../../src/build/disk-cache.ts';
import { contentHash, Output } from '../../src/build/output.ts';
import { previousOf } from '../../src/node/output-folders.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const long = 'Text that is long enough to be worth compressing. '.repeat(20);
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

const deployment = '{}\n';
/** Builds a site of these files into a folder. */
async function build(folder: string, files: Record<string, string>, compress = false): Promise<string[]> {
  const output = new Output(join(folder, 'dist'), '/docs/');
  output.begin();
  for (const [path, content] of Object.entries(files)) output.write(path, content);
  if (compress) await compressOutput(output, join(folder, 'cache'));
  output.publish(deployment);
  return filesOf(join(folder, 'dist/docs'));
}

test('a large text for programs is compressed at a lower level than files for readers', async () => {
  const folder = temporaryFolder();
  // Compressing a text without repetitions takes seconds.
  const text = Array.from({ length: 2000 }, (_, index) => `Line ${index * index}`)
    .join('\n')
    .repeat(50);
  await build(folder, { 'llms-full.txt': text, 'index.json': text }, true);
  const compressed = (path: string) => readFileSync(join(folder, 'dist/docs', `${path}.br`)).byteLength;
  expect(text.length).toBeGreaterThan(1_000_000);
  expect(compressed('llms-full.txt')).toBeGreaterThan(compressed('index.json'));
});

describe('the output folder', () => {
  test('has each file at its path below the base, with its size, and the configuration of the server', () => {
    const folder = join(temporaryFolder(), 'dist');
    const output = new Output(folder, '/help/center/');
    output.begin();
    output.write('limits/index.html', 'é');
    output.publish(deployment);
    expect(filesOf(folder)).toEqual(['help/center/limits/index.html', 'site.json']);
    expect(readFileSync(join(folder, 'help/center/limits/index.html'), 'utf8')).toBe('é');
    expect([...output.files.values()]).toEqual([{ path: 'limits/index.html', bytes: 2 }]);
  });

  test.each([
    '../outside.html',
    'a/../../outside.html',
    '/etc/outside.html',
    '../docs-other/outside.html',
    '',
    '.',
  ])('is the only one that is written to: %j is rejected', (path) => {
    const parent = temporaryFolder();
    const output = new Output(join(parent, 'dist'), '/docs/');
    output.begin();
    expect(() => output.write(path, 'x')).toThrow(`${path} would be written outside the output folder.`);
    expect(filesOf(parent)).toEqual([]);
  });

  test('has one content for each path', () => {
    const output = new Output(join(temporaryFolder(), 'dist'));
    output.begin();
    output.write('a.html', 'one');
    expect(() => output.write('a.html', 'two')).toThrow('a.html would be written twice.');
  });

  test('keeps the time of a file with the same content, so that caches stay valid', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'dist/docs/page.html');
    const before = new Date('2021-12-01T00:00:00Z');
    await build(folder, { 'page.html': 'same' });
    utimesSync(file, before, before);
    await build(folder, { 'page.html': 'same' });
    expect(statSync(file).mtime).toEqual(before);
    await build(folder, { 'page.html': 'more' });
    expect(statSync(file).mtime).not.toEqual(before);
    expect(readFileSync(file, 'utf8')).toBe('more');
  });

  test('accepts a file in chunks, and keeps its time if its content is the same', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'dist/docs/all.txt');
    const before = new Date('2021-12-01T00:00:00Z');
    const buildParts = (...parts: string[]) => {
      const output = new Output(join(folder, 'dist'), '/docs/');
      output.begin();
      output.write('all.txt', parts.values());
      output.publish(deployment);
      return output.files.get('all.txt')?.bytes;
    };
    expect(buildParts('é', ' and ', long)).toBe(long.length + 7);
    expect(readFileSync(file, 'utf8')).toBe(`é and ${long}`);
    utimesSync(file, before, before);
    buildParts('é and', ` ${long}`);
    expect(statSync(file).mtime).toEqual(before);
    buildParts('è and', ` ${long}`);
    expect(statSync(file).mtime).not.toEqual(before);
    expect(readFileSync(file, 'utf8')).toBe(`è and ${long}`);
  });

  test('contains no files that are no longer written', async () => {
    const folder = temporaryFolder();
    await build(folder, { 'old.html': long, 'kept.html': long, 'a/b.js': long }, true);
    writeFileSync(join(folder, 'dist/stray.txt'), '');
    await build(folder, { 'kept.html': long }, true);
    expect(filesOf(join(folder, 'dist'))).toEqual([
      'docs/kept.html',
      'docs/kept.html.br',
      'docs/kept.html.gz',
      'site.json',
    ]);
  });

  test('keeps its content until the next build is complete', async () => {
    const folder = temporaryFolder();
    await build(folder, { 'a.html': 'old', 'b.html': 'old' });
    const output = new Output(join(folder, 'dist'), '/docs/');
    output.begin();
    output.write('a.html', 'new');
    expect(readFileSync(join(folder, 'dist/docs/a.html'), 'utf8')).toBe('old');
    output.discard();
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(filesOf(join(folder, 'dist/docs'))).toEqual(['a.html', 'b.html']);
  });

  test('is not affected by an interrupted build, even the first one', async () => {
    const folder = temporaryFolder();
    const interrupted = new Output(join(folder, 'dist'), '/docs/');
    interrupted.begin();
    interrupted.write('half.html', 'half');
    expect(existsSync(join(folder, 'dist'))).toBe(false);
    expect(await build(folder, { 'a.html': 'whole' })).toEqual(['a.html']);
  });

  test('has the old build again if the new one was interrupted during the swap', async () => {
    const folder = temporaryFolder();
    await build(folder, { 'a.html': 'old' });
    renameSync(join(folder, 'dist'), previousOf(join(folder, 'dist')));
    new Output(join(folder, 'dist'), '/docs/').begin();
    expect(readFileSync(join(folder, 'dist/docs/a.html'), 'utf8')).toBe('old');
  });

  test('keeps one previous build next to it', async () => {
    const folder = temporaryFolder();
    for (const content of ['one', 'two', 'three']) await build(folder, { 'a.html': content });
    expect(readFileSync(join(previousOf(join(folder, 'dist')), 'docs/a.html'), 'utf8')).toBe('two');
    expect(readdirSync(folder).sort()).toEqual(['.dist.previous', 'dist']);
  });

  test('is not changed through the files that two builds share', async () => {
    const folder = temporaryFolder();
    await build(folder, { 'a.html': 'same' });
    await build(folder, { 'a.html': 'same' });
    const output = new Output(join(folder, 'dist'), '/docs/');
    output.begin();
    output.write('a.html', 'next');
    expect(readFileSync(join(folder, 'dist/docs/a.html'), 'utf8')).toBe('same');
    expect(readFileSync(join(previousOf(join(folder, 'dist')), 'docs/a.html'), 'utf8')).toBe('same');
  });

  test('may be a symbolic link', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'dist'));
    await build(folder, { 'a.html': 'one' });
    expect(filesOf(join(folder, 'elsewhere'))).toEqual(['docs/a.html', 'site.json']);
    expect(lstatSync(join(folder, 'dist')).isSymbolicLink()).toBe(true);
  });
});

describe('compressed files', () => {
  test('are written for texts, but not for pictures or small files', async () => {
    const folder = temporaryFolder();
    const files = await build(folder, { 'a.html': long, 'b.html': 'short', 'c.png': long }, true);
    expect(files).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'b.html', 'c.png']);
    expect(String(brotliDecompressSync(readFileSync(join(folder, 'dist/docs/a.html.br'))))).toBe(long);
    expect(String(gunzipSync(readFileSync(join(folder, 'dist/docs/a.html.gz'))))).toBe(long);
  });

  test('are updated with the file', async () => {
    const folder = temporaryFolder();
    await build(folder, { 'a.html': long }, true);
    await build(folder, { 'a.html': `${long}!` }, true);
    expect(String(brotliDecompressSync(readFileSync(join(folder, 'dist/docs/a.html.br'))))).toBe(`${long}!`);
  });

  test('are removed if a file becomes small, or compression is disabled', async () => {
    const folder = temporaryFolder();
    await build(folder, { 'a.html': long, 'b.html': long }, true);
    expect(await build(folder, { 'a.html': 'short', 'b.html': long }, true)).toEqual([
      'a.html',
      'b.html',
      'b.html.br',
      'b.html.gz',
    ]);
    expect(await build(folder, { 'a.html': 'short', 'b.html': `${long}!` })).toEqual(['a.html', 'b.html']);
  });

  test('are taken from the cache if the content is known', async () => {
    const folder = temporaryFolder();
    await build(folder, { 'a.html': long }, true);
    const [cached = ''] = filesOf(join(folder, 'cache')).filter((name) => name.endsWith('.br'));
    writeFileSync(join(folder, 'cache', cached), 'from the cache');
    await build(folder, { 'other.html': long }, true);
    expect(readFileSync(join(folder, 'dist/docs/other.html.br'), 'utf8')).toBe('from the cache');
  });
});

test('the hash of a content is the same in every build, and differs between contents', () => {
  // The beginning of SHA-256 of "abc", https://www.di-mgmt.com.au/sha_testvectors.html.
  expect(contentHash('abc')).toBe('ba7816bf');
  expect(contentHash('abd')).not.toBe(contentHash('abc'));
});

describe('the build cache', () => {
  test('creates an entry once, and again when it is missing', async () => {
    const cache = new DiskCache(join(temporaryFolder(), 'cache'));
    let made = 0;
    const make = async () => Buffer.from(`made ${++made}`);
    expect(String(await cache.get('a.br', make))).toBe('made 1');
    expect(String(await cache.get('a.br', make))).toBe('made 1');
    expect(filesOf(cache.dir)).toEqual(['a.br']);
  });

  test('never has a partial entry: an interrupted build leaves none', async () => {
    const cache = new DiskCache(temporaryFolder());
    const broken = () => Promise.reject(new Error('interrupted'));
    await expect(cache.get('a.br', broken)).rejects.toThrow('interrupted');
    expect(filesOf(cache.dir)).toEqual([]);
  });

  test('removes entries that were not used for a month', async () => {
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

test('another base leaves nothing of the previous directory tree', () => {
  const root = join(temporaryFolder(), 'dist');
  for (const base of ['/docs/', '/help/center/']) {
    const output = new Output(root, base);
    output.begin();
    output.write('index.html', base);
    output.publish(deployment);
  }
  expect(filesOf(root)).toEqual(['help/center/index.html', 'site.json']);
  expect(existsSync(join(root, 'docs'))).toBe(false);
});
