import { costOf, daysInMonth, type MonthlyCost } from '../../../data/cost.ts';
import { limits } from '../../../data/limits.ts';
import { plans } from '../../../data/plans.ts';

/** What the reader has set. */
export interface Load {
  /** Runs a day. */
  runs: number;
  /** Time of a run. */
  seconds: number;
  /** Memory of the workflow, in units of the default memory. */
  memory: number;
  /** Whether an event source starts the runs, whose events count as well. */
  hasSource: boolean;
}

/** A limit of the free plan, and how much of it is used. */
export interface Used {
  limit: 'invocations' | 'compute' | 'time';
  /** In invocations a day, minutes a day, and seconds a run. */
  amount: number;
  most: number;
}

/** What a load comes to. */
export interface Usage {
  /** Invocations a day. */
  daily: number;
  month: MonthlyCost;
  /** The limits of the free plan; the one that is nearest or was passed first comes first. */
  used: readonly [Used, ...Used[]];
  /** Runs a day that the free plan has room for; 0 if a run takes too long for it. */
  freeRuns: number;
  isFree: boolean;
  /** Whether a run is too long for every plan. */
  isTooLong: boolean;
}

/** Invocations that a run counts as, with those of the source that started it. */
const perRun = ({ memory, hasSource }: Load): number => memory + (hasSource ? 1 : 0);

/** Minutes of compute time that a run counts as. */
const minutesPerRun = ({ seconds }: Load): number =>
  Math.max(seconds, plans.computeMinimumMilliseconds / 1000) / 60;

/** Works out what a load uses and costs. */
export function usageOf(load: Load): Usage {
  const daily = load.runs * perRun(load);
  const used = [
    { limit: 'invocations', amount: daily, most: limits.dailyInvocations },
    { limit: 'compute', amount: load.runs * minutesPerRun(load), most: limits.dailyComputeMinutes },
    { limit: 'time', amount: load.seconds, most: limits.timeoutFreeMaximumSeconds },
  ] as const;
  const [first, ...others] = used.toSorted((one, other) => other.amount / other.most - one.amount / one.most);
  return {
    daily,
    month: costOf(daily),
    used: [first ?? used[0], ...others],
    freeRuns: freeRunsOf(load),
    isFree: used.every(({ amount, most }) => amount <= most),
    isTooLong: load.seconds > limits.timeoutPaidMaximumSeconds,
  };
}

function freeRunsOf(load: Load): number {
  if (load.seconds > limits.timeoutFreeMaximumSeconds) return 0;
  const byInvocations = limits.dailyInvocations / perRun(load);
  // What a fraction of a millisecond adds to a sum is no reason to lose a run.
  const byCompute = limits.dailyComputeMinutes / minutesPerRun(load) + 1e-9;
  return Math.floor(Math.min(byInvocations, byCompute));
}

/** A point of the plot: the price of a month with so many runs a day. */
export interface Point {
  runs: number;
  dollars: number;
}

/**
 * The corners of the line that the price follows: free, then the fee, then the fee and what is above its quota.
 *
 * @param most runs a day at the right edge
 */
export function priceLine(load: Load, most: number): Point[] {
  const priceAt = (runs: number): Point => ({
    runs,
    dollars: usageOf({ ...load, runs }).month.price.dollars,
  });
  const free = Math.min(freeRunsOf(load), most);
  const line: Point[] = [{ runs: 0, dollars: 0 }];
  if (free > 0) line.push({ runs: free, dollars: 0 });
  if (free === most) return line;
  const paid = plans.proMonthlyInvocations / (perRun(load) * daysInMonth);
  const corners = [free, ...(paid > free && paid < most ? [paid] : []), most];
  return [...line, ...corners.map(priceAt)];
}
