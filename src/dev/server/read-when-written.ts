import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two reads of a file that may still be written. */
const interval = 10;
/** Reads after which a file counts as written: if it has no line break at its end, and if it is empty or deleted. */
const [looksAtCut, looksAtNothing] = [4, 20];

/**
 * Reads a file when it has been written completely. A file that ends with a line break counts as complete at once; any other is
 * read again until it stays the same.
 *
 * @param read returns a file's text, or `undefined` if it is deleted
 */
export async function readWhenWritten(
  path: string,
  read: (path: string) => Promise<string | undefined> = readText,
): Promise<string | undefined> {
  let text = await read(path);
  for (let same = 0; !text?.endsWith('\n') && same < (text ? looksAtCut : looksAtNothing); same++) {
    await wait(interval);
    const now = await read(path);
    if (now !== text) same = -1;
    text = now;
  }
  return text;
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
