import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two looks at a file that somebody may be in the middle of writing. */
const interval = 10;
/** Looks after which a file counts as it is: one that was cut off, and one that is empty or gone. */
const [looksAtCut, looksAtNothing] = [4, 20];

/**
 * Reads a file when nobody writes it any more. One that ends with a line break is taken to be whole, so that an edit does
 * not have to wait; any other is looked at again until it stays the same.
 *
 * @param read gives a file's text, or `undefined` when it is gone
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
