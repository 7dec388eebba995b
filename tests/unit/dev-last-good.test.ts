import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepLastGood } from '../../src/dev/server/last-good.ts';
import { root } from '../../src/node/folders.ts';

/** The bundler's error for a file with a syntax error. */
const fault = Object.assign(new Error('Unclosed block'), {
  id: join(root, 'src/styles/index.css'),
  loc: { line: 1, column: 0 },
});

/** Returns a text, or throws, for each attempt in turn. */
function loading(...attempts: (string | Error)[]) {
  let count = 0;
  return keepLastGood(async () => {
    const attempt = attempts[count++] ?? 'no attempt is left';
    if (attempt instanceof Error) throw attempt;
    return attempt;
  });
}

test('a loaded value is cached until it is dropped', async () => {
  const kept = loading('one', 'two');
  expect([await kept.get(), await kept.get()]).toEqual(['one', 'one']);
  kept.forget();
  expect(await kept.get()).toBe('two');
  expect([kept.errors, kept.isBroken]).toEqual([[], false]);
});

test('after an error in a file, the last value is kept until a new one can be loaded', async () => {
  const kept = loading('one', fault, 'three');
  await kept.get();
  kept.forget();
  expect(await kept.get()).toBe('one');
  expect(kept.errors).toEqual([
    { file: 'src/styles/index.css', line: 1, message: 'Unclosed block.', hint: expect.any(String) },
  ]);
  expect(kept.isBroken).toBe(true);
  kept.forget();
  expect(await kept.get()).toBe('three');
  expect([kept.errors, kept.isBroken]).toEqual([[], false]);
});

test('a load that ends after the value was dropped changes nothing', async () => {
  const failing = { now: () => {} };
  const attempts = [
    () => new Promise<string>((_, reject) => (failing.now = () => reject(fault))),
    async () => 'new',
  ];
  const kept = keepLastGood(() => attempts.shift()?.() ?? Promise.reject(new Error('no attempt is left')));
  const before = kept.get();
  kept.forget();
  expect(await kept.get()).toBe('new');
  failing.now();
  expect(await before).toBe('new');
  expect([kept.errors, kept.isBroken]).toEqual([[], false]);
});

test("an error on the first load, and an error that isn't in a file, are thrown", async () => {
  const broken = loading(fault);
  await expect(broken.get()).rejects.toBe(fault);
  expect(broken.errors).toHaveLength(1);
  const bug = new Error('A bug.');
  const kept = loading('one', bug);
  await kept.get();
  kept.forget();
  await expect(kept.get()).rejects.toBe(bug);
  expect([kept.errors, kept.isBroken]).toEqual([[], true]);
});
