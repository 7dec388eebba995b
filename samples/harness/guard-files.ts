import { patch } from './patch.ts';

/** What each function of `fs` does with the paths it takes. */
export type Role = 'read' | 'write' | 'open';
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

/** A file system, as Node.js has it. */
export interface FileSystem {
  promises: object;
  constants: { O_WRONLY: number; O_RDWR: number };
}

/** Maps a run's paths to those of a file system, and reports pending operations. */
export interface FileGuard {
  /** Returns the file system's path for a path of the run. Values that aren't paths are returned unchanged. */
  toReal(path: unknown): unknown;
  /** What the run calls a path. */
  toSample<T>(value: T): T | string;
  /** Whether a real path may be written to. */
  isWritable(path: string): boolean;
  /** Makes an error name paths as the run does. */
  cleaned(error: unknown): unknown;
  /** Notes an operation; what it gives is called at its end. */
  begin(name: string): () => void;
}

/**
 * Guards a file system: a run writes to nothing but what is writable, and operations that it leaves unfinished are known.
 *
 * @returns what restores it
 */
export function guardFiles(fs: FileSystem & object, guard: FileGuard): () => void {
  const { toReal, toSample, cleaned, begin } = guard;
  const undo: (() => void)[] = [];
  for (const [name, roles] of Object.entries(paths)) {
    const real = (args: readonly unknown[]) => args.map((arg, index) => (roles[index] ? toReal(arg) : arg));
    const result = (value: unknown) => (givePath.has(name) ? toSample(value) : value);
    undo.push(
      patch(fs, `${name}Sync`, (call) => (args) => {
        const refused = refusalOf(fs, guard, name, roles, args);
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
        const refused = refusalOf(fs, guard, name, roles, args);
        if (refused) return queueMicrotask(() => callback(refused));
        const done = begin(`fs.${name}`);
        const wrapped = (error: unknown, ...results: unknown[]) => {
          done();
          callback(cleaned(error), ...results.map(result));
        };
        return call([...real(args.slice(0, -1)), wrapped]);
      }),
      patch(fs.promises, name, (call) => async (args) => {
        const refused = refusalOf(fs, guard, name, roles, args);
        if (refused) throw refused;
        const done = begin(`fs.promises.${name}`);
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

/** The error of an operation that would write where nothing can be written. */
export function refusalOf(
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

/** Whether flags of `open` let a file be written. */
function canWrite({ constants }: FileSystem, flags: unknown): boolean {
  if (typeof flags === 'number') return (flags & (constants.O_WRONLY | constants.O_RDWR)) !== 0;
  return typeof flags === 'string' && /[wa+]/.test(flags);
}
