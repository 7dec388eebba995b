import { Cron } from 'croner';
import { clockIn, nextChange, offsetIn } from './time-zone.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A time at which a schedule starts a run. Times are in milliseconds. */
export interface Run {
  time: number;
  /** What the clocks of the zone show, as if it were UTC. */
  clock: number;
  /** How far the clocks are ahead of UTC, in minutes. */
  offset: number;
  /** By how many minutes the clocks have been put forward since the run before, or back if it's below zero. */
  moved: number;
}

/** How many runs are shown. */
export const shownRuns = 6;

/** A cron expression that can be asked for its runs. @throws when it can't be read */
const cronOf = (expression: string, timezone: string): Cron =>
  new Cron(expression, { mode: '5-part', timezone });

/**
 * The next runs of a cron expression, in ascending order; none if it never comes true.
 *
 * @param zone the time zone that the expression is meant in
 * @param after in milliseconds
 * @throws when the expression can't be read
 */
export const nextRuns = (expression: string, zone: string, after: number): Run[] =>
  asRuns(
    cronOf(expression, zone)
      .nextRuns(shownRuns, new Date(after))
      .map((date) => date.getTime()),
    zone,
  );

/**
 * The runs before and after the next change of a zone's clocks; the next runs where clocks never change.
 *
 * @throws when the expression can't be read
 */
export function runsAroundChange(expression: string, zone: string, after: number): Run[] {
  const change = nextChange(zone, after);
  if (change === undefined) return nextRuns(expression, zone, after);
  const cron = cronOf(expression, zone);
  const half = shownRuns / 2;
  const before = cron.previousRuns(half, new Date(change)).toReversed();
  const later = cron.nextRuns(shownRuns - before.length, new Date(change - 1));
  return asRuns(
    [...before, ...later].map((date) => date.getTime()),
    zone,
  );
}

/** The runs of an interval, of which the first is one interval away. @param minutes of the interval */
export const intervalRuns = (minutes: number, zone: string, after: number): Run[] =>
  asRuns(
    Array.from({ length: shownRuns }, (_, count) => after + (count + 1) * minutes * minute),
    zone,
  );

function asRuns(times: readonly number[], zone: string): Run[] {
  return times.map((time, index) => {
    const offset = offsetIn(zone, time);
    const before = times[index - 1];
    const moved = before === undefined ? 0 : offset - offsetIn(zone, before);
    return { time, clock: clockIn(zone, time), offset, moved };
  });
}

/**
 * How many runs a cron expression starts on a day on which it starts any.
 *
 * @throws when the expression can't be read
 */
export function runsPerDay(expression: string, after: number): number {
  // In a zone without changes, every such day has as many.
  const cron = cronOf(expression, 'UTC');
  const first = cron.nextRun(new Date(after))?.getTime();
  if (first === undefined) return 0;
  const start = Math.floor(first / day) * day;
  let count = 0;
  for (let time = cron.nextRun(new Date(start - 1)); time && time.getTime() < start + day; count++)
    time = cron.nextRun(time);
  return count;
}

/** Whether a run is at a time that the clocks of the zone skip, or show twice, within a day of it. */
export function isInChange(run: Run, zone: string): boolean {
  const change = nextChange(zone, run.time - 3 * 60 * minute);
  return change !== undefined && Math.abs(run.time - change) <= 60 * minute;
}
