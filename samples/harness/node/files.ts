import fs from 'node:fs';
import { isAbsolute, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../../src/node/folders.ts';
import { guardFiles } from '../guard-files.ts';
import type { Work } from './work.ts';

// At its first call, fs.rm keeps the functions it finds in fs: those of Node.js, not those patched for one of the runs.
await fs.promises.rm(fileURLToPath(new URL('./none', import.meta.url)), { force: true });

/**
 * Makes `/tmp` a directory of the run's own. Nothing else can be written to: a path such as `tmp/file`, with its slash
 * forgotten, fails instead of leaving a file behind (/workflows/steps/code/nodejs/working-with-files/#the-tmp-directory).
 *
 * @returns what restores `fs`
 */
export function patchFiles(options: { tmp: string; given: string; work: Work }): () => void {
  const { tmp, given, work } = options;
  for (const directory of [tmp, given]) fs.mkdirSync(directory, { recursive: true });
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
      [tmp, given, root].some((own) => inside(own, path))
    )
      return path;
    const rest = clean.slice('/tmp'.length);
    // The end counts: mkdtemp adds its letters to it.
    return rest === '' ? tmp : join(tmp, rest);
  };
  const toSample = <T>(value: T): T | string =>
    typeof value === 'string' ? value.replaceAll(tmp, '/tmp') : value;
  const cleaned = (error: unknown): unknown => {
    if (!(error instanceof Error)) return error;
    error.message = error.message.replaceAll(tmp, '/tmp');
    for (const key of ['path', 'dest'])
      if (key in error) Object.assign(error, { [key]: toSample(Reflect.get(error, key)) });
    return error;
  };
  return guardFiles(fs, {
    toReal,
    toSample,
    cleaned,
    isWritable: (path) => inside(tmp, path),
    begin: work.begin,
  });
}
