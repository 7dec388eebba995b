import fs from 'node:fs';
import { isAbsolute, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../../src/node/folders.ts';
import { patch } from './patch.ts';
import type { Work } from './work.ts';

// At its first call, fs.rm keeps the functions it finds in fs: those of Node.js, not those patched for one of the runs.
await fs.promises.rm(fileURLToPath(new URL('./none', import.meta.url)), { force: true });

/** What each function of `fs` does with the paths it takes. */
type Role = 'read' | 'write' | 'open';
const paths: Record<string, readonly Role[]> = {
  ...inRole('read', [
    'access',
    'exists',
    'lstat',
    'opendir',
    'readFile',
    'readdir',
    'readlink',
    'realpath',
    'stat',
  ]),
  ...inRole('write', [
    'appendFile',
    'chmod',
    'chown',
    'lutimes',
    'mkdir',
    'mkdtemp',
    'rm',
    'rmdir',
    'truncate',
  ]),
  ...inRole('write', ['unlink', 'utimes', 'writeFile']),
  open: ['open'],
  copyFile: ['read', 'write'],
  cp: ['read', 'write'],
  link: ['read', 'write'],
  rename: ['write', 'write'],
  symlink: ['read', 'write'],
  // These take descriptors: only their duration matters.
  ...Object.fromEntries(['fsync', 'read', 'readv', 'write', 'writev'].map((name) => [name, []])),
};

function inRole(role: Role, names: readonly string[]): Record<string, readonly Role[]> {
  return Object.fromEntries(names.map((name) => [name, [role]]));
}

/** Functions that give a path. */
const givePath = new Set(['mkdir', 'mkdtemp', 'readlink', 'realpath']);

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
  const refusal = (name: string, roles: readonly Role[], args: readonly unknown[]): Error | undefined => {
    const path = args.find((arg, index) => {
      const role = roles[index] === 'open' && canWrite(args[1]) ? 'write' : roles[index];
      const real = toReal(arg);
      return role === 'write' && typeof real === 'string' && !inside(tmp, real);
    });
    if (path === undefined) return undefined;
    const message = `EROFS: read-only file system, ${name} '${path}'`;
    return Object.assign(new Error(message), { code: 'EROFS', errno: -30, syscall: name, path });
  };

  const undo: (() => void)[] = [];
  for (const [name, roles] of Object.entries(paths)) {
    const real = (args: readonly unknown[]) => args.map((arg, index) => (roles[index] ? toReal(arg) : arg));
    const result = (value: unknown) => (givePath.has(name) ? toSample(value) : value);
    undo.push(
      patch(fs, `${name}Sync`, (call) => (args) => {
        const refused = refusal(name, roles, args);
        if (refused) throw refused;
        try {
          return result(call(real(args)));
        } catch (error) {
          throw cleaned(error);
        }
      }),
      patch(fs, name, (call) => (args) => {
        const callback = args.at(-1);
        if (typeof callback !== 'function') return call(args);
        const refused = refusal(name, roles, args);
        if (refused) return process.nextTick(() => callback(refused));
        const done = work.begin(`fs.${name}`);
        const wrapped = (error: unknown, ...results: unknown[]) => {
          done();
          callback(cleaned(error), ...results.map(result));
        };
        return call([...real(args.slice(0, -1)), wrapped]);
      }),
      patch(fs.promises, name, (call) => async (args) => {
        const refused = refusal(name, roles, args);
        if (refused) throw refused;
        const done = work.begin(`fs.promises.${name}`);
        try {
          return result(await call(real(args)));
        } catch (error) {
          throw cleaned(error);
        } finally {
          done();
        }
      }),
    );
  }
  return () => {
    for (const restore of undo) restore();
  };
}

/** Whether flags of `open` let a file be written. */
function canWrite(flags: unknown): boolean {
  if (typeof flags === 'number') return (flags & (fs.constants.O_WRONLY | fs.constants.O_RDWR)) !== 0;
  return typeof flags === 'string' && /[wa+]/.test(flags);
}
