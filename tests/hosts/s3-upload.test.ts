import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeHost } from '../../src/hosts/write-host.ts';
import { contentTypeOf } from '../../src/shared/content-types.ts';
import { cacheControl, hashedFile } from '../../src/shared/deployment.ts';
import { publish } from '../unit/support/built-folder.ts';
import { temporaryFolder } from '../unit/support/temporary-folder.ts';
import { type Bucket, createBucket } from './support/bucket.ts';

const hour = 3_600_000;

/** The files of a build. They have the same size in every build, like documents that contain the hashes of files. */
const filesOf = (build: string): Record<string, string> => ({
  'index.html': `<script src=/docs/assets/js/boot.${build}.js>`,
  'limits/index.html': `<script src=/docs/assets/js/limits.${build}.js>`,
  'limits/index.md': `# Limits ${build}`,
  'service-worker.js': `const build = "${build}";`,
  'assets/pages-0.json': `{"build":"${build}"}`,
  [`assets/js/boot.${build}.js`]: `boot("${build}")`,
  [`assets/js/limits.${build}.js`]: `limits("${build}")`,
  [`assets/css/first.${build}.css`]: `p { --build: ${build} }`,
  [`assets/search/texts/limits.${build}.json`]: `["${build}"]`,
  [`only-${build}/index.html`]: build,
});
const [older, newer] = ['aaaaaaaa', 'bbbbbbbb'];

/**
 * Builds into a new folder, as on a machine that is created for each deploy.
 *
 * @param age of the build in milliseconds
 * @returns its `upload.sh`
 */
async function build(name: string, age: number, base = '/docs/'): Promise<string> {
  const dir = join(temporaryFolder(), 'dist');
  await publish(dir, filesOf(name), base);
  const time = new Date(Date.now() - age);
  const host = writeHost('cloudfront', dir);
  for (const entry of readdirSync(join(host, 'site'), { recursive: true, withFileTypes: true }))
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), time, time);
  return join(host, 'upload.sh');
}

let bucket: Bucket;
beforeEach(() => {
  bucket = createBucket(temporaryFolder());
});

const isComplete = { status: 0, stderr: '' };

/** Expects the bucket to have every file of a build, with its headers. */
function expectBuild(name: string, base = '/docs/'): void {
  for (const [path, body] of Object.entries({ ...filesOf(name), '404.html': '<h1>Not found</h1>' })) {
    const key = (base + path).slice(1);
    expect(bucket.objects.get(key), key).toMatchObject({
      body,
      type: contentTypeOf(path),
      cacheControl: hashedFile.test(`/${key}`) ? cacheControl.hashed : cacheControl.other,
    });
  }
}

/** Returns the steps of an upload, in order, without repetitions. */
function stepsOf(log: readonly string[]): string[] {
  const steps = log.map((line) => {
    if (line.startsWith('delete')) return 'delete';
    if (hashedFile.test(line)) return 'hashed';
    if (/service-worker/.test(line)) return 'worker';
    return line.endsWith('.html') ? 'document' : 'other';
  });
  return steps.filter((step, index) => step !== steps[index - 1]);
}

test.each(['/docs/', '/'])(
  'upload.sh rolls back to an older build, and forward again, with the base %s',
  async (base) => {
    const [first, second] = [await build(older, 2 * hour, base), await build(newer, hour, base)];
    for (const [script, name, other] of [
      [first, older, newer],
      [second, newer, older],
      [first, older, newer],
      // This build is older than the last upload.
      [second, newer, older],
    ] as const) {
      const before = bucket.log.length;
      expect(await bucket.run(script)).toEqual(isComplete);
      expectBuild(name, base);
      expect([...bucket.objects.keys()]).not.toContain(`${base}only-${other}/index.html`.slice(1));
      // Files that documents refer to are uploaded first.
      expect(['hashed', 'other', 'document', 'worker', 'delete'].join()).toContain(
        stepsOf(bucket.log.slice(before)).join(),
      );
    }
    const hashed = bucket.log.filter((line) => hashedFile.test(line));
    expect(new Set(hashed).size, 'each is uploaded once').toBe(hashed.length);
    expect(hashed.filter((line) => line.startsWith('delete'))).toEqual([]);
  },
);

test('upload.sh sets the type and headers of every file, even if the clock of the build is ahead', async () => {
  await bucket.run(await build(older, 0));
  expect(await bucket.run(await build(newer, -hour))).toEqual(isComplete);
  expectBuild(newer);
});

test('an aborted upload leaves consistent files, and is completed by the next one', async () => {
  const [first, second] = [await build(older, 2 * hour), await build(newer, hour)];
  await bucket.run(first);
  for (const uploads of [0, 1]) {
    const { status, stderr } = await bucket.run(second, { uploads });
    expect(status).not.toBe(0);
    expect(stderr).toContain('upload failed');
    for (const key of [...bucket.objects.keys()].filter((key) => key.endsWith('.html')))
      for (const [, script = ''] of bucket.objects.get(key)?.body.matchAll(/src=\/([^>]+)/g) ?? [])
        expect([...bucket.objects.keys()], key).toContain(script);
    expect(bucket.log.filter((line) => line.startsWith('delete'))).toEqual([]);
  }
  expect(await bucket.run(second)).toEqual(isComplete);
  expectBuild(newer);
});

test.each(['', '/preview'])('upload.sh removes nothing outside the base, below "%s"', async (prefix) => {
  const at = (key: string) => `${prefix}/${key}`.slice(1);
  const others = ['index.html', at('index.html'), at('blog/index.html')];
  for (const key of others) bucket.put(key, 'Another site.');
  bucket.put(at('docs/old/index.html'), 'A page that is gone.');
  expect(await bucket.run(await build(older, hour), { target: `s3://docs${prefix}/` })).toEqual(isComplete);
  for (const key of others) expect(bucket.objects.get(key)?.body).toBe('Another site.');
  expect([...bucket.objects.keys()]).toContain(at('docs/limits/index.html'));
  expect([...bucket.objects.keys()]).not.toContain(at('docs/old/index.html'));
});

test.each(['', 'docs', 's3://'])(
  'upload.sh rejects the target "%s", and prints its usage',
  async (target) => {
    const script = await build(older, hour);
    expect(await bucket.run(script, { target })).toEqual({
      status: 2,
      stderr: 'Usage: sh upload.sh s3://BUCKET\n',
    });
  },
);

test.each(['index.html', '404.html'])('upload.sh changes no bucket if %s is missing', async (file) => {
  bucket.put('docs/limits/index.html', 'What is there.');
  const script = await build(newer, hour);
  const missing = join(script, '../site/docs', file);
  expect(existsSync(missing)).toBe(true);
  rmSync(missing);
  expect(await bucket.run(script)).toEqual({
    status: 1,
    stderr: `site/docs/${file} is missing. Build again.\n`,
  });
  expect(bucket.log).toEqual([]);
});
