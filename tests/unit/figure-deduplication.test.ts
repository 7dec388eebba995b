import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../../data/limits.ts';
import { notNumeric, whatRemains, whyDropped } from '../../src/figures/Deduplication/describe.ts';
import { feed, type Id, readIds, strategies } from '../../src/figures/Deduplication/feed.ts';

const runs = fc.array(fc.array(fc.integer({ min: 0, max: 150 }), { maxLength: 120 }), { maxLength: 5 });
const strategy = fc.constantFrom(...strategies);
const emittedBy = (fed: ReturnType<typeof feed>): Id[][] =>
  fed.map(({ events }) => events.filter(({ isEmitted }) => isEmitted).map(({ id }) => id));

describe('each run', () => {
  test('has all of its events, each emitted or dropped, and continues from the state of the previous run', () => {
    fc.assert(
      fc.property(strategy, runs, (name, ids) => {
        const fed = feed(name, ids);
        expect(fed.map(({ events }) => events.map(({ id }) => id))).toEqual(ids);
        for (const [index, { before }] of fed.entries())
          expect(before).toEqual(index === 0 ? [] : fed[index - 1]?.after);
      }),
    );
  });

  test('explains what it drops, and is silent if it drops nothing', () => {
    fc.assert(
      fc.property(strategy, runs, (name, ids) => {
        for (const run of feed(name, ids)) {
          const isComplete = run.events.every(({ isEmitted }) => isEmitted);
          expect(whyDropped(name, run) === '').toBe(isComplete);
          expect(whyDropped(name, run)).not.toContain('undefined');
        }
      }),
    );
  });
});

test(`unique emits no id twice among the last ${limits.dedupeIds}`, () => {
  fc.assert(
    fc.property(runs, (ids) => {
      const fed = feed('unique', ids);
      const emitted = emittedBy(fed).flat();
      for (const [index, id] of emitted.entries())
        expect(emitted.slice(Math.max(0, index - limits.dedupeIds), index)).not.toContain(id);
      expect(fed.at(-1)?.after ?? []).toEqual(emitted.slice(-limits.dedupeIds).map(String));
    }),
  );
});

test('greatest emits ids that are larger than all previous ones, and remembers the largest', () => {
  fc.assert(
    fc.property(runs, (ids) => {
      let largest = Number.NEGATIVE_INFINITY;
      for (const [index, run] of feed('greatest', ids).entries()) {
        const expected = ids[index]?.filter((id) => id > largest);
        expect(run.events.filter(({ isEmitted }) => isEmitted).map(({ id }) => id)).toEqual(expected);
        largest = Math.max(largest, ...(ids[index] ?? []));
        expect(run.after).toEqual(Number.isFinite(largest) ? [largest] : []);
      }
    }),
  );
});

test('last emits what follows the last emitted event', () => {
  fc.assert(
    fc.property(runs, (ids) => {
      const fed = feed('last', ids);
      for (const [index, emitted] of emittedBy(fed).entries()) {
        const run = ids[index] ?? [];
        expect(run.slice(run.length - emitted.length)).toEqual(emitted);
        expect(emitted.map(String)).not.toContain(fed[index]?.before[0]);
      }
    }),
  );
});

test('the runs of the page are explained like on the page', () => {
  const ids = [readIds('1 2 3'), readIds('2, 3, 0, 1, 4')];
  expect(strategies.map((name) => emittedBy(feed(name, ids))[1])).toEqual([[0, 4], [4], [0, 1, 4]]);
  expect(strategies.map((name) => whatRemains(name, feed(name, ids).at(-1)?.after ?? []))).toEqual([
    `1, 2, 3, 0, and 4 (5 of ${limits.dedupeIds} ids)`,
    '4',
    '4',
  ]);
  expect(
    strategies
      .map((name) => feed(name, ids)[1])
      .map((run, index) => run && whyDropped(strategies[index] ?? 'last', run)),
  ).toEqual([
    '2, 3, and 1 are dropped, because their ids are remembered.',
    '2, 3, 0, and 1 are dropped, because ids have to be greater than 3.',
    '2 and 3 are dropped, because only ids after 3, the last one emitted, are new.',
  ]);
  expect(whatRemains('last', [])).toBe('Nothing yet');
});

test.each([
  ['1 2 3', [1, 2, 3]],
  [' a,b , 7 ', ['a', 'b', 7]],
  ['1-4 9', [1, 2, 3, 4, 9]],
  ['4-1', []],
  ['', []],
  ['-5 1.5 2021-12-01', [-5, 1.5, '2021-12-01']],
])('parses %j as ids', (text, ids) => {
  expect(readIds(text)).toEqual(ids);
});

test('a range is never longer than can be drawn, and invalid ids are found', () => {
  expect(readIds('1-999999')).toHaveLength(300);
  expect(notNumeric([[1], [2, 'b']])).toBe('b');
  expect(notNumeric([[1]])).toBeUndefined();
});
