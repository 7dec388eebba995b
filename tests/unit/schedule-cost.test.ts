import { expect, test } from 'vitest';
import { scheduleCost } from '../../data/schedule-cost.ts';

test.each([
  [1, 1, { runs: 1440, invocations: 1440, percent: 432 }],
  [5, 1, { runs: 288, invocations: 288, percent: 86 }],
  [60, 4, { runs: 24, invocations: 96, percent: 29 }],
  [1440, 1, { runs: 1, invocations: 1, percent: 0 }],
  [7, 1, { runs: 205, invocations: 205, percent: 62 }],
])(
  'a schedule every %i minutes with %i times the memory costs what the limits page says',
  (minutes, memory, cost) => {
    expect(scheduleCost(minutes, memory, 333)).toEqual(cost);
  },
);
