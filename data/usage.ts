import { costOf, daysInMonth } from './cost.ts';
import { limits } from './limits.ts';
import { size, times } from './quantity.ts';
import { scheduleCost } from './schedule-cost.ts';

/**
 * Computes the cost of invocations.
 *
 * @returns the invocations of a month of 30 days, their price on Professional, and the rest of the daily free quota
 */
function use(daily: number) {
  const { invocations, additional, surcharge, price } = costOf(daily);
  return {
    daily,
    monthly: invocations,
    left: limits.dailyInvocations - daily,
    additional,
    surcharge,
    price,
  };
}

const warmTenHours = 10 * (60 / 5);

const schedule = (minutes: number) => use(scheduleCost(minutes, 1, limits.dailyInvocations).runs);

/** Computes the size of keys in `$checkpoint`, as a JSON array of strings, each with quotes and a comma. */
function remember(keys: number, charactersPerKey: number) {
  const bytesPerKey = charactersPerKey + 3;
  return { keys, bytesPerKey, size: size(Math.ceil((keys * bytesPerKey) / size(1, 'KB').bytes), 'KB') };
}

/** Amounts that pages derive from the limits and plans: `{usage.everyMinute.monthly}`, `{usage.memory.x4}`. */
export const usage = {
  daysInMonth,
  everyMinute: schedule(1),
  everyFiveMinutes: schedule(5),
  everyFifteenMinutes: schedule(15),
  everyHour: schedule(60),
  everyDay: schedule(24 * 60),
  /** Every 5 minutes for 10 hours a day, for the schedule and for the workflow that it calls. */
  warmTenHours: { workflow: warmTenHours, ...use(2 * warmTenHours) },
  /** The latest keys, with 16 characters each, that a workflow stores to find duplicates. */
  dedupe: remember(2000, 16),
  /** Multiples of the default memory. */
  memory: {
    x2: times(limits.memoryDefault, 2),
    x4: times(limits.memoryDefault, 4),
    x8: times(limits.memoryDefault, 8),
  },
} as const;
