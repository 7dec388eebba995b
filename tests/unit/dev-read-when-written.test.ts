import { describe, expect, test } from 'vitest';
import { readWhenWritten } from '../../src/dev/server/read-when-written.ts';

/** Reads a file that has each of these texts in turn, and keeps the last. */
function reader(...texts: (string | undefined)[]) {
  let looks = 0;
  const read = async () => texts[Math.min(looks++, texts.length - 1)];
  return { read: () => readWhenWritten('/nowhere', read), looks: () => looks };
}

describe('a saved file', () => {
  test('is read immediately if it looks complete', async () => {
    const { read, looks } = reader('whole\n');
    expect([await read(), looks()]).toEqual(['whole\n', 1]);
  });

  test.each([
    ['is emptied first', ['', '', 'whole\n']],
    ['is written in pieces', ['who', 'who', 'whole', 'whole\nfile\n']],
    ['is removed and created again', [undefined, undefined, 'whole\n']],
  ])('is awaited if it %s', async (_, texts) => {
    expect(await reader(...texts).read()).toBe(texts.at(-1));
  });

  test.each([['no line break at its end'], [''], [undefined]])(
    "is read as it is if it doesn't change: %j",
    async (text) => {
      expect(await reader(text).read()).toBe(text);
    },
  );
});

test('a file on disk is read, or reported as missing', async () => {
  expect(await readWhenWritten(import.meta.filename)).toContain('a file of the disk');
  expect(await readWhenWritten('/nowhere/at-all.mdx')).toBeUndefined();
});
