import { describe, expect, test } from 'vitest';
import { readWhenWritten } from '../../src/dev/server/read-when-written.ts';

/** Reads a file that has these texts, one after another, and stays at the last. */
function reader(...texts: (string | undefined)[]) {
  let looks = 0;
  const read = async () => texts[Math.min(looks++, texts.length - 1)];
  return { read: () => readWhenWritten('/nowhere', read), looks: () => looks };
}

describe('a file that is saved', () => {
  test('is taken at once when it ends like one', async () => {
    const { read, looks } = reader('whole\n');
    expect([await read(), looks()]).toEqual(['whole\n', 1]);
  });

  test.each([
    ['is emptied first', ['', '', 'whole\n']],
    ['is written in pieces', ['who', 'who', 'whole', 'whole\nfile\n']],
    ['is removed and put back', [undefined, undefined, 'whole\n']],
  ])('is waited for when it %s', async (_, texts) => {
    expect(await reader(...texts).read()).toBe(texts.at(-1));
  });

  test.each([['no line break at its end'], [''], [undefined]])(
    'is taken as it is when it stays so: %j',
    async (text) => {
      expect(await reader(text).read()).toBe(text);
    },
  );
});

test('a file of the disk is read, or is gone', async () => {
  expect(await readWhenWritten(import.meta.filename)).toContain('a file of the disk');
  expect(await readWhenWritten('/nowhere/at-all.mdx')).toBeUndefined();
});
