import { patch } from './patch.ts';

/** How a function of `fs` uses a path that it receives. */
export type Role = 'read' | 'write' | 'open';
/** The roles of the path arguments of each function. */
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
  // These take file descriptors. They are only tracked until they finish.
  ...Object.fromEntries(['fsync', 'read', 'readv', 'write', 'writev'].map((name) => [name, []])),
};

function inRole(role: Role, names: readonly string[]): Record<string, readonly Role[]> {
  return Object.fromEntries(names.map((name) => [name, [role]]));
}

/** Functions that return a path. */
const returnsPath = new Set(['mkdir', 'mkdtemp', 'readlink', 'realpath']);

/** A file system with the API of Node.js. */
export interface FileSystem {
  promises: object;
  constants: { O_WRONLY: number; O_RDWR: number };
}

/** Maps a run's paths to those of a file system, and reports pending operations. */
export interface FileGuard {
  /** Returns the file system's path for a path of the run. Values that aren't paths are returned unchanged. */
  toReal(path: unknown): unknown;
  /** Replaces real paths in a string with those of the run. Other values are returned unchanged. */
  toSample<T>(value: T): T | string;
  /** Whether a real path may be written to. */
  isWritable(path: string): boolean;
  /** Returns an error that contains the run's paths instead of real ones. */
  toSampleError(error: unknown): unknown;
  /** Records the start of an operation. Call the function that it returns at the end of the operation. */
  begin(name: string): () => void;
}

/**
 * Patches a file system, so that a run can only write to writable paths, and its pending operations are tracked.
 *
 * @returns a function that restores the file system
 */
export function guardFiles(fs: FileSystem & object, guard: FileGuard): () => void {
  const { toReal, toSample, toSampleError, begin } = guard;
  const undo: (() => void)[] = [];
  for (const [name, roles] of Object.entries(paths)) {
    const real = (args: readonly unknown[]) => args.map((arg, index) => (roles[index] ? toReal(arg) : arg));
    const result = (value: unknown) => (returnsPath.has(name) ? toSample(value) : value);
    undo.push(
      patch(fs, `${name}Sync`, (call) => (args) => {
        const refused = readOnlyError(fs, guard, name, roles, args);
        if (refused) throw refused;
        try {
          return result(call(real(args)));
        } catch (error) {
          throw toSampleError(error);
        }
      }),
      patch(fs, name, (call) => (args) => {
        const callback = args.at(-1);
        if (typeof callback !== 'function') return call(args);
        const refused = readOnlyError(fs, guard, name, roles, args);
        if (refused) return queueMicrotask(() => callback(refused));
        const done = begin(`fs.${name}`);
        const wrapped = (error: unknown, ...results: unknown[]) => {
          done();
          callback(toSampleError(error), ...results.map(result));
        };
        return call([...real(args.slice(0, -1)), wrapped]);
      }),
      patch(fs.promises, name, (call) => async (args) => {
        const refused = readOnlyError(fs, guard, name, roles, args);
        if (refused) throw refused;
        const done = begin(`fs.promises.${name}`);
        try {
          return result(await call(real(args)));
        } catch (error) {
          throw toSampleError(error);
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

/** Returns the error of an operation that would write to a read-only path; `undefined` for other operations. */
export function readOnlyError(
  fs: FileSystem,
  { toReal, isWritable }: Pick<FileGuard, 'toReal' | 'isWritable'>,
  name: string,
  roles: readonly Role[],
  args: readonly unknown[],
): Error | undefined {
  const path = args.find((arg, index) => {
    const role = roles[index] === 'open' && canWrite(fs, args[1]) ? 'write' : roles[index];
    const real = toReal(arg);
    return role === 'write' && typeof real === 'string' && !isWritable(real);
  });
  if (path === undefined) return undefined;
  const message = `EROFS: read-only file system, ${name} '${path}'`;
  return Object.assign(new Error(message), { code: 'EROFS', errno: -30, syscall: name, path });
}

/** Whether flags of `open` allow writing. */
function canWrite({ constants }: FileSystem, flags: unknown): boolean {
  if (typeof flags === 'number') return (flags & (constants.O_WRONLY | constants.O_RDWR)) !== 0;
  return typeof flags === 'string' && /[wa+]/.test(flags);
}
