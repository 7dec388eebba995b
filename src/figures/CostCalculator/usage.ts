import { costOf, daysInMonth, type MonthlyCost } from '../../../data/cost.ts';
import { limits } from '../../../data/limits.ts';
import { plans } from '../../../data/plans.ts';

/** The reader's settings. */
export interface Load {
  /** Runs a day. */
  runs: number;
  /** Duration of a run. */
  seconds: number;
  /** Memory of the workflow, in units of the default memory. */
  memory: number;
  /** Whether an event source triggers the workflow. Its events count as invocations, too. */
  hasSource: boolean;
}

/** A limit of the free plan and its use. */
export interface Used {
  limit: 'invocations' | 'compute' | 'time';
  /** In invocations a day, minutes a day, and seconds a run. */
  amount: number;
  most: number;
}

/** The resources that a load uses. */
export interface Usage {
  /** Invocations a day. */
  daily: number;
  month: MonthlyCost;
  /** The limits of the free plan, the most used first. */
  used: readonly [Used, ...Used[]];
  /** The most runs a day that fit the free plan; 0 if a single run takes too long. */
  freeRuns: number;
  isFree: boolean;
  /** Whether a run is too long for every plan. */
  isTooLong: boolean;
}

/** Invocations of a run, including those of the source that started it. */
const perRun = ({ memory, hasSource }: Load): number => memory + (hasSource ? 1 : 0);

/** Compute time of a run, in minutes. */
const minutesPerRun = ({ seconds }: Load): number =>
  Math.max(seconds, plans.computeMinimumMilliseconds / 1000) / 60;

/** Computes what a load uses and costs. */
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
  // Rounded, because a floating-point error in the sum could cost a run.
  const byCompute = limits.dailyComputeMinutes / minutesPerRun(load) + 1e-9;
  return Math.floor(Math.min(byInvocations, byCompute));
}

/** A point of the plot: the price of a month with this many runs a day. */
export interface Point {
  runs: number;
  dollars: number;
}

/**
 * The corners of the price line: free, then the fee, then the fee and invocations above its quota.
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
