import { Cron } from 'croner';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeCost, describeCron, describeInterval } from '../../src/figures/SchedulePlanner/describe.ts';
import { readCron } from '../../src/figures/SchedulePlanner/read-cron.ts';
import {
  isInChange,
  nextRuns,
  type Run,
  runsAroundChange,
  runsPerDay,
} from '../../src/figures/SchedulePlanner/runs.ts';
import { examples, initialChoices, planOf } from '../../src/figures/SchedulePlanner/settings.ts';
import {
  clockIn,
  nextChange,
  offsetIn,
  printOffset,
  timeZones,
} from '../../src/figures/SchedulePlanner/time-zone.ts';

/** A field of an expression, and the values that it allows. */
interface Field {
  text: string;
  values: number[];
}

const field = (from: number, to: number): fc.Arbitrary<Field> => {
  const all = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const value = fc.integer({ min: from, max: to });
  return fc.oneof(
    fc.constant({ text: '*', values: all }),
    value.map((one) => ({ text: `${one}`, values: [one] })),
    fc.integer({ min: 1, max: to }).map((step) => ({
      text: `*/${step}`,
      values: all.filter((each) => (each - from) % step === 0),
    })),
    fc.tuple(value, value).map(([one, other]) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      return { text: `${low}-${high}`, values: all.filter((each) => each >= low && each <= high) };
    }),
    fc
      .uniqueArray(value, { minLength: 1, maxLength: 4 })
      .map((values) => ({ text: values.join(','), values })),
  );
};
const expression = fc.record({ minute: field(0, 59), hour: field(0, 23), weekday: field(0, 6) });
const written = ({ minute, hour, weekday }: Record<'minute' | 'hour' | 'weekday', Field>): string =>
  `${minute.text} ${hour.text} * * ${weekday.text}`;
const time = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2026, 0, 1) });
const zone = fc.constantFrom(...timeZones);

const expectAscending = (runs: readonly Run[]) => {
  for (const [index, run] of runs.entries())
    if (index > 0) expect(run.time).toBeGreaterThan(runs[index - 1]?.time ?? 0);
};

describe('the next runs', () => {
  test('are in order, and match the expression in the time zone', () => {
    fc.assert(
      fc.property(expression, time, zone, (fields, after, name) => {
        const runs = nextRuns(written(fields), name, after);
        expect(runs.length).toBe(6);
        expectAscending([{ time: after, clock: 0, offset: 0, moved: 0 }, ...runs]);
        for (const run of runs) {
          const clock = new Date(run.clock);
          expect(run.clock - run.time).toBe(run.offset * 60_000);
          // A skipped hour is made up for, which the figure warns of.
          if (isInChange(run, name)) continue;
          expect(fields.minute.values).toContain(clock.getUTCMinutes());
          expect(fields.hour.values).toContain(clock.getUTCHours());
          expect(fields.weekday.values).toContain(clock.getUTCDay());
        }
      }),
    );
  });

  test('are complete', () => {
    fc.assert(
      fc.property(expression, time, (fields, after) => {
        const [first] = nextRuns(written(fields), 'UTC', after);
        const step = 60_000;
        const isMatch = (clock: Date) =>
          fields.minute.values.includes(clock.getUTCMinutes()) &&
          fields.hour.values.includes(clock.getUTCHours()) &&
          fields.weekday.values.includes(clock.getUTCDay());
        let minute = Math.floor(after / step) * step + step;
        while (!isMatch(new Date(minute))) minute += step;
        expect(first?.time).toBe(minute);
      }),
    );
  });

  test('around a clock change are in order, some before it and some after', () => {
    fc.assert(
      fc.property(expression, time, zone, (fields, after, name) => {
        const runs = runsAroundChange(written(fields), name, after);
        const change = nextChange(name, after);
        expectAscending(runs);
        if (change === undefined) return;
        expect(runs.filter((run) => run.time < change)).toHaveLength(3);
        expect(runs.filter((run) => run.time >= change)).toHaveLength(3);
      }),
    );
  });

  test('move in UTC when the clocks go back', () => {
    const runs = runsAroundChange('0 9 * * 1-5', 'America/Los_Angeles', Date.UTC(2021, 10, 1));
    expect(runs.map((run) => new Date(run.time).toISOString().slice(5, 16))).toEqual([
      '11-03T16:00',
      '11-04T16:00',
      '11-05T16:00',
      '11-08T17:00',
      '11-09T17:00',
      '11-10T17:00',
    ]);
    expect(runs.map(({ moved }) => moved)).toEqual([0, 0, 0, -60, 0, 0]);
  });
});

describe('a time zone', () => {
  test('changes its clocks at the minute that is found, and not before', () => {
    fc.assert(
      fc.property(zone, time, (name, after) => {
        const change = nextChange(name, after);
        if (change === undefined) return;
        expect(change).toBeGreaterThan(after);
        expect(offsetIn(name, change)).not.toBe(offsetIn(name, change - 60_000));
      }),
    );
  });

  test.each([
    ['Europe/Berlin', Date.UTC(2021, 0, 1), '2021-03-28T01:00'],
    ['America/Los_Angeles', Date.UTC(2021, 9, 1), '2021-11-07T09:00'],
    ['Asia/Tokyo', Date.UTC(2021, 9, 1), undefined],
  ])('%s changes its clocks at the known time', (name, after, expected) => {
    const change = nextChange(name, after);
    expect(change === undefined ? change : new Date(change).toISOString().slice(0, 16)).toBe(expected);
  });

  test('has its own clock changes', () => {
    expect(clockIn('Asia/Kolkata', 0)).toBe(5.5 * 3_600_000);
    expect([0, -420, 330, 60].map(printOffset)).toEqual(['UTC', 'UTC−7', 'UTC+5:30', 'UTC+1']);
  });
});

test('a day has as many runs as the fields allow', () => {
  fc.assert(
    fc.property(expression, time, (fields, after) => {
      expect(runsPerDay(written(fields), after)).toBe(
        fields.minute.values.length * fields.hour.values.length,
      );
    }),
  );
});

describe('errors', () => {
  test('are never found in what the library accepts, except for Sunday as 7', () => {
    fc.assert(
      fc.property(expression, (fields) => {
        expect(readCron(written(fields)).fields.map(({ error }) => error)).toEqual(Array(5).fill(undefined));
        expect(() => new Cron(written(fields), { mode: '5-part' })).not.toThrow();
      }),
    );
  });

  test.each([
    ['60 * * * *', 'The minute must be 0 to 59, not 60.'],
    ['* 9-24 * * *', 'The hour must be 0 to 23, not 24.'],
    ['* * 0 * *', 'The day must be 1 to 31, not 0.'],
    ['* * * * 7', 'Enter 0 for Sunday.'],
    ['* * * * 5-1', 'Enter the smaller number first: 1-5.'],
    ['*/0 * * * *', 'A step is at least 1.'],
    ['*/ * * * *', 'Write a step like */15.'],
    ['1,,2 * * * *', 'A comma needs a value on both sides.'],
    ['1- * * * *', 'Write a range like 1-5.'],
    ['0 9 *', 'An expression has five fields. Add the month, weekday.'],
    ['', 'An expression has five fields. Add the minute, hour, day, month, weekday.'],
    ['0 0 9 * * 1', "An expression has five fields, and this one has 6. It can't name seconds or a year."],
    ['@daily', 'Enter five fields instead of @daily.'],
    ['0 0 31 2 *', 'No date matches this expression.'],
    ['x * * * *', 'A field can only contain numbers and * , - /.'],
  ])('in %s are explained', (text, error) => {
    expect(describeCron(text)).toEqual({ error });
  });
});

test('schedules are described in words', () => {
  expect(examples.map(describeCron)).toEqual(
    [
      'Every 15 minutes',
      'Every hour',
      'At 00:00',
      'At 09:00, Monday through Friday',
      'At 08:30, on day 1 of the month',
    ].map((words) => ({ words })),
  );
  expect([1, 15, 60, 360, 1440, 10_080].map(describeInterval)).toEqual([
    'Every minute',
    'Every 15 minutes',
    'Every hour',
    'Every 6 hours',
    'Every day',
    'Every 7 days',
  ]);
  expect([1, 96, 1440].map(describeCost)).toEqual([
    '1 invocation a day, less than 1% of the free 333.',
    '96 invocations a day, 29% of the free 333.',
    '1,440 invocations a day are more than the free 333.',
  ]);
});

test('an interval costs its runs of a day', () => {
  const plan = planOf({ ...initialChoices, kind: 'every', minutes: 15 });
  expect(plan).toMatchObject({ daily: 96, reading: { words: 'Every 15 minutes' } });
  expectAscending(plan.runs);
});
