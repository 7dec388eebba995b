import type { AsyncListener, AsyncWatch } from '../workflow/host.ts';

/** The pending operations of this worker. They all belong to the running step or hook, because only one runs at a time. */
export interface Work {
  /** Records the start of an operation. Call the function that it returns at the end of the operation. */
  begin(name: string): () => void;
  /** Starts watching new operations. */
  watch(listener: AsyncListener): AsyncWatch;
  /** `setTimeout` and similar functions, which record the timers that they start. */
  timers: Readonly<Record<string, unknown>>;
}

/** A timer of Node.js: an object that code can `unref()`, so that nothing waits for it. */
interface Timer {
  ref(): Timer;
  unref(): Timer;
  hasRef(): boolean;
  [Symbol.toPrimitive](): number;
}

type Code = (...args: unknown[]) => unknown;

/** Tracks pending operations in a worker of a browser. */
export function createWork(): Work {
  const operations = new Set<{ name: string }>();
  const ends = new Map<unknown, () => void>();
  // Saved before the reader's code can replace them.
  const { setTimeout: start, clearTimeout: stop, setInterval: repeat, MessageChannel } = globalThis;

  const begin = (name: string) => {
    const operation = { name };
    operations.add(operation);
    return () => void operations.delete(operation);
  };

  const createTimer = (id: number, end: () => void): Timer => {
    let isRef = true;
    let finish = end;
    const timer: Timer = {
      ref() {
        if (!isRef && ends.has(id)) finish = begin('Timeout');
        isRef = true;
        return timer;
      },
      unref() {
        finish();
        isRef = false;
        return timer;
      },
      hasRef: () => isRef,
      [Symbol.toPrimitive]: () => id,
    };
    ends.set(id, () => finish());
    return timer;
  };
  const clear = (timer: unknown) => {
    const id = typeof timer === 'object' && timer !== null ? Number(timer) : timer;
    ends.get(id)?.();
    ends.delete(id);
    stop(Number(id));
  };
  const once = (code: Code, ms?: unknown, ...args: unknown[]): Timer => {
    const id = start(() => {
      ends.get(id)?.();
      ends.delete(id);
      code(...args);
    }, Number(ms) || 0);
    return createTimer(Number(id), begin('Timeout'));
  };

  /** Waits for the next task. */
  const turn = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(0);
    });

  return {
    begin,
    timers: {
      setTimeout: once,
      setImmediate: (code: Code, ...args: unknown[]) => once(code, 0, ...args),
      setInterval: (code: Code, ms?: unknown, ...args: unknown[]) =>
        createTimer(Number(repeat(() => code(...args), Number(ms) || 0)), begin('Timeout')),
      clearTimeout: clear,
      clearImmediate: clear,
      clearInterval: clear,
    },
    watch({ onUncaught, onUnhandled }) {
      const before = new Set(operations);
      const unfinished = () =>
        [...operations].filter((operation) => !before.has(operation)).map(({ name }) => name);
      const caught = (event: ErrorEvent) => {
        event.preventDefault();
        onUncaught(event.error ?? new Error(event.message));
      };
      const rejected = (event: PromiseRejectionEvent) => {
        event.preventDefault();
        onUnhandled(event.reason);
      };
      addEventListener('error', caught);
      addEventListener('unhandledrejection', rejected);
      return {
        run: (code) => code(),
        pending: async () => {
          // The connection of a received response may still be open.
          const atEnd = unfinished().filter((name) => !name.startsWith('connection'));
          await turn();
          return [...atEnd, ...unfinished()];
        },
        stop: () => {
          removeEventListener('error', caught);
          removeEventListener('unhandledrejection', rejected);
        },
      };
    },
  };
}
