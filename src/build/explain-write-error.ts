import { resolve } from 'node:path';
import { SetupError } from '../shared/setup-error.ts';

/** Reasons by error code: https://nodejs.org/api/errors.html#common-system-errors. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you have no permission to write there',
  EPERM: 'you have no permission to write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your disk quota is used up',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a part of the path is a file',
  ENAMETOOLONG: 'the path is too long',
  ENOENT: 'a part of the path does not exist',
};

/**
 * Explains an error of the file system to whoever runs a build.
 *
 * @param error what the build has thrown
 * @param outDir the folder of the build
 * @param places the folders that the build writes
 * @returns a SetupError if it concerns one of these folders or a parent of one, else the same error
 */
export function explainWriteError(error: unknown, outDir: string, places: readonly string[]): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return error;
  const reason = reasons[String(error.code)];
  const path = resolve(String(error.path));
  const concerns = places.some((place) => `${path}/`.startsWith(`${place}/`) || place.startsWith(`${path}/`));
  if (!reason || !concerns) return error;
  const message = `${resolve(outDir)} cannot be written: ${reason} (${error.code} for ${path}). Choose another folder with --out.`;
  return new SetupError(message, { cause: error });
}
