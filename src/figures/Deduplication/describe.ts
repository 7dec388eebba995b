import { limits } from '../../../data/limits.ts';
import { print } from '../../../data/quantity.ts';
import type { FedRun, Id, Strategy } from './feed.ts';

/** Explains why a strategy drops events in a run; empty if it drops none. */
export function whyDropped(strategy: Strategy, { events, before }: FedRun): string {
  const dropped = events.filter(({ isEmitted }) => !isEmitted).map(({ id }) => id);
  if (dropped.length === 0) return '';
  const known = before.at(-1);
  const [are, theirs] = dropped.length === 1 ? ['is', 'its id'] : ['are', 'their ids'];
  const names = list(dropped);
  if (strategy === 'unique') return `${names} ${are} dropped, because ${theirs} ${are} remembered.`;
  if (strategy === 'greatest')
    return `${names} ${are} dropped, because ids have to be greater than ${known}.`;
  return `${names} ${are} dropped, because only ids after ${known}, the last one emitted, are new.`;
}

/** Describes what a strategy remembers after a run. */
export function whatRemains(strategy: Strategy, after: readonly Id[]): string {
  if (after.length === 0) return 'Nothing yet';
  if (strategy !== 'unique') return `${after.at(-1)}`;
  const count = `${print(after.length)} of ${print(limits.dedupeIds)} ids`;
  return `${list(after)} (${count})`;
}

const sentence = new Intl.ListFormat('en-US');

/** More ids than this are only counted. */
const mostNamed = 6;

/** Lists ids for a sentence. */
function list(ids: readonly Id[]): string {
  if (ids.length > mostNamed) {
    const [first, second] = ids;
    return `${first}, ${second}, … ${ids.at(-1)}`;
  }
  return sentence.format(ids.map(String));
}

/** An id that `greatest` can't compare because it isn't a number. */
export const notNumeric = (runs: readonly (readonly Id[])[]): Id | undefined =>
  runs.flat().find((id) => typeof id !== 'number');
