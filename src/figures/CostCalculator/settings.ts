import { limits } from '../../../data/limits.ts';
import { print, times } from '../../../data/quantity.ts';
import type { Load } from './usage.ts';

const minutesOfDay = 24 * 60;

/** The stops of each slider, in the order of the sliders. */
export const stops = {
  runs: [1, 10, 24, 48, 96, 144, 200, 288, 400, 720, 1440, 3000, 5000, 10_000, 20_000, 50_000, 100_000],
  seconds: [0.1, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 750],
  memory: [1, 2, 4, 8, 16, 40],
} as const;

/** Example loads. */
export const examples = {
  'A schedule every 15 minutes': { runs: 96, seconds: 5, memory: 1, hasSource: false },
  'A schedule every minute': { runs: minutesOfDay, seconds: 1, memory: 1, hasSource: false },
  '400 source events a day': { runs: 400, seconds: 2, memory: 1, hasSource: true },
  '5,000 HTTP requests a day': { runs: 5000, seconds: 0.5, memory: 1, hasSource: false },
} as const satisfies Record<string, Load>;

export const initialLoad: Load = examples['A schedule every 15 minutes'];

/** Runs a day, labeled with the schedule that starts that many. */
export function printRuns(runs: number): string {
  const minutes = minutesOfDay / runs;
  const isSchedule = Number.isInteger(minutes) && minutes <= 60 && runs > 1;
  if (!isSchedule) return print(runs);
  return `${print(runs)}, every ${minutes === 60 ? 'hour' : minutes === 1 ? 'minute' : `${minutes} min`}`;
}

/** Formats memory. @param units multiples of the default memory */
export const printMemory = (units: number): string => print(times(limits.memoryDefault, units));

/** Formats a duration: `30 s`. */
export const printSeconds = (seconds: number): string => `${seconds} s`;
