import { closeSync, openSync, writeFileSync } from 'node:fs';

/**
 * Writes a file part by part, without ever having its whole text in memory.
 *
 * @throws when the file exists
 */
export function writeParts(file: string, parts: Iterable<string>): void {
  const handle = openSync(file, 'wx');
  try {
    for (const part of parts) writeFileSync(handle, part);
  } finally {
    closeSync(handle);
  }
}
