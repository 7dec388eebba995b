import { AsyncLocalStorage } from 'node:async_hooks';

/** The owner of operations: a step, or a stage of a component. */
export type Owner = object;

/** The pending operations of this thread. */
export interface Work {
  /** Calls a function. The operations that it starts, directly or indirectly, belong to the owner. */
  run<T>(owner: Owner, call: () => T): T;
  /**
   * Records the start of an operation. Call the function that it returns at the end of the operation.
   *
   * @param isActive whether the operation is still pending, for operations that can end without that call
   */
  begin(name: string, isActive?: () => boolean): () => void;
  /** Returns the resources that keep Node.js alive, such as timers. */
  resources(): string[];
  /** Returns the names of an owner's pending operations, and of resources that were added since `before`. */
  unfinished(owner: Owner, before: readonly string[]): string[];
  /** Whether nothing is pending. */
  isIdle(): boolean;
}

/** Resources that are recorded as operations, or belong to the thread itself. */
const ignored = /^(FSReq|TCP|TLS|SimpleShutdown|MessagePort|CloseReq)/;

/**
 * Tracks pending operations. File operations and connections are recorded as they start; Node.js lists timers and other resources
 * that keep it alive.
 */
export function createWork(): Work {
  const owners = new AsyncLocalStorage<Owner>();
  const operations = new Set<{ name: string; owner: Owner | undefined; isActive(): boolean }>();
  const resources = () => process.getActiveResourcesInfo().filter((name) => !ignored.test(name));
  const baseline = resources();
  return {
    run: (owner, call) => owners.run(owner, call),
    begin: (name, isActive = () => true) => {
      const operation = { name, owner: owners.getStore(), isActive };
      operations.add(operation);
      return () => {
        operations.delete(operation);
      };
    },
    resources,
    unfinished: (owner, before) => {
      const own = [...operations].filter((operation) => operation.owner === owner && operation.isActive());
      return [...own.map(({ name }) => name), ...added(before, resources())];
    },
    isIdle: () =>
      ![...operations].some(({ isActive }) => isActive()) && added(baseline, resources()).length === 0,
  };
}

/** Returns the items of `now` that aren't in `before`. Duplicates count separately. */
function added(before: readonly string[], now: readonly string[]): string[] {
  const rest = [...now];
  for (const name of before) {
    const index = rest.indexOf(name);
    if (index >= 0) rest.splice(index, 1);
  }
  return rest;
}
