import { linkSync } from 'node:fs';

/**
 * Creates a hard link, so that two folders share one copy of a file.
 *
 * @returns false where the file system has no links
 */
export function linkFile(present: string, target: string): boolean {
  try {
    linkSync(present, target);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS' || code === 'EMLINK' || code === 'EXDEV')
      return false;
    throw error;
  }
}
