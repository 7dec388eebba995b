import { limits } from './limits.ts';
import { plans } from './plans.ts';
import { dollars, size, times } from './quantity.ts';
import { scheduleCost } from './schedule-cost.ts';

const daysInMonth = 30;

/**
 * Computes the cost of invocations.
 *
 * @returns a month of 30 days and its price on Professional; what is left of the free quota of a day; and how long a run may take
 *   on average before the free compute time of the day is used up
 */
function use(daily: number) {
  const monthly = daily * daysInMonth;
  const additional = Math.max(0, monthly - plans.proMonthlyInvocations);
  const surcharge = additional * plans.pricePerInvocation.dollars;
  return {
    daily,
    monthly,
    left: limits.dailyInvocations - daily,
    secondsPerRun: (limits.dailyComputeMinutes * 60) / daily,
    additional,
    surcharge: dollars(surcharge),
    price: dollars(plans.proMonthlyPrice.dollars + surcharge),
  };
}

const warmTenHours = 10 * (60 / 5);

const schedule = (minutes: number) => use(scheduleCost(minutes, 1, limits.dailyInvocations).runs);

/** Keys that fit into `$checkpoint` as a JSON array of strings, each with quotes and a comma. */
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
  /** Every 5 minutes in 10 hours of a day, for the schedule and for the workflow that it calls. */
  warmTenHours: { workflow: warmTenHours, ...use(2 * warmTenHours) },
  /** Requests a day to a workflow with the default memory. */
  requests200: use(200),
  requests5000: use(5000),
  /** 100 requests a day to a workflow with four times the default memory. */
  requests100x4: use(100 * 4),
  /** 400 events a day of a source that starts one workflow for each. */
  sourceEvents400: use(400 * 2),
  /** The latest keys, of 16 characters each, that a workflow compares to find duplicates. */
  dedupe: remember(2000, 16),
  /** The default memory, so many times over. */
  memory: {
    x2: times(limits.memoryDefault, 2),
    x4: times(limits.memoryDefault, 4),
    x8: times(limits.memoryDefault, 8),
  },
} as const;
