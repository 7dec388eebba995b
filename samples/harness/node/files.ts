import fs from 'node:fs';
import { isAbsolute, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../../src/node/folders.ts';
import { guardFiles } from '../guard-files.ts';
import type { Work } from './work.ts';

// The first call of fs.rm caches functions of fs, which must be the originals, not those that are patched for a run.
await fs.promises.rm(fileURLToPath(new URL('./none', import.meta.url)), { force: true });

/**
 * Maps `/tmp` to a directory of the run. Everything else is read-only, so that a path such as `tmp/file`, without the leading
 * slash, fails instead of leaving a file behind (/workflows/steps/code/nodejs/working-with-files/#the-tmp-directory).
 *
 * @returns a function that restores `fs`
 */
export function patchFiles(options: { tmp: string; attachments: string; work: Work }): () => void {
  const { tmp, attachments, work } = options;
  for (const directory of [tmp, attachments]) fs.mkdirSync(directory, { recursive: true });
  const inside = (directory: string, path: string) => {
    const rest = relative(directory, path);
    return !rest.startsWith('..') && !isAbsolute(rest);
  };
  const toReal = (path: unknown): unknown => {
    if (Buffer.isBuffer(path)) return toReal(path.toString());
    if (path instanceof URL) return toReal(fileURLToPath(path));
    if (typeof path !== 'string') return path;
    const clean = posix.normalize(path);
    if (
      (clean !== '/tmp' && !clean.startsWith('/tmp/')) ||
      [tmp, attachments, root].some((own) => inside(own, path))
    )
      return path;
    const rest = clean.slice('/tmp'.length);
    // A trailing slash is kept, because mkdtemp appends random characters to the path.
    return rest === '' ? tmp : join(tmp, rest);
  };
  const toSample = <T>(value: T): T | string =>
    typeof value === 'string' ? value.replaceAll(tmp, '/tmp') : value;
  const toSampleError = (error: unknown): unknown => {
    if (!(error instanceof Error)) return error;
    error.message = error.message.replaceAll(tmp, '/tmp');
    for (const key of ['path', 'dest'])
      if (key in error) Object.assign(error, { [key]: toSample(Reflect.get(error, key)) });
    return error;
  };
  return guardFiles(fs, {
    toReal,
    toSample,
    toSampleError,
    isWritable: (path) => inside(tmp, path),
    begin: work.begin,
  });
}
