import { createDedupe } from '../../../samples/harness/component/dedupe.ts';

/** The strategies, in the order of the page. */
export const strategies = ['unique', 'greatest', 'last'] as const;
export type Strategy = (typeof strategies)[number];
export type Id = string | number;

/** An event emitted by a run, and whether the strategy drops it. */
export interface Fed {
  id: Id;
  isEmitted: boolean;
}

/** The outcome of a run for one strategy. */
export interface FedRun {
  events: Fed[];
  /** What the strategy remembers before and after the run, oldest id first. */
  before: readonly Id[];
  after: readonly Id[];
}

/**
 * Applies a strategy to runs, in order.
 *
 * @param runs the ids that each run emits, in order
 */
export function feed(strategy: Strategy, runs: readonly (readonly Id[])[]): FedRun[] {
  const dedupe = createDedupe(strategy);
  return runs.map((ids) => {
    const before = dedupe.remembered();
    const batch = ids.map((id) => ({ id }));
    const admitted = new Set(dedupe.admit(batch));
    const events = batch.map((event) => ({ id: event.id, isEmitted: admitted.has(event) }));
    return { events, before, after: dedupe.remembered() };
  });
}

/** The most ids of a run: enough to exceed the memory of every strategy several times. */
const mostIds = 300;

/**
 * Reads the ids of a run.
 *
 * @param text ids separated by commas or spaces; `1-120` means the numbers from 1 to 120
 */
export const readIds = (text: string): Id[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .flatMap((word): Id[] => {
      const [, from, to] = /^(\d{1,6})-(\d{1,6})$/.exec(word) ?? [];
      if (from === undefined) return [/^-?\d{1,15}(?:\.\d{1,6})?$/.test(word) ? Number(word) : word];
      const count = Math.max(0, Math.min(mostIds, Number(to) - Number(from) + 1));
      return Array.from({ length: count }, (_, index) => Number(from) + index);
    })
    .slice(0, mostIds);
