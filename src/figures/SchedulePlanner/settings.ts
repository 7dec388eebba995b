import { describeCost, describeCron, describeInterval, type Reading } from './describe.ts';
import { intervalRuns, nextRuns, type Run, runsAroundChange, runsPerDay } from './runs.ts';

/** The reader's settings. */
export interface Choices {
  kind: 'every' | 'cron';
  minutes: number;
  expression: string;
  zone: string;
  show: 'next' | 'change';
  /** The runs after this time are shown, in milliseconds. */
  now: number;
}

const minutesOfDay = 24 * 60;

/** Intervals to choose from, in minutes. */
export const intervals = [
  1,
  2,
  5,
  10,
  15,
  20,
  30,
  60,
  120,
  180,
  360,
  720,
  minutesOfDay,
  7 * minutesOfDay,
] as const;

/** Example expressions. */
export const examples = ['*/15 * * * *', '0 * * * *', '0 0 * * *', '0 9 * * 1-5', '30 8 1 * *'] as const;

/** Working days around a daylight saving change. The time is fixed, because the build can't know the reader's. */
export const initialChoices: Choices = {
  kind: 'cron',
  minutes: 15,
  expression: '0 9 * * 1-5',
  zone: 'America/Los_Angeles',
  show: 'change',
  now: Date.UTC(2021, 10, 1),
};

/** The result for the reader's settings. */
export interface Plan {
  reading: Reading;
  runs: Run[];
  /** Number of runs on a day that has any. */
  daily: number;
  cost: string;
}

/** Describes a schedule: its meaning, its runs, and its cost. */
export function planOf({ kind, minutes, expression, zone, show, now }: Choices): Plan {
  if (kind === 'every') {
    const daily = Math.max(1, Math.floor(minutesOfDay / minutes));
    const reading = { words: describeInterval(minutes) };
    return { reading, runs: intervalRuns(minutes, zone, now), daily, cost: describeCost(daily) };
  }
  const reading = describeCron(expression);
  if ('error' in reading) return { reading, runs: [], daily: 0, cost: '' };
  const find = show === 'next' ? nextRuns : runsAroundChange;
  const daily = runsPerDay(expression, now);
  return { reading, runs: find(expression, zone, now), daily, cost: describeCost(daily) };
}
