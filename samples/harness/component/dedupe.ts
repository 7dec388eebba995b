import { limits } from '../../../data/limits.ts';
import type { Strategy } from '../../../types/component.d.ts';

/** As much of an event as a strategy looks at. */
export interface Identified {
  id: string | number | undefined;
}

/** Remembers what was emitted, and lets the rest pass. */
export interface Dedupe {
  /**
   * @param batch the events of one invocation, oldest first
   * @returns those that are new
   */
  admit<Event extends Identified>(batch: readonly Event[]): Event[];
  /** The cached ids, oldest first. */
  remembered(): Id[];
}

type Id = string | number;

/** Starts a strategy with an empty cache; without a strategy everything passes. /components/api/#dedupe-strategies */
export function createDedupe(strategy: Strategy | undefined): Dedupe {
  if (strategy === undefined) return { admit: (batch) => [...batch], remembered: () => [] };
  return strategies[strategy]();
}

const strategies: Record<Strategy, () => Dedupe> = {
  unique: createUnique,
  greatest: createGreatest,
  last: createLast,
};

/** Emits ids that are not in the cache; the cache loses its first id when it is full. */
function createUnique(): Dedupe {
  const seen = new Set<string>();
  const size = limits.dedupeIds;
  return {
    admit: (batch) =>
      batch.filter((event) => {
        const id = String(event.id);
        if (seen.has(id)) return false;
        seen.add(id);
        // A set keeps the order in which its values came.
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
 * Emits ids above the cached one, then caches the largest. All events of an invocation are held against what was cached
 * before it, so that a list with the newest first passes whole.
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

/** Emits what stands behind the id that was emitted last; everything, when that id is not in the batch. */
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
