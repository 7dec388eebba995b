/** The invocations that a schedule uses. */
export interface ScheduleCost {
  /** Runs a day. */
  runs: number;
  /** Invocations a day: runs multiplied by the units of memory. */
  invocations: number;
  /** Share of the free daily quota, in percent, rounded. */
  percent: number;
}

/**
 * Computes the invocations that a schedule uses.
 *
 * @param minutes between two runs
 * @param memory of the workflow, in units of the default memory; invocations are billed proportionally
 * @param quota free invocations per day
 */
export function scheduleCost(minutes: number, memory: number, quota: number): ScheduleCost {
  const runs = Math.floor((24 * 60) / minutes);
  const invocations = runs * memory;
  return { runs, invocations, percent: Math.round((invocations / quota) * 100) };
}
