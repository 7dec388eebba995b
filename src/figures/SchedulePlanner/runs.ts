import { Cron } from 'croner';
import { clockIn, nextChange, offsetIn } from './time-zone.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A time at which a schedule starts a run. Times are in milliseconds. */
export interface Run {
  time: number;
  /** Local time in the zone, as if it were UTC. */
  clock: number;
  /** The zone's offset from UTC, in minutes. */
  offset: number;
  /** Change of the offset since the previous run, in minutes; negative when clocks go back. */
  moved: number;
}

/** Number of runs shown. */
export const shownRuns = 6;

/** Creates the iterator of a cron expression's runs. @throws if it can't be parsed */
const cronOf = (expression: string, timezone: string): Cron =>
  new Cron(expression, { mode: '5-part', timezone });

/**
 * The next runs of a cron expression, in ascending order; none if no date matches.
 *
 * @param zone the time zone of the expression
 * @param after in milliseconds
 * @throws if the expression can't be parsed
 */
export const nextRuns = (expression: string, zone: string, after: number): Run[] =>
  asRuns(
    cronOf(expression, zone)
      .nextRuns(shownRuns, new Date(after))
      .map((date) => date.getTime()),
    zone,
  );

/**
 * The runs before and after the zone's next daylight saving change; the next runs if the zone has none.
 *
 * @throws if the expression can't be parsed
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

/** The runs of an interval, the first one interval from now. @param minutes length of the interval */
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
 * The number of runs on a day that has any.
 *
 * @throws if the expression can't be parsed
 */
export function runsPerDay(expression: string, after: number): number {
  // UTC has no daylight saving changes, so every such day has the same number.
  const cron = cronOf(expression, 'UTC');
  const first = cron.nextRun(new Date(after))?.getTime();
  if (first === undefined) return 0;
  const start = Math.floor(first / day) * day;
  let count = 0;
  for (let time = cron.nextRun(new Date(start - 1)); time && time.getTime() < start + day; count++)
    time = cron.nextRun(time);
  return count;
}

/** Whether a run is within an hour of a change of the zone's clocks, which skips or repeats local times. */
export function isInChange(run: Run, zone: string): boolean {
  const change = nextChange(zone, run.time - 3 * 60 * minute);
  return change !== undefined && Math.abs(run.time - change) <= 60 * minute;
}
