import { AsyncLocalStorage } from 'node:async_hooks';

/** Something that sets operations going: a step. */
export type Owner = object;

/** What goes on in this thread. */
export interface Work {
  /** Calls a function; what it begins, and what comes of that, is the owner's. */
  run<T>(owner: Owner, call: () => T): T;
  /**
   * Notes an operation; call what it gives when the operation has ended.
   *
   * @param isActive asked when somebody looks, for operations whose end is a state rather than a call
   */
  begin(name: string, isActive?: () => boolean): () => void;
  /** What Node.js waits for: timers, for instance. */
  resources(): string[];
  /** Names of an owner's unfinished operations, and of resources that have come since there were these. */
  unfinished(owner: Owner, before: readonly string[]): string[];
  /** Whether nothing goes on. */
  isIdle(): boolean;
}

/** Resources that are noted as operations, or that belong to the thread itself. */
const notCounted = /^(FSReq|TCP|TLS|SimpleShutdown|MessagePort|CloseReq)/;

/**
 * Keeps account of unfinished work: file operations and connections as they are begun, timers and the rest as Node.js
 * lists what keeps it alive.
 */
export function createWork(): Work {
  const owners = new AsyncLocalStorage<Owner>();
  const operations = new Set<{ name: string; owner: Owner | undefined; isActive(): boolean }>();
  const resources = () => process.getActiveResourcesInfo().filter((name) => !notCounted.test(name));
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

/** What the second list has more of than the first. */
function added(before: readonly string[], now: readonly string[]): string[] {
  const rest = [...now];
  for (const name of before) {
    const index = rest.indexOf(name);
    if (index >= 0) rest.splice(index, 1);
  }
  return rest;
}
