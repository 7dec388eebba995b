import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrivalsOf } from '../../src/figures/EventQueue/arrivals.ts';
import { printTime, describe as sentences } from '../../src/figures/EventQueue/describe.ts';
import { drawDepth, drawRows, spanFor } from '../../src/figures/EventQueue/draw.ts';
import {
  countAt,
  depthsOf,
  outcomeOf,
  type QueueSettings,
  simulate,
} from '../../src/figures/EventQueue/simulate.ts';

const settings: fc.Arbitrary<QueueSettings> = fc.record({
  workers: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  rate: fc.option(fc.record({ limit: fc.nat(4), interval: fc.integer({ min: 1, max: 50 }) }), {
    nil: undefined,
  }),
  queueSize: fc.integer({ min: 1, max: 20 }),
  runTime: fc.integer({ min: 1, max: 40 }),
});
const arrivals = fc
  .array(fc.nat(100), { maxLength: 60 })
  .map((times) => times.toSorted((one, other) => one - other));

describe('at any time', () => {
  test('each event that has arrived is done, running, waiting or rejected, within the limits', () => {
    fc.assert(
      fc.property(arrivals, settings, fc.nat(300), (times, given, moment) => {
        const events = simulate(times, given);
        const { done, running, waiting, rejected } = countAt(events, given.runTime, moment);
        expect(done + running + waiting + rejected).toBe(times.filter((time) => time <= moment).length);
        if (given.workers !== undefined) expect(running).toBeLessThanOrEqual(given.workers);
        expect(waiting).toBeLessThanOrEqual(given.queueSize);
        if (given.workers === undefined && !given.rate) expect([waiting, rejected]).toEqual([0, 0]);
      }),
    );
  });

  test('the depth of the queue is the number of waiting events', () => {
    fc.assert(
      fc.property(arrivals, settings, fc.nat(300), (times, given, moment) => {
        const events = simulate(times, given);
        const depth = depthsOf(events).findLast(({ time }) => time <= moment)?.waiting ?? 0;
        expect(depth).toBe(countAt(events, given.runTime, moment).waiting);
      }),
    );
  });
});

/** Returns when runs start, in the order of arrival. Rejected ones are omitted. */
const startsOf = (times: readonly number[], given: QueueSettings): number[] =>
  simulate(times, given).flatMap(({ started }) => (Number.isFinite(started) ? [Number(started)] : []));

describe('runs', () => {
  test('start in the order of arrival, and never before their event', () => {
    fc.assert(
      fc.property(arrivals, settings, (times, given) => {
        const starts = startsOf(times, given);
        expect(starts).toEqual(starts.toSorted((one, other) => one - other));
        for (const { arrived, started } of simulate(times, given))
          if (started !== undefined) expect(started).toBeGreaterThanOrEqual(arrived);
      }),
    );
  });

  test('never exceed the limit of an interval', () => {
    fc.assert(
      fc.property(arrivals, settings, (times, given) => {
        if (!given.rate) return;
        const { limit, interval } = given.rate;
        const starts = startsOf(times, given);
        for (let first = 0; first < starts.length; ) {
          const end = (starts[first] ?? 0) + interval;
          const next = starts.findIndex((start) => start >= end);
          expect((next < 0 ? starts.length : next) - first).toBeLessThanOrEqual(limit);
          first = next < 0 ? starts.length : next;
        }
      }),
    );
  });

  test('start immediately if a worker is free and nothing else limits them', () => {
    fc.assert(
      fc.property(arrivals, settings, (times, { workers = 1, queueSize, runTime }) => {
        const given = { workers, rate: undefined, queueSize, runTime };
        for (const { arrived, started } of simulate(times, given)) {
          if (started === undefined || started === arrived) continue;
          // A moment before a delayed start, all workers were busy.
          expect(countAt(simulate(times, given), runTime, started - 1).running).toBe(workers);
        }
      }),
    );
  });

  test.each([
    [400, 1, undefined, [0, 400, 800, 1200, 1600]],
    [2000, 2, undefined, [0, 0, 2000, 2000, 4000]],
    [400, 1, { limit: 1, interval: 1000 }, [0, 1000, 2000, 3000, 4000]],
    [2000, 1, { limit: 1, interval: 1000 }, [0, 2000, 4000, 6000, 8000]],
    [400, 1, { limit: 3, interval: 60_000 }, [0, 400, 800, 60_000, 60_400]],
  ])(
    'of %i ms with %o workers and the rate %o start like on the platform',
    (runTime, workers, rate, starts) => {
      expect(startsOf([0, 0, 0, 0, 0], { runTime, workers, rate, queueSize: 100 })).toEqual(starts);
    },
  );
});

describe('the queue', () => {
  test('keeps 100 of 200 simultaneous events, and all with the suggested size', () => {
    const given: QueueSettings = { workers: 1, rate: undefined, queueSize: 100, runTime: 3000 };
    const times = arrivalsOf('burst', 200, []);
    const outcome = outcomeOf(simulate(times, given), given);
    expect(outcome).toMatchObject({ rejected: 100, firstRejected: 0, queueNeeded: 200, finished: 300_000 });
    expect(sentences(outcome, 200)).toContain('100 of 200 events are lost.');
  });

  test('loses nothing with the suggested size, but does with a smaller one', () => {
    fc.assert(
      fc.property(arrivals, settings, (times, given) => {
        const { rejected, queueNeeded } = outcomeOf(simulate(times, given), given);
        if (rejected === 0) return;
        const lostWith = (queueSize: number) => {
          const resized = { ...given, queueSize };
          return outcomeOf(simulate(times, resized), resized).rejected;
        };
        expect(lostWith(queueNeeded)).toBe(0);
        expect(lostWith(queueNeeded - 1)).toBeGreaterThan(0);
      }),
    );
  });
});

test('arrivals are in order, have the requested number, and are in the first minute', () => {
  const amounts = fc.array(fc.nat(25), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(
      fc.constantFrom('steady', 'burst', 'drawn'),
      fc.nat(300),
      amounts,
      (pattern, count, drawn) => {
        const times = arrivalsOf(pattern, count, drawn);
        const expected = pattern === 'drawn' ? drawn.reduce((sum, amount) => sum + amount) : count;
        expect(times).toHaveLength(expected);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        for (const time of times) expect(time >= 0 && time < 60_000).toBe(true);
      },
    ),
  );
});

test('the chart stays within the plot area', () => {
  fc.assert(
    fc.property(arrivals, settings, (times, given) => {
      const events = simulate(times, given);
      const { finished, mostWaiting } = outcomeOf(events, given);
      const span = spanFor(finished, 100);
      const rows = Object.values(drawRows(events, given.runTime, span)).join('');
      const depth = drawDepth(depthsOf(events), span, Math.max(1, mostWaiting));
      const across = [...`${rows}${depth}`.matchAll(/[MH](-?[\d.e+]+)/g)].map(([, x]) => Number(x));
      const down = [...depth.matchAll(/V(-?[\d.]+)/g)].map(([, y]) => Number(y));
      expect(across.every((x) => x >= 0 && x <= 1016)).toBe(true);
      expect(down.every((y) => y >= 0 && y <= 100)).toBe(true);
    }),
  );
});

test.each([
  [400, '0.4 s'],
  [57_000, '57 s'],
  [60_000, '1 min'],
  [297_000, '4 min 57 s'],
  [119_600, '2 min'],
  [3_599_800, '1 h'],
  [3_600_000, '1 h'],
  [7_500_000, '2 h 5 min'],
])('%i ms are formatted as %s', (time, printed) => {
  expect(printTime(time)).toBe(printed);
});
