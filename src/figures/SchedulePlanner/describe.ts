import { Cron } from 'croner';
import cronstrue from 'cronstrue';
import { limits } from '../../../data/limits.ts';
import { print } from '../../../data/quantity.ts';
import { readCron } from './read-cron.ts';

/** An expression in words, or its error. */
export type Reading = { words: string } | { error: string };

/** Describes a cron expression in words. */
export function describeCron(expression: string): Reading {
  const { fields, error } = readCron(expression);
  const wrong = fields.find((field) => field.error)?.error ?? error;
  if (wrong !== undefined) return { error: wrong };
  try {
    if (new Cron(expression, { mode: '5-part' }).nextRun() === null)
      return { error: 'No date matches this expression.' };
    return { words: cronstrue.toString(expression, { use24HourTimeFormat: true }) };
  } catch {
    // The library can't parse one of the fields.
    return { error: 'A field can only contain numbers and * , - /.' };
  }
}

/** Describes an interval in words. */
export const describeInterval = (minutes: number): string => `Every ${nameOfInterval(minutes)}`;

/** The words after `Every`: `minute`, `15 minutes`. */
export function nameOfInterval(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? 'minute' : `${minutes} minutes`;
  const hours = minutes / 60;
  if (hours < 24) return hours === 1 ? 'hour' : `${hours} hours`;
  return hours === 24 ? 'day' : `${hours / 24} days`;
}

/** Describes the share of the free quota that runs use. @param runs a day */
export function describeCost(runs: number): string {
  const quota = limits.dailyInvocations;
  const share = Math.round((runs / quota) * 100);
  const uses = `${print(runs)} ${runs === 1 ? 'invocation' : 'invocations'} a day`;
  return runs > quota
    ? `${uses} are more than the free ${print(quota)}.`
    : `${uses}, ${share < 1 ? 'less than 1' : share}% of the free ${print(quota)}.`;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a local time given as if it were UTC: `Sun, Nov 7` and `09:00`. */
export function printClock(clock: number): { date: string; time: string } {
  const date = new Date(clock);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    date: `${weekdays[date.getUTCDay()]}, ${months[date.getUTCMonth()]} ${date.getUTCDate()}`,
    time: `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`,
  };
}
