import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../../data/limits.ts';
import { createDedupe } from '../../samples/harness/component/dedupe.ts';

const size = limits.dedupeIds;
const events = (...ids: (string | number)[]) => ids.map((id) => ({ id }));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('/components/api/#dedupe-strategies', () => {
  test('without a strategy, every event is emitted each time', () => {
    const dedupe = createDedupe(undefined);
    expect(dedupe.admit(events(1, 1))).toEqual(events(1, 1));
    expect(dedupe.admit(events(1))).toEqual(events(1));
  });

  test('unique emits new ids only, also within a run', () => {
    const dedupe = createDedupe('unique');
    expect(dedupe.admit(events('a', 'b', 'a'))).toEqual(events('a', 'b'));
    expect(dedupe.admit(events('b', 'c'))).toEqual(events('c'));
  });

  test(`unique remembers ${size} ids, and forgets the oldest first`, () => {
    const dedupe = createDedupe('unique');
    dedupe.admit(events(...range(1, size)));
    expect(dedupe.admit(events(1))).toEqual([]);
    expect(dedupe.admit(events(size + 1))).toEqual(events(size + 1));
    expect(dedupe.admit(events(2))).toEqual([]);
    expect(dedupe.admit(events(1))).toEqual(events(1));
  });

  test('unique never repeats an id if there are at most as many as it remembers', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: 1, max: size }))), (batches) => {
        const dedupe = createDedupe('unique');
        const emitted = batches.flatMap((batch) => dedupe.admit(events(...batch))).map(({ id }) => id);
        expect(emitted).toEqual([...new Set(batches.flat())]);
      }),
    );
  });

  test('greatest emits ids above the previous maximum, including all of a list with the newest first', () => {
    const dedupe = createDedupe('greatest');
    expect(dedupe.admit(events(3, 2, 1))).toEqual(events(3, 2, 1));
    expect(dedupe.admit(events(5, 4, 3))).toEqual(events(5, 4));
    expect(dedupe.admit(events(5, 1))).toEqual([]);
  });

  test('greatest emits only ids above those of earlier runs', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer())), (batches) => {
        const dedupe = createDedupe('greatest');
        let before = Number.NEGATIVE_INFINITY;
        for (const batch of batches) {
          expect(dedupe.admit(events(...batch))).toEqual(events(...batch.filter((id) => id > before)));
          before = Math.max(before, ...batch);
        }
      }),
    );
  });

  test('last emits everything after the last emitted id, or everything if that id is gone', () => {
    const dedupe = createDedupe('last');
    expect(dedupe.admit(events('a', 'b'))).toEqual(events('a', 'b'));
    expect(dedupe.admit(events('a', 'b', 'c'))).toEqual(events('c'));
    expect(dedupe.admit(events('a', 'c'))).toEqual([]);
    expect(dedupe.admit(events('c', 'a'))).toEqual(events('a'));
    expect(dedupe.admit(events('x', 'y'))).toEqual(events('x', 'y'));
    expect(dedupe.admit(events('y', 'x', 'y', 'z'))).toEqual(events('z'));
  });
});
