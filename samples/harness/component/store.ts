import type { Db } from '../../../types/component.d.ts';
import { jsonCopy } from '../json.ts';
import { refuse } from './problem.ts';
import { describe } from './values.ts';

/** The key-value store of a component. */
export interface Store extends Db {
  /** Returns a copy of all entries. */
  entries(): Record<string, unknown>;
}

/**
 * Creates a `$service.db`. Values are stored as JSON, so that reads return copies, and values that can't be serialized throw.
 * /components/api/#db
 */
export function createStore(initial: Record<string, unknown> = {}): Store {
  const values = new Map<string, unknown>();
  const read = (value: unknown): unknown => jsonCopy(value)?.copy;
  const store: Store = {
    get: (key) => read(values.get(key)),
    set(key, value) {
      const json = jsonCopy(value);
      if (!json)
        refuse(
          `db.set(${JSON.stringify(key)})`,
          `${describe(value)} cannot be written as JSON.`,
          'Store data.',
        );
      values.set(key, json.copy);
    },
    entries: () => Object.fromEntries([...values].map(([key, value]) => [key, read(value)])),
  };
  for (const [key, value] of Object.entries(initial)) store.set(key, value);
  return store;
}
