import { limits } from '../../../data/limits.ts';
import { print } from '../../../data/quantity.ts';
import { arrivalSlots, arrivalsOf, type Pattern } from './arrivals.ts';
import type { QueueSettings } from './simulate.ts';

/** The reader's settings. */
export interface Choices {
  pattern: Pattern;
  count: number;
  drawn: readonly number[];
  /** Duration of a run. */
  seconds: number;
  workers: number | undefined;
  limit: number | undefined;
  every: Interval;
  queueSize: number;
}

type Interval = keyof typeof intervals;
const intervals = { second: 1000, minute: 60_000, hour: 3_600_000 } as const;

/** The stops of each slider, in the order of the sliders. */
export const stops = {
  count: [5, 10, 20, 50, 100, 150, 200, 300, 500, 1000],
  seconds: [0.4, 1, 2, 3, 5, 10, 20, 30, 60],
  workers: [undefined, 1, 2, 3, 5, 10, 20],
  limit: [undefined, 0, 1, 3, 10, 20, 30, 60],
  every: ['second', 'minute', 'hour'],
  queueSize: [limits.queueDefault, 200, 500, 1000, 2000, 5000, limits.queueMaximum],
} as const;

/** Twenty events at once for one worker: what most readers come for. */
export const initialChoices: Choices = {
  pattern: 'burst',
  count: 20,
  drawn: Array.from({ length: arrivalSlots }, (_, slot) => [2, 5, 9, 14, 8, 3][slot % 6] ?? 0),
  seconds: 3,
  workers: 1,
  limit: undefined,
  every: 'minute',
  queueSize: limits.queueDefault,
};

/** Converts the choices to the queue's settings. */
export function settingsOf({ workers, limit, every, queueSize, seconds }: Choices): QueueSettings {
  const rate = limit === undefined ? undefined : { limit, interval: intervals[every] };
  return { workers, rate, queueSize, runTime: seconds * 1000 };
}

/** The times at which events arrive, in milliseconds. */
export const arrivalsFor = ({ pattern, count, drawn }: Choices): number[] =>
  arrivalsOf(pattern, count, drawn);

/** Formats the number of workers as the product shows it. */
export const printWorkers = (workers: number | undefined): string =>
  workers === undefined ? 'Off' : print(workers);

/** Formats the number of runs that may start in an interval. */
export function printLimit(limit: number | undefined): string {
  if (limit === undefined) return 'Off';
  return limit === 0 ? '0 (paused)' : `${print(limit)} ${limit === 1 ? 'run' : 'runs'}`;
}
