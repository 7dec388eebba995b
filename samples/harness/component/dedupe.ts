import { limits } from '../../../data/limits.ts';
import type { Strategy } from '../../../types/component.d.ts';

/** The part of an event that a strategy uses. */
export interface Identified {
  id: string | number | undefined;
}

/** A strategy with its cache. */
export interface Dedupe {
  /**
   * Returns the new events of a batch, and caches their ids.
   *
   * @param batch the events of one invocation, oldest first
   */
  admit<Event extends Identified>(batch: readonly Event[]): Event[];
  /** Returns the cached ids, oldest first. */
  remembered(): Id[];
}

type Id = string | number;

/** Creates a strategy with an empty cache. Without a strategy, all events are new. /components/api/#dedupe-strategies */
export function createDedupe(strategy: Strategy | undefined): Dedupe {
  if (strategy === undefined) return { admit: (batch) => [...batch], remembered: () => [] };
  return strategies[strategy]();
}

const strategies: Record<Strategy, () => Dedupe> = {
  unique: createUnique,
  greatest: createGreatest,
  last: createLast,
};

/** Emits ids that are not in the cache. A full cache drops its oldest id. */
function createUnique(): Dedupe {
  const seen = new Set<string>();
  const size = limits.dedupeIds;
  return {
    admit: (batch) =>
      batch.filter((event) => {
        const id = String(event.id);
        if (seen.has(id)) return false;
        seen.add(id);
        // Sets are iterated in insertion order.
        for (const first of seen) {
          if (seen.size <= size) break;
          seen.delete(first);
        }
        return true;
      }),
    remembered: () => [...seen],
  };
}

/**
 * Emits ids above the cached one, then caches the largest. All events of an invocation are compared with the id that was cached
 * before it, so that a list with the newest event first is emitted completely.
 */
function createGreatest(): Dedupe {
  let greatest = Number.NEGATIVE_INFINITY;
  return {
    admit(batch) {
      const fresh = batch.filter((event) => Number(event.id) > greatest);
      greatest = fresh.reduce((largest, event) => Math.max(largest, Number(event.id)), greatest);
      return fresh;
    },
    remembered: () => (Number.isFinite(greatest) ? [greatest] : []),
  };
}

/** Emits the events after the id that was emitted last, or all events if that id is not in the batch. */
function createLast(): Dedupe {
  let last: string | undefined;
  return {
    admit(batch) {
      const fresh = batch.slice(batch.findLastIndex((event) => String(event.id) === last) + 1);
      const newest = fresh.at(-1);
      if (newest) last = String(newest.id);
      return fresh;
    },
    remembered: () => (last === undefined ? [] : [last]),
  };
}
