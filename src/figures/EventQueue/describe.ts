import { print } from '../../../data/quantity.ts';
import type { Outcome } from './simulate.ts';

/** Formats a duration in its two largest units: `45 s`, `4 min 57 s`, `2 h 5 min`. @param time in milliseconds */
export function printTime(time: number): string {
  const tenths = Math.round(time / 100);
  if (tenths < 600) return `${tenths / 10} s`;
  const seconds = Math.round(time / 1000);
  if (seconds < 3600) return inUnits(seconds, 'min', 's');
  return inUnits(Math.round(seconds / 60), 'h', 'min');
}

/** @param count of the small unit; 60 of them make a large one */
function inUnits(count: number, large: string, small: string): string {
  const rest = count % 60;
  const whole = `${Math.floor(count / 60)} ${large}`;
  return rest === 0 ? whole : `${whole} ${rest} ${small}`;
}

/** Describes the outcome in sentences. @param count number of events that arrive */
export function describe(outcome: Outcome, count: number): string {
  const { rejected, firstRejected = 0, queueNeeded, mostWaiting, longestWait, finished } = outcome;
  const kept = count - rejected;
  const sentences = [];
  const since = firstRejected > 0 ? `, the first after ${printTime(firstRejected)}` : '';
  if (rejected > 0)
    sentences.push(
      `${print(rejected)} of ${print(count)} events are lost${since}. To keep them all, the queue needs room for ${print(queueNeeded)}.`,
    );
  if (finished === Number.POSITIVE_INFINITY)
    sentences.push('The workflow is paused, so events wait until you allow runs again.');
  else if (mostWaiting === 0)
    sentences.push(`No event waits, and the last run ends after ${printTime(finished)}.`);
  else
    sentences.push(
      `${rejected > 0 ? `The other ${print(kept)}` : `All ${print(kept)} events`} are done after ${printTime(finished)}. The longest wait is ${printTime(longestWait)}.`,
    );
  return sentences.join(' ');
}
